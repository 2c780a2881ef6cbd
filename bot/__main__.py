"""The entry points `python -m bot` and `kaffeehaus`.

The commands are in `bot.command_line.commands`.
"""

import signal
import sys


def main(arguments: list[str] | None = None, name: str = "python -m bot") -> int:
    """Carry out a command line (by default that of the process), and return the exit code.

    An end that somebody has foreseen is one sentence on standard error.
    """
    # here, because worker processes import this module, too, and need no commands: 6 MB each
    import click

    from bot.command_line.commands import kaffeehaus

    try:
        kaffeehaus.main(arguments, prog_name=name, standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return 130
    except click.exceptions.Exit as end:
        return end.exit_code
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    except Exception as error:
        from bot.exit_codes import refusal_of

        refusal = refusal_of(error)
        if refusal is None:
            raise
        click.echo(str(refusal), err=True)
        return refusal.code
    return 0


def kaffeehaus_command(name: str = "kaffeehaus") -> int:
    """Carry out the command line of the process, until SIGTERM at the latest."""
    # until the bot or a command takes it over
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    return main(name=name)


if __name__ == "__main__":
    sys.exit(kaffeehaus_command("python -m bot"))
