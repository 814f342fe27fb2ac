"""The version of the bot."""

VERSION = "0.1.0"
