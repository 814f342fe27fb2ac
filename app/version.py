"""The version of Guildhall, in this one place. `make release VERSION=…` writes it."""

VERSION = "0.2.0"
