"""Characters that the bundled fonts can draw, listed here so that `words` need not load the fonts."""

RANGES = (
    "41-5A 61-7A AA B5 BA C0-D6 D8-F6 F8-148 14A-17E 18F 192 1A0-1A1 1AF-1B0 1C4-1DC 1DE-1E3 1E6-1ED 1F0 "
    "1F4-1F5 1F8-21B 21E-21F 226-233 237 259 2B0 2B2 2B7-2B9 2BB-2BC 2BE-2BF 2C6-2CC 2E1-2E3 374 37A 386 "
    "388-38A 38C 38E-3A1 3A3-3CF 3D1 3D5-3D7 3F0 400-45F 462-463 46A-46B 472-477 490-49D 4A0-4A5 4AA-4AB "
    "4AE-4B3 4B6-4BB 4C0-4C2 4CB-4CC 4CF-4DF 4E2-4F9 51A-51D 524-525 E33 EB3 1E02-1E11 1E14-1E17 1E1C-1E2B "
    "1E2E-1E3B 1E3E-1E49 1E4C-1E6F 1E72-1E73 1E78-1E99 1E9E 1EA0-1EF9 1F00-1F15 1F18-1F1D 1F20-1F45 1F48-1F4D "
    "1F50-1F57 1F59 1F5B 1F5D 1F5F-1F7D 1F80-1FB4 1FB6-1FBC 1FBE 1FC2-1FC4 1FC6-1FCC 1FD0-1FD3 1FD6-1FDB "
    "1FE0-1FEC 1FF2-1FF4 1FF6-1FFC 207F 2113 2126 212A-212B A78B-A78C FB01-FB02 "
)
"""Code points in hexadecimal. A test compares them with the fonts."""


def _letters() -> frozenset[str]:
    found = set()
    for span in RANGES.split():
        first, _, last = span.partition("-")
        found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return frozenset(found)


LETTERS = _letters()
