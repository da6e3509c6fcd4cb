"""The rules of a game on paper: a page that needs nothing else, to print for the table.

Pictures are parts of one drawing, made by the game's own view; it is in the page once. At the end
is an example of play, with a drawing of its own.
"""

from __future__ import annotations

from base64 import b64encode

from cookietin.engine import written
from cookietin.engine.esc import esc
from cookietin.engine.options import span
from cookietin.engine.plug import Plug
from cookietin.engine.rulebook import Clause, rulebook
from cookietin.engine.texts import Phrase, Say, has_text, speaker
from cookietin.web.elements import PACKAGE
from cookietin.web.lessons import Illustration, numbers, part_of, scene_of

FIRST = 0  # whose view an example has
TOLD = 8  # lines in it

LOOK = """
@page { size: A4; margin: 12mm 13mm; }
* { box-sizing: border-box; }
html { font: 8.6pt/1.32 Georgia, "Times New Roman", serif; color: #201509; background: #fff; }
body { margin: 0 auto; max-width: 184mm; -webkit-print-color-adjust: exact;
  print-color-adjust: exact; hyphens: auto; }
h1, h2 { font-family: "Trebuchet MS", Verdana, sans-serif; line-height: 1.1; margin: 0; }
h1 { font-size: 22pt; }
h2 { font-size: 11pt; margin: 3mm 0 1mm; break-after: avoid; color: #7a3b12; }
p { margin: 0 0 1mm; }
.drawing { position: absolute; width: 0; height: 0; overflow: hidden; }
header { display: grid; grid-template-columns: 1fr 62mm; gap: 6mm; align-items: start; }
header > svg { width: 62mm; max-height: 96mm; }
.facts, .credit, .mark { font-size: 7.4pt; color: #4c3a28; }
.facts span { font-weight: bold; margin-right: 3mm; }
.intro { font-size: 10pt; margin: 2mm 0; }
.how { display: grid; gap: 1.5mm; margin: 1mm 0 0; padding: 0; list-style: none;
  counter-reset: step; }
.how li { display: grid; grid-template-columns: 22mm 1fr; gap: 2.5mm; align-items: center;
  break-inside: avoid; counter-increment: step; }
.how li p::before { content: counter(step) ". "; font-weight: bold; }
.shown { width: 100%; border: .3mm solid #c9a777; border-radius: 1.5mm; background: #f7ecd9; }
.all { columns: 2; column-gap: 7mm; }
.clause { display: grid; grid-template-columns: 8mm 1fr auto; align-items: start;
  margin-bottom: 1.4mm; break-inside: avoid; }
.clause > b { font-family: "Trebuchet MS", Verdana, sans-serif; }
.clause > .shown { width: 12mm; margin-left: 2mm; }
.mark { margin: .5mm 0 0; padding-left: 2mm; border-left: .6mm solid #d9b98a; }
.example { display: grid; grid-template-columns: 1fr 40mm; gap: 0 6mm; align-items: start;
  margin-top: 3mm; padding: 0 4mm 2mm; border: .3mm solid #c9a777; border-radius: 2mm;
  break-inside: avoid; }
.example img { width: 40mm; max-height: 50mm; object-fit: contain; margin-top: 2mm; }
.example ol { margin: 1mm 0 0; padding-left: 5mm; }
.example li { margin-bottom: 1mm; }
"""


def sheet_of(plug: Plug, language: str) -> str:
    """The whole page."""
    say, own = speaker(PACKAGE, language), speaker(plug.package, language)
    scene = scene_of(plug, language)
    clauses = "".join(clause_on_paper(one, scene, own) for one in rulebook(plug, language))
    return f"""<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{esc(own("name"))}</title>
<style>{LOOK}</style></head><body>
{drawing_of(scene)}<header><div><h1>{esc(own("name"))}</h1>
<p class="facts">{facts_of(plug, say)}</p><p class="intro">{esc(own("intro"))}</p>
{credit_of(plug, language)}{steps_on_paper(plug, scene, say, own)}</div>
{part(scene, "")}</header>
<div class="all">{clauses}</div>{example_of(plug, language, say)}</body></html>
"""


def facts_of(plug: Plug, say: Say) -> str:
    """How many play, how long, and from which age the box says."""
    facts = [say("tin-players", count=span(plug.players)), say("tin-minutes", minutes=plug.minutes)]
    facts += [say("age", age=plug.age)] if plug.age else []
    return " ".join(f"<span>{esc(fact)}</span>" for fact in facts)


def credit_of(plug: Plug, language: str) -> str:
    """Whose game it is, if it says so."""
    if not has_text(plug.package, "credit"):
        return ""
    return f'<p class="credit">{esc(speaker(plug.package, language)("credit"))}</p>'


def drawing_of(scene: Illustration) -> str:
    """The drawing of which all pictures are parts, out of sight."""
    if not scene.inside:
        return ""
    return f'<svg class="drawing" aria-hidden="true"><g id="scene">{scene.inside}</g></svg>'


def part(scene: Illustration, name: str) -> str:
    """A part of the drawing, or with no name all of it; its text stands beside it."""
    box = scene.boxes.get(name)
    if box is None:
        return ""
    return (
        f'<svg class="shown" viewBox="{numbers(box)}" aria-hidden="true"><use href="#scene"/></svg>'
    )


def steps_on_paper(plug: Plug, scene: Illustration, say: Say, own: Say) -> str:
    """How it is played, in a few steps."""
    steps = "".join(
        f"<li>{part(scene, f'how-{step.key}')}<p>{esc(own(f'how-{step.key}'))}</p></li>"
        for step in plug.coach.steps
    )
    return f'<h2>{esc(say("rules-how"))}</h2><ol class="how">{steps}</ol>' if steps else ""


def clause_on_paper(clause: Clause, scene: Illustration, own: Say) -> str:
    """A clause with its picture and its marks, or the title of a section."""
    if clause.is_section:
        return f"<h2>{clause.name}. {esc(clause.text)}</h2>"
    marks = "".join(
        f'<p class="mark"><b>{esc(own(mark))}</b> {esc(text)}</p>' for mark, text in clause.marks
    )
    picture = part(scene, part_of(clause.number))
    text = f"<div>{esc(clause.text)}{marks}</div>"
    return f'<div class="clause"><b>{clause.name}</b>{text}{picture}</div>'


def example_of(plug: Plug, language: str, say: Say) -> str:
    """A few moves of a game that is stored with the rules, told, and the board after them."""
    stored = next(written.stored_with(plug), None)
    if stored is None:
        return ""
    text, played_by = stored
    positions = list(written.replays(text, lambda *_: played_by))
    before = after = positions[len(positions) // 2]
    told: list[Phrase] = []
    for after in positions[len(positions) // 2 :]:
        told = after.phrases_since(before, FIRST)
        if len(told) >= TOLD:
            break
    lines = "".join(f"<li>{esc(phrase.text(language))}</li>" for phrase in told)
    picture = b64encode(after.view(FIRST).svg(language).encode()).decode()
    return (
        f'<section class="example"><div><h2>{esc(say("rules-example"))}</h2><ol>{lines}</ol></div>'
        f'<img alt="" src="data:image/svg+xml;base64,{picture}"></section>'
    )
