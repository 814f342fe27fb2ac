## Amit egy szerver gazdái beállítanak

command-admin-settings = beállítások
admin-settings-description = Válaszd meg, hol, ki és milyen órával nyithat itt asztalt
command-admin-block = kitilt
admin-block-description = Tilts ki valakit az asztaloktól; név nélkül megmutatja, ki van kitiltva
bar-person = Kit tiltasz ki

server-title = Új asztalok ezen a szerveren
server-channels = Itt nyílhatnak: { $channels }
server-everywhere = minden csatornában, ahová írhatok
server-call = Értesítést kap róluk: { $role }
server-nobody = senki
server-openers = Asztalt nyithat: { $role }
server-everybody = bárki
server-clock = Óra: { $clock }
server-language = Nyelv: { $language }
server-as-opened = azé, aki megnyitja
server-how = A szerver kezelői bárhol nyithatnak asztalt.
server-call-unheard = Ezt a rangot még nem tudom értesíteni: { $role }. Engedd meg, hogy bárki megemlíthesse, vagy adj nekem jogot minden rang megemlítéséhez.
server-not-everyone = Válassz egy külön rangot, ne mindenkit.
server-too-many-channels = Ez több mint { $most } csatorna. Válassz kevesebbet, vagy egyet se, ha mindenhol szabad.

table-not-in-this-channel = Ezen a szerveren máshol vannak az asztalok. Nyisd meg a tiédet ezek egyikében: { $channels }
table-opened-by-role = Ezen a szerveren csak { $role } nyithat asztalt. Ülj le egyhez, amelyik játékosokra vár (`/asztal lista`), vagy szólj egy adminnak.
table-barred = Ezen a szerveren nem nyithatsz asztalt, és nem ülhetsz le egyhez sem. Így döntöttek az adminok; szólj nekik, ha szerinted ez tévedés.
lobby-called = { $role }, egy asztal játékosokra vár.

mygames-move-here = { $game } áthozása ide ({ $table })

bar-done = { $name } itt többé nem nyithat asztalt, és nem ülhet le egyhez sem. A mostani helyei megmaradnak; a `/kezelés eltávolítás` szünteti meg őket.
bar-undone = { $name } újra játszhat itt.
bar-is-none = { $name } nincs kitiltva. A kitiltottakat az `/admin kitilt` sorolja fel.
bar-not-yourself = Magadat nem tilthatod ki.
barred-nobody = Ezen a szerveren senki sincs kitiltva.
barred-title = { $count } kitiltott ezen a szerveren:
barred-line = { $who }, { $when } óta ({ $by } döntése)
barred-more = … és még { $count }
barred-unblock = Engedj vissza valakit…
server-form-who = Hol és ki
server-form-how = Óra és nyelv
server-form-welcome = Üdvözlő kiírása
server-field-channels = Csatornák az asztaloknak
server-field-channels-what = Ha egy sincs: bárhol, ahová írhatok.
server-field-openers = Ki nyithat asztalt
server-field-openers-what = Ha nincs szerep: bárki.
server-field-call = Szerep, amelynek szóljak új asztalnál
server-field-call-what = Ha nincs szerep: senkinek.
server-field-clock = Új asztalok órája
server-field-clock-what = A házigazda kezdés előtt mást választhat.
server-clock-usual = A szokásos
server-field-language = Új asztalok nyelve
server-field-welcome = Hová írjam az üdvözlőt
server-field-welcome-what = Egy üzenet gombokkal: minden játék azonnal kipróbálható vagy tanulható.
server-welcome-done = Az üdvözlő ott van: { $channel }.
server-welcome-not-there = Oda nem írhatok. Válassz olyan szöveges csatornát, ahol küldhetek üzenetet.
