import logging; logging.basicConfig(level="ERROR")
import asyncio, json, tempfile, time
from pathlib import Path
import aiohttp
from tests.cogs.playing import an_evening
from tests.web.serve import link_of
from web.address import Address
async def main(game):
    with tempfile.TemporaryDirectory() as data:
        async with an_evening(Path(data), seed="board", pictures=True, web=Address("127.0.0.1", 0)) as evening:
            anna = await evening.local.person("Anna").open()
            await anna.slash("table practice", game=game)
            await evening.settle()
            (table_id,) = evening.house.hall._awake
            link = await link_of(evening, table_id, int(anna.id))
            base, token = link.split("#")
            origin = base.split("/t/")[0]
            async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as s:
                async with s.get(base) as r: print(r.status, dict(r.headers)); 
                async with s.post(base+"api/session", json={"token": token}, headers={"Origin": origin}) as r: print(r.status, await r.text(), r.headers.get("Set-Cookie"))
                async with s.post(base+"api/session", json={"token": token}, headers={"Origin": origin}) as r: print(r.status, await r.text())
                for shape in ("wide","upright","area"):
                    t=time.time()
                    async with s.get(base+f"api/board?shape={shape}&page=abcdefgh{shape}") as r:
                        text=await r.text(); b=json.loads(text)
                        print(r.status, len(text), time.time()-t, {k:(v if len(str(v))<150 else type(v).__name__+str(len(v))) for k,v in b.items()})
                    for a in b["atlases"]:
                        async with s.get(base+a["url"]) as r: print("atlas", r.status, len(await r.read()), len(a["boxes"]))
                for p in ("api/log","api/history","api/why","api/undo","api/hint","api/closeup?thing=x","nothing"):
                    async with s.get(base+p) as r: print(p, r.status, (await r.text())[:300])
                thing=next((v[4] for v in b["places"].values() if v[4]), "")
                async with s.get(base+"api/closeup?thing="+thing) as r: print(thing, r.status, (await r.text())[:200])
                async with s.ws_connect(base.replace("http","ws")+"ws", origin=origin) as ws: print(await ws.receive_json())
import sys
asyncio.run(main(sys.argv[1]))
