"""REST: the application's own emojis, and their pictures."""

import base64
import binascii
import re

from aiohttp import web

from localdiscord import errors
from localdiscord.attachments import AttachmentStore
from localdiscord.model import Json
from localdiscord.payload import answer, nothing, read_json
from localdiscord.pictures import content_type_of
from localdiscord.world import World

MOST = 2000
"""Maximum emojis of an application."""
BYTES_MAX = 256 * 1024
NAME = re.compile("[A-Za-z0-9_]{2,32}")
IMAGE = re.compile("data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
KINDS = ("image/png", "image/jpeg", "image/gif", "image/webp")


class EmojiRoutes:
    def __init__(self, world: World, pictures: AttachmentStore) -> None:
        self.world = world
        self._pictures = pictures

    def routes(self, base: str) -> list[web.RouteDef]:
        path = base + "/applications/{application}/emojis"
        one = path + "/{emoji:\\d+}"
        return [
            web.get(path, self.list),
            web.post(path, self.create),
            web.get(one, self.fetch),
            web.patch(one, self.rename),
            web.delete(one, self.delete),
            web.get("/emojis/{emoji:\\d+}.png", self.picture),
        ]

    def _found(self, request: web.Request) -> Json:
        self._must_be_ours(request)
        found = self.world.emojis.get(request.match_info["emoji"])
        if found is None:
            raise errors.ApiError(404, 10014, "Unknown Emoji")
        return found

    def _must_be_ours(self, request: web.Request) -> None:
        if request.match_info["application"] != self.world.bot_id:
            raise errors.ApiError(404, 10002, "Unknown Application")

    async def list(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        return answer({"items": [*self.world.emojis.values()]})

    async def fetch(self, request: web.Request) -> web.Response:
        return answer(self._found(request))

    async def create(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        body = await read_json(request)
        name, image = self._checked_name(body.get("name")), _image(body.get("image"))
        if len(self.world.emojis) >= MOST:
            raise errors.ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
        emoji: Json = {
            "id": self.world.snowflakes.next(),
            "name": name,
            "user": self.world.bot.user,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self._pictures.put(emoji["id"], image, keep=True)
        self.world.emojis[emoji["id"]] = emoji
        self.world.note("emojis", emoji["id"])
        return answer(emoji, 201)

    async def rename(self, request: web.Request) -> web.Response:
        emoji, body = self._found(request), await read_json(request)
        if "name" in body and body["name"] != emoji["name"]:
            emoji["name"] = self._checked_name(body["name"])
            self.world.note("emojis", emoji["id"])
        return answer(emoji)

    async def delete(self, request: web.Request) -> web.Response:
        emoji = self._found(request)
        del self.world.emojis[emoji["id"]]
        self._pictures.drop(emoji["id"])
        self.world.note("emojis", emoji["id"])
        return nothing()

    async def picture(self, request: web.Request) -> web.Response:
        data = self._pictures.served(request.match_info["emoji"])
        if data is None:
            raise errors.ApiError(404, 0, "404: Not Found")
        response = web.Response(body=data, content_type=content_type_of("emoji.png", data))
        response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        return response

    def _checked_name(self, name: object) -> str:
        if not isinstance(name, str) or not 2 <= len(name) <= 32:
            raise errors.invalid_form(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
        if not NAME.fullmatch(name):
            raise errors.invalid_form(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(emoji["name"] == name for emoji in self.world.emojis.values()):
            message = "An emoji with this name already exists"
            raise errors.invalid_form(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        return name


def _image(said: object) -> bytes:
    found = IMAGE.fullmatch(said) if isinstance(said, str) else None
    try:
        data = base64.b64decode(found[1], validate=True) if found is not None else b""
    except binascii.Error:
        data = b""
    if content_type_of("", data) not in KINDS:
        raise errors.invalid_form(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > BYTES_MAX:
        message = f"File cannot be larger than {BYTES_MAX // 1024} kb."
        raise errors.invalid_form(("image",), "BINARY_TYPE_MAX_SIZE", message)
    return data
