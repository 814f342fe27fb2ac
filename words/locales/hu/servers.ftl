## Amit egy szerver gazdái beállítanak

command-admin-settings = beállítások
admin-settings-description = Mi érvényes az új asztalokra ezen a szerveren
command-admin-block = kitilt
admin-bar-description = Valaki ne nyithasson asztalt, és ne ülhessen le egyhez sem
command-admin-unblock = visszaenged
admin-unbar-description = Valaki újra játszhasson itt
command-admin-blocked = kitiltottak
admin-barred-description = Kik nem játszhatnak itt
bar-person = Ki
command-option-channel = csatorna
command-option-clock = óra
command-option-language = nyelv
command-option-ping = hívás
command-option-openers = nyitók
command-option-clear = törlés
server-option-channel = Ebben a csatornában lehet asztalt nyitni; ha újra megadod, lekerül a listáról
server-option-call = Ez a rang kap értesítést, ha asztal nyílik
server-option-openers = Ez a rang nyithat asztalt
server-option-clock = Az új asztalok órája, ha a házigazda nem választ mást
server-option-language = Az új asztalok nyelve
server-option-clear = Az egyik beállítás törlése
server-clear-channels = a csatornák listája
server-clear-call = a rang, amelyik értesítést kap
server-clear-openers = a rang, amelyik asztalt nyithat
server-clear-clock = az óra
server-clear-language = a nyelv

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
server-how = Az `/admin beállítások` opcióival módosíthatod; a `törlés` kiveszi az egyiket. Admin bárhol nyithat asztalt.
server-call-unheard = Ezt a rangot még nem tudom értesíteni: { $role }. Engedd meg, hogy bárki megemlíthesse, vagy adj nekem jogot minden rang megemlítéséhez.
server-not-everyone = Válassz egy külön rangot, ne mindenkit.
server-too-many-channels = Ez több mint { $most } csatorna. Előbb vegyél le egyet a listáról, vagy a `törlés` opcióval engedd meg mindet.

table-not-in-this-channel = Ezen a szerveren máshol vannak az asztalok. Nyisd meg a tiédet ezek egyikében: { $channels }
table-opened-by-role = Ezen a szerveren csak { $role } nyithat asztalt. Ülj le egyhez, amelyik játékosokra vár (`/asztal lista`), vagy szólj egy adminnak.
table-barred = Ezen a szerveren nem nyithatsz asztalt, és nem ülhetsz le egyhez sem. Így döntöttek az adminok; szólj nekik, ha szerinted ez tévedés.
lobby-called = { $role }, egy asztal játékosokra vár.

mygames-move-here = { $game } áthozása ide ({ $table })

bar-done = { $name } itt többé nem nyithat asztalt, és nem ülhet le egyhez sem. A mostani helyei megmaradnak; az `/admin eltávolítás` szünteti meg őket.
bar-undone = { $name } újra játszhat itt.
bar-is-none = { $name } nincs kitiltva. A kitiltottakat az `/admin kitiltottak` sorolja fel.
bar-not-yourself = Magadat nem tilthatod ki.
barred-nobody = Ezen a szerveren senki sincs kitiltva.
barred-title = { $count } kitiltott ezen a szerveren:
barred-line = { $who }, { $when } óta ({ $by } döntése)
barred-more = … és még { $count }
