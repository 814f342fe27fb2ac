"""Permission bits that the local Discord enforces."""

from enum import IntFlag


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    PIN_MESSAGES = 1 << 51


ALL_PERMISSIONS = Permission(sum(permission.value for permission in Permission))

# Permissions that a careful admin grants: enough to run tables, none to moderate.
BOT_DEFAULT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.ATTACH_FILES
    | Permission.EMBED_LINKS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
)

PERSON_DEFAULT = BOT_DEFAULT | Permission.USE_EXTERNAL_EMOJIS

# A direct message channel has no roles that could deny anything.
DM_PERMISSIONS = BOT_DEFAULT | Permission.PIN_MESSAGES | Permission.USE_EXTERNAL_EMOJIS
