"""The commands of `python -m bot`.

Each imports what it needs when it is called, so that `healthy` and `--help` are quick.
"""

import asyncio
import contextlib
import signal
import sys
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import click

FILE = click.Path(path_type=Path, dir_okay=False)
YES = click.option("--yes", is_flag=True, help="Do not ask.")
PORT = click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    default=8765,
    show_default=True,
    help="Port of the playground's page.",
)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--demo", "plays_here", is_flag=True, help="The same as the command demo.")
@PORT
@click.pass_context
def kaffeehaus(context: click.Context, *, plays_here: bool, port: int) -> None:
    """Run Kaffeehaus, domino games for Discord.

    Without a command, run the bot. Settings are read from the environment and from the file .env in
    this folder; .env.example explains them, and docs/hosts/hosting.md explains everything else.
    """
    if context.invoked_subcommand is None:
        context.invoke(demo, port=port) if plays_here else context.invoke(run)


@kaffeehaus.command()
@click.option(
    "--stay",
    is_flag=True,
    help="After 65, 77 and 78 do nothing until SIGTERM: Docker would start it again for ever.",
)
def run(*, stay: bool = False) -> None:
    """Run the bot on Discord until Ctrl-C or SIGTERM.

    Exit codes: 0 after Ctrl-C or SIGTERM; 65 the database is of a newer version; 69 Discord cannot
    be reached; 74 the database cannot be opened; 75 another process holds the database; 77 Discord
    refuses the token; 78 a setting is wrong.
    """
    from bot.command_line.run import run
    from bot.exit_codes import HOPELESS, refusal_of

    try:
        run()
    except Exception as error:
        refusal = refusal_of(error)
        if not stay or refusal is None or refusal.code not in HOPELESS:
            raise
        wait_for_end(
            f"{refusal} Mend it, and start it again: it does nothing until then.", refusal.code
        )


@kaffeehaus.command()
@PORT
def demo(port: int) -> None:
    """Play on this machine, without Discord.

    Starts a small local Discord (the playground) and the bot, and prints the address of a page to
    open in a browser. What happens there is kept in the folder var.
    """
    from bot.command_line.demo import demo

    raise SystemExit(demo(port))


@kaffeehaus.command()
def healthy() -> None:
    """Say whether the bot with these settings runs, for supervisors and containers.

    Ends with 0 if it runs and answers, with 1 if it does not. Run it in the same folder and as the
    same user as the bot.
    """
    from bot.process_file import health

    is_well, sentence = health()
    click.echo(sentence)
    raise SystemExit(0 if is_well else 1)


@kaffeehaus.command()
@click.option(
    "--channel",
    type=click.IntRange(1),
    help="Id of a channel or thread: try out a message there, too.",
)
@click.option(
    "--live",
    is_flag=True,
    help="Try out in a test server what we could not, and print a page to send to us.",
)
def check(channel: int | None, *, live: bool) -> None:
    """Look at everything that a host can get wrong, and say in a sentence what to do.

    Looks at the settings, the machine, the database, the application at Discord, and its commands.
    With --channel also at the permissions there; a message is posted, edited with a picture, and
    deleted at once. It may be used while the bot runs. Ends with 0 if there is no FAULT, with 1 if
    there is one, with 78 if a setting cannot be used.

    With --live it does something else: it tries out in the channel, and in the direct messages of
    the application's owner, what only the real Discord can tell, removes all of it, and prints what
    it saw. No id and no name is on that page.
    """
    if live:
        print_live_page(channel)
        return
    from bot.checks import Verdict
    from bot.checks.check import check
    from bot.settings import load_settings

    settings = load_settings(token=False)

    async def faults() -> int:
        found = 0
        async for finding in check(settings, channel):
            click.echo(str(finding))
            found += finding.verdict is Verdict.FAULT
        return found

    number = asyncio.run(faults())
    click.echo(
        f"{number} fault{'s' if number != 1 else ''}." if number else "Everything is in order."
    )
    raise SystemExit(1 if number else 0)


@kaffeehaus.command()
@click.argument("file", type=FILE, required=False)
@click.option(
    "--keep",
    type=click.IntRange(1),
    default=14,
    show_default=True,
    help="Remove all but so many backups.",
)
def backup(file: Path | None, keep: int) -> None:
    """Copy the database, also while the bot runs.

    Without FILE, the copy gets a name with the time, in the folder backups beside the database
    (var/backups for PostgreSQL), and old backups there are removed; so are all copies older than
    KEEP_BACKUPS_DAYS. The copy is one SQLite file, whatever the database is, readable for its owner
    alone. It is checked before it gets its name: the file, and the books. Hands and secrets are in
    it.
    """
    from bot.command_line.database_commands import backup
    from bot.settings import load_settings

    say(backup(load_settings(token=False), file, keep))


@kaffeehaus.command()
@click.argument("file", type=FILE)
@YES
def restore(file: Path, *, yes: bool) -> None:
    """Replace the database by the backup FILE. Stop the bot first.

    The backup is checked before anything is changed. The previous database is kept in the folder of
    backups. It does not matter whether the backup was made from SQLite or from PostgreSQL. A
    PostgreSQL is emptied first, so it must be Kaffeehaus's own.
    """
    from bot.command_line.database_commands import restore
    from bot.settings import load_settings

    settings = load_settings(token=False)
    if not yes:
        click.confirm(f"Replace the database by {file}?", abort=True)
    say(restore(settings, file))


