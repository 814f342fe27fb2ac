"""Labels: fitting, wrapping, and names of all sorts."""

from io import BytesIO

from PIL import Image

from render.canvas import Page, Style, outlines
from render.icons import icon, names
from render.png import encode
from render.text import fit, fits, legible, look, width_of, wrap
from words.reader import Reader, plain


def test_a_text_that_fits_is_left_alone() -> None:
    assert fit("Anna", "bold", 20, 200) == "Anna"


def test_a_text_that_does_not_fit_is_cut() -> None:
    cut = fit("Niki the Magnificent", "bold", 20, 90)
    assert cut.endswith("…")
    assert width_of(cut, "bold", 20) <= 90


def test_lines_are_broken_between_words_and_at_soft_hyphens() -> None:
    assert wrap("Santa Maria del Fiore", "bold", 20, 110, 2) == ("Santa Maria", "del Fiore")
    assert wrap("Kereskedő\u00advárosok", "bold", 20, 100, 2) == ("Kereskedő-", "városok")
    assert wrap("Kereskedő\u00advárosok", "bold", 20, 400, 2) == ("Kereskedővárosok",)
    assert not fits("Kereskedővárosok", "bold", 20, 100, 2)


def test_hungarian_letters_have_glyphs() -> None:
    for face in ("title", "note", "text", "bold", "heavy"):
        assert legible("Őrült Űző öüóúéáí", "?", face) == "Őrült Űző öüóúéáí"  # type: ignore[arg-type]


def test_names_keep_what_can_be_written() -> None:
    assert legible("Anna 🦊", "red") == "Anna"
    assert legible("🦊🎲", "red") == "red"
    assert legible("さくら", "red") == "red"
    assert legible("Ωμέγα Ольга", "red") == "Ωμέγα Ольга"
    assert legible("a\u202eb", "red") == "ab"


def test_a_name_with_a_separator_of_lines_or_paragraphs_can_be_drawn() -> None:
    """Layout of U+2029 raised for every picture of such a table."""
    for separator in "\u2028\u2029\u3000":
        assert look(Reader(), (f"An{separator}na", "B"), f"{separator}B").names == ("An na", "B")
        assert look(Reader(), (separator, "B")).names == ("Red", "B")


def test_plain_names_cannot_break_a_code_block() -> None:
    assert "`" not in plain("```x```")
    assert plain("a\nb\r\nc") == "a b c"
    assert len(plain("x" * 99)) == 24


def test_every_icon_has_ink_in_every_size() -> None:
    for name in names():
        for size in (24, 64):
            assert icon(name, size).image.getchannel("A").getextrema()[1] == 255


def test_paths_are_read_like_svg() -> None:
    (points, closed), (rest, open_) = outlines("M0 0 H10 V10 Z M5 5 Q6 6 7 7")
    assert points == [(0, 0), (10, 0), (10, 10)]
    assert (closed, open_) == (True, False)
    assert rest[-1] == (7, 7)


def test_our_png_reads_back_pixel_for_pixel() -> None:
    page = Page.blank(61, 37, (200, 100, 50))
    page.frame().text((2, 2, 57, 30), "Őű", Style(20))
    back = Image.open(BytesIO(encode(page.image)))
    assert back.tobytes() == page.image.tobytes()
