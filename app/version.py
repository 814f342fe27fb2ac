"""The version of this house."""

VERSION = "0.1.0"