@kaffeehaus.command("import")
@click.argument("old")
def import_old(old: str) -> None:
    """Make a new database from OLD, one of the last Kaffeehaus 1.x: its SQLite file, or the address
    of its PostgreSQL.

    Chips, settings, presets, bans, ratings, achievements and counters of all times are taken over;
    chips on tables go back to their owners first. Stop both versions before. DATABASE_URL names the
    new database, which must be empty. OLD is only read.
    """
    from bot.command_line.database_commands import import_old
    from bot.settings import load_settings

    say(import_old(load_settings(token=False), old, time.time_ns() // 1_000_000))


@kaffeehaus.command()
def audit() -> None:
    """Check the books: each balance is the sum of its bookings, and all together are zero.

    Check the counters of leaderboards.

    The results of all rounds are added up again, and compared with boards, ratings, achievements,
    fair play and the logs of tables. It may be used while the bot runs.
    """
    from bot.command_line.database_commands import audit
    from bot.settings import load_settings

    say(audit(load_settings(token=False), time.time_ns() // 1_000_000))


@kaffeehaus.command()
@click.argument("table")
@click.option(
    "--to",
    "file",
    type=FILE,
    help="File to write; by default kaffeehaus-TABLE.json in this folder.",
)
def export(table: str, file: Path | None) -> None:
    """Write the proof of the closed table TABLE, and check it against its seal.

    TABLE is the code in the last line of the table's message. The file is the one that *Fair?*,
    *Check* gives to players; docs/verify.js checks it without Kaffeehaus. It may be used while the
    bot runs.
    """
    from bot.command_line.database_commands import export
    from bot.settings import load_settings

    say(export(load_settings(token=False), table, file))


@kaffeehaus.command()
@click.argument("person", type=click.IntRange(1))
@YES
def forget(person: int, *, yes: bool) -> None:
    """Erase everything about a person, for good, like *Delete my data* in /settings.

    It may be used while the bot runs.

    PERSON is the id of the person in Discord. The bot takes the person out of all tables, which it
    does within ten minutes, or when it starts.
    """
    from bot.command_line.database_commands import forget
    from bot.settings import load_settings

    settings = load_settings(token=False)
    if not yes:
        click.confirm(f"Erase everything about person {person}, chips included?", abort=True)
    say(forget(settings, person, time.time_ns() // 1_000_000))


@kaffeehaus.command("forget-server")
@click.argument("server", type=click.IntRange(1))
@YES
def forget_server(server: int, *, yes: bool) -> None:
    """Erase everything about a server, at once and for good. Stop the bot first.

    SERVER is the id of the server in Discord. Without this command, everything about a server is
    erased some time after it has removed the bot (KEEP_LEFT_SERVERS_DAYS). If the bot is still on
    the server, it starts there from nothing.
    """
    from bot.command_line.database_commands import forget_server
    from bot.settings import load_settings

    settings = load_settings(token=False)
    if not yes:
        click.confirm(f"Erase everything about server {server}, chips included?", abort=True)
    say(forget_server(settings, server, time.time_ns() // 1_000_000))


@kaffeehaus.command("install-service")
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default="/etc/systemd/system",
)
def install_service(target: Path) -> None:
    """Write systemd's units for the folder that Kaffeehaus stands in: the bot, and a backup every
    day. Needs sudo.

    The service runs as the owner of the folder. Prints the commands that start it, now
    and after each reboot. After a move of the folder, and after an update whose changelog says so,
    use it again.
    """
    from bot.command_line.install_service import install_service

    click.echo(install_service(target))


@kaffeehaus.command("change-application")
def change_application() -> None:
    """Let another application of Discord have the database, for good. Stop the bot first.

    A start is refused if DISCORD_TOKEN belongs to another application than the database: that one
    is on other servers, and data of servers that have removed the bot are erased after some time.
    After this command the next start is not refused.
    """
    from bot.command_line.database_commands import change_application
    from bot.settings import load_settings

    say(change_application(load_settings(token=False)))


def print_live_page(channel: int | None) -> None:
    """Print the page of `bot.checks.live` while it is made.

    Ctrl-C and SIGTERM end it, and nothing is left in Discord.
    """
    from bot.checks.live import live_page
    from bot.settings import load_settings

    if channel is None:
        raise click.UsageError(
            "--live needs --channel and the id of a text channel of a test server."
        )
    settings = load_settings()

    async def pages() -> None:
        task = asyncio.current_task()
        assert task is not None
        if sys.platform != "win32":
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        async for line in live_page(settings, channel):
            click.echo(f"{line}\n")

    with contextlib.suppress(asyncio.CancelledError):  # by SIGTERM
        asyncio.run(pages())


def wait_for_end(sentence: str, code: int) -> None:
    """Print a sentence, wait until SIGTERM or Ctrl-C, and end the process with this exit code."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(code))
    click.echo(sentence, err=True)
    threading.Event().wait()


def say(work: Coroutine[Any, Any, str]) -> None:
    """Run a command to its end, and print the sentence that it returns.

    SIGTERM stops it, and it removes what it has begun.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    click.echo(asyncio.run(work))
