"""The command line: run the bot, or maintain its database.

python bot.py                run the bot (needs GUILDHALL_TOKEN)
python bot.py local          run it on a local Discord in the browser
python bot.py --help         everything else

Every worker process imports this file, too, before it can watch for the end of its parent: nothing is imported here
outside of `main`.
"""


def main() -> None:
    import sys

    from app import health, installation

    if sys.argv[1:] == ["health"]:
        health.main()  # runs every minute, so it skips the imports below
    installation.must_be_current()  # before the imports below could fail
    from app import command_line

    command_line.main()


if __name__ == "__main__":
    main()
