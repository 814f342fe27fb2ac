"""Discord's error responses: HTTP status, numeric code, message, and for invalid bodies the errors by path."""

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """An error response to the bot."""

    def __init__(
        self, status: int, code: int, message: str, errors: Json | None = None, *, retry_after: float | None = None
    ) -> None:
        super().__init__(f"{status} ({code}): {message} {errors or ''}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class FormErrors:
    """Collects errors of a body by path, in the nested shape of error 50035."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)


def invalid_form(path: tuple[str | int, ...], code: str, message: str) -> ApiError:
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors.tree)


def unavailable() -> ApiError:
    """A guild in an outage."""
    return ApiError(503, 0, "503: Service Unavailable")


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def no_mutual_guild() -> ApiError:
    return ApiError(403, 50278, "Cannot send messages to this user")


def not_a_place_to_write() -> ApiError:
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def too_many_old_edits(retry_after: float) -> ApiError:
    words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return ApiError(429, 30046, words, retry_after=round(retry_after, 3))


def tag_required() -> ApiError:
    return ApiError(400, 40067, "A tag is required to create a forum post in this channel")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def entry_point_removed() -> ApiError:
    message = (
        "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point"
        " command in your update request or delete it separately."
    )
    return ApiError(400, 50240, message)


def unknown_instance() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def locked_thread() -> ApiError:
    return ApiError(403, 160005, "This thread is locked")


def too_many_threads() -> ApiError:
    return ApiError(400, 160006, "Maximum number of active threads reached")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")
