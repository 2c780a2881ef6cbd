# Regras da casa com nome

command-presets = Regras da casa com nome para este servidor
command-presets-save = Salvar as regras da casa da mesa deste canal com um nome; /play as oferece
    .name = O nome, por exemplo Café Central
command-presets-show = Todas as regras da casa com nome deste servidor
command-presets-delete = Excluir regras da casa com nome
    .name = Quais
preset-saved = Salvo. /play oferece: { $preset }
preset-deleted = { $name }: excluído.
presets-none = Ainda não há regras da casa com nome. Prepare uma mesa, depois /presets save.
preset-usual = como de costume
refused-preset-name = Um nome tem de 1 a { $most } caracteres e não é o nome de um jogo.
refused-presets-full = Já há { $most }. Exclua um primeiro, com /presets delete.
refused-no-preset = Não há regras da casa com esse nome. /presets show mostra todas.
