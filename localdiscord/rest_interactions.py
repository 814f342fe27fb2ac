"""REST: responding to interactions, and the webhook of an interaction's token."""

from aiohttp import web

from localdiscord.interactions import Interactions
from localdiscord.payload import answer, nothing, read_body


class InteractionRoutes:
    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions

    def routes(self, base: str) -> list[web.RouteDef]:
        webhook = base + "/webhooks/{application}/{token}"
        one = webhook + "/messages/{message}"
        return [
            web.post(base + "/interactions/{interaction}/{token}/callback", self.callback),
            web.post(webhook, self.follow_up),
            web.get(one, self.fetch),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        where = request.match_info
        receipt = self.interactions.callback(where["interaction"], where["token"], body)
        if request.query.get("with_response", "").lower() in ("1", "true"):
            return answer(receipt)
        return nothing()

    async def follow_up(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        where = request.match_info
        interaction = self.interactions.by_webhook(where["application"], where["token"])
        return answer(self.interactions.follow_up(interaction, body).data)

    async def fetch(self, request: web.Request) -> web.Response:
        where = request.match_info
        interaction = self.interactions.by_webhook(where["application"], where["token"])
        return answer(self.interactions.own_message(interaction, where["message"]).data)

    async def edit(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        where = request.match_info
        interaction = self.interactions.by_webhook(where["application"], where["token"])
        message = self.interactions.own_message(interaction, where["message"])
        return answer(self.interactions.edit(interaction, message, body).data)

    async def delete(self, request: web.Request) -> web.Response:
        where = request.match_info
        interaction = self.interactions.by_webhook(where["application"], where["token"])
        self.interactions.delete(interaction, self.interactions.own_message(interaction, where["message"]))
        return nothing()
