# Regras da casa com nome

presets-none = Ainda não há regras da casa com nome. Prepare uma mesa, depois *{ button-preset-save }*.
preset-usual = como de costume
refused-preset-name = Um nome tem de 1 a { $most } caracteres, com pelo menos uma letra ou um número, e não é o de um jogo nem o de outras regras da casa. Símbolos, acentos e maiúsculas não contam.
refused-presets-full = Já há { $most }. Exclua um primeiro.
refused-no-preset = Não há regras da casa com esse nome.
button-house-presets = Regras com nome
house-menu-preset = Apagar regras com nome
button-preset-save = Guardar as regras da mesa
form-preset = Nome das regras
