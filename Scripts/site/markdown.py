"""Markdown as the documents of this repository use it, as HTML.

Headings, paragraphs, lists, tables, code, quotes, links, pictures, emphasis. HTML in documents is shown as text.
"""
import html
import re

FENCE = re.compile(r"^( *)(`{3,}|~{3,}) *([\w-]*) *$")
ITEM = re.compile(r"^( *)([-*+]|\d+[.)]) +(.*)$")
HEADING = re.compile(r"^(#{1,6}) +(.*?) *#*$")
RULE = re.compile(r"^ *(\| *:?-+:? *)+\|? *$")
CODE = re.compile(r"(`+)(.+?)\1(?!`)", re.S)
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(<?([^)\s>]+)>?\)")
AUTOLINK = re.compile(r"<(https?://[^>\s]+)>")
STRONG = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*", re.S)
EMPHASIS = re.compile(r"(?<![\w*])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\1(?![\w*])", re.S)
MAX_UNBROKEN = 24
ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")


def slug(heading, taken):
    """The name of a heading in links, as GitHub makes it."""
    plain = re.sub(r"[^\w\- ]", "", re.sub(r"\]\([^)]*\)", "]", heading).lower()).replace(" ", "-")
    name, number = plain, 0
    while name in taken:
        number += 1
        name = f"{plain}-{number}"
    taken.add(name)
    return name


def plain(markup):
    """The text of HTML."""
    return html.unescape(re.sub(r"<[^>]+>", "", markup))


class Renderer:
    """Renders one document. `resolve(target)` gives the address of a link, or None if there is none."""

    def __init__(self, resolve):
        self.resolve = resolve
        self.taken = set()
        self.headings = []

    # Text in a line -------------------------------------------------------------------------------------------------

    def inline(self, text):
        """A line of text as HTML."""
        held = []

        def hold(markup):
            held.append(markup)
            return f"\x00{len(held) - 1}\x00"

        def code(match):
            content = re.sub(r"\s+", " ", match[2])
            if content.strip() and content[0] == content[-1] == " ":
                content = content[1:-1]
            # A short option or name is not broken at its hyphens.
            kind = ' class="short"' if len(content) <= MAX_UNBROKEN else ""
            return hold(f"<code{kind}>{html.escape(content, quote=False)}</code>")

        text = CODE.sub(code, text)
        text = ESCAPED.sub(lambda match: hold(html.escape(match[1], quote=False)), text)
        text = PICTURE.sub(lambda match: hold(self.picture(match[1], match[2])), text)
        text = AUTOLINK.sub(lambda match: hold(f'<a href="{html.escape(match[1])}">{html.escape(match[1])}</a>'), text)
        text = html.escape(text, quote=False)
        text = LINK.sub(lambda match: self.link(match[1], html.unescape(match[2]), hold), text)
        text = STRONG.sub(r"<strong>\1</strong>", text)
        text = EMPHASIS.sub(r"<em>\2</em>", text)
        while "\x00" in text:
            text = re.sub("\x00(\\d+)\x00", lambda match: held[int(match[1])], text)
        return text

    def link(self, text, target, hold):
        address = self.resolve(target)
        return text if address is None else hold(f'<a href="{html.escape(address)}">') + text + hold("</a>")

    def picture(self, text, target):
        address = self.resolve(target) or target
        return f'<img src="{html.escape(address)}" alt="{html.escape(text)}" loading="lazy">'

    # Blocks ---------------------------------------------------------------------------------------------------------

    def render(self, text):
        """A document as HTML."""
        text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
        return "\n".join(self.blocks(text.expandtabs(4).split("\n")))

    def blocks(self, lines, tight=False):
        at = 0
        while at < len(lines):
            line = lines[at]
            if not line.strip():
                at += 1
            elif FENCE.match(line):
                at, markup = self.fenced(lines, at)
                yield markup
            elif match := HEADING.match(line):
                yield self.heading(len(match[1]), match[2])
                at += 1
            elif re.match(r"^ {4}", line):
                end = at
                while end < len(lines) and (not lines[end].strip() or lines[end].startswith("    ")):
                    end += 1
                yield self.code("", "\n".join(line[4:] for line in lines[at:end]).rstrip())
                at = end
            elif ITEM.match(line):
                at, markup = self.items(lines, at)
                yield markup
            elif line.lstrip().startswith("|") and at + 1 < len(lines) and RULE.match(lines[at + 1]):
                at, markup = self.table(lines, at)
                yield markup
            elif line.startswith(">"):
                end = at
                while end < len(lines) and lines[end].startswith(">"):
                    end += 1
                inner = self.blocks([re.sub(r"^> ?", "", line) for line in lines[at:end]])
                yield "<blockquote>" + "\n".join(inner) + "</blockquote>"
                at = end
            else:
                end = at + 1
                while end < len(lines) and lines[end].strip() and not self.interrupts(lines, end):
                    end += 1
                content = self.inline("\n".join(line.strip() for line in lines[at:end]))
                if content.startswith("<img ") and content.count("<") == 1:
                    yield f"<figure>{content}</figure>"
                else:
                    yield content if tight else f"<p>{content}</p>"
                at = end

    @staticmethod
    def interrupts(lines, at):
        """Whether a line ends the paragraph above it."""
        line = lines[at]
        item = ITEM.match(line)
        return bool(FENCE.match(line) or HEADING.match(line) or line.startswith(">")
                    or (item and (item[2] in "-*+" or item[2][:-1] == "1"))
                    or (line.lstrip().startswith("|") and at + 1 < len(lines) and RULE.match(lines[at + 1])))

    def heading(self, level, text):
        markup = self.inline(text)
        name = slug(plain(markup), self.taken)
        self.headings.append((level, name, plain(markup)))
        anchor = f'<a class="anchor" href="#{name}" aria-label="Link to this heading">#</a>' if level > 1 else ""
        return f'<h{level} id="{name}">{markup}{anchor}</h{level}>'

    def fenced(self, lines, at):
        indent, fence, language = FENCE.match(lines[at]).groups()
        end = at + 1
        while end < len(lines) and not re.match(rf"^ *{fence} *$", lines[end]):
            end += 1
        content = "\n".join(line.removeprefix(indent) for line in lines[at + 1:end])
        return end + 1, self.code(language, content)

    @staticmethod
    def code(language, content):
        lines = html.escape(content, quote=False).split("\n")
        if language == "console":
            lines = [f'<span class="command">{line}</span>' if line.startswith("$ ")
                     else f'<span class="output">{line}</span>' if line else line for line in lines]
        elif language in ("swift", "sh", "yaml", "python"):
            mark = "//" if language == "swift" else "#"
            lines = [re.sub(rf"(^|\s)({mark}(?: .*)?)$", r'\1<span class="comment">\2</span>', line) for line in lines]
        kind = f' data-language="{language}"' if language else ""
        return f'<pre tabindex="0"{kind}><code>' + "\n".join(lines) + "</code></pre>"

    def items(self, lines, at):
        """A list, with what is indented below its items."""
        first = ITEM.match(lines[at])
        ordered = first[2][0].isdigit()
        entries, loose = [], False
        while at < len(lines):
            match = ITEM.match(lines[at])
            if not match or len(match[1]) != len(first[1]) or match[2][0].isdigit() != ordered:
                break
            width = len(lines[at]) - len(match[3])
            block = [match[3]]
            at += 1
            while at < len(lines):
                line = lines[at]
                indent = len(line) - len(line.lstrip())
                if not line.strip():
                    following = next((l for l in lines[at:] if l.strip()), "")
                    if len(following) - len(following.lstrip()) < min(width, len(first[1]) + 2):
                        break
                elif indent <= len(first[1]) and (ITEM.match(line) or not block[-1].strip() or self.interrupts(lines, at)):
                    break
                block.append(line[min(width, indent):])
                at += 1
            loose = loose or any(not line.strip() for line in block[:-1])
            entries.append(block)
            if at < len(lines) and not lines[at].strip():
                following = next((l for l in lines[at:] if l.strip()), "")
                match = ITEM.match(following)
                if not match or len(match[1]) != len(first[1]):
                    break
                while not lines[at].strip():
                    at += 1
        tag = "ol" if ordered else "ul"
        start = first[2][:-1] if ordered and first[2][:-1] != "1" else ""
        opened = f'<ol start="{start}">' if start else f"<{tag}>"
        inner = "\n".join("<li>" + "\n".join(self.blocks(block, tight=not loose)) + "</li>" for block in entries)
        return at, f"{opened}\n{inner}\n</{tag}>"

    @staticmethod
    def cells(line):
        """The cells of a row. A bar in code or after a backslash is part of a cell."""
        text = re.sub(r"\\\|", "\x01", line.strip())
        text = CODE.sub(lambda match: match[0].replace("|", "\x01"), text)
        return [cell.strip().replace("\x01", "|") for cell in text.removeprefix("|").removesuffix("|").split("|")]

    def table(self, lines, at):
        head = self.cells(lines[at])
        sides = ["right" if cell.endswith(":") and not cell.startswith(":") else "center" if cell.endswith(":") else ""
                 for cell in self.cells(lines[at + 1])]
        at += 2
        rows = []
        while at < len(lines) and lines[at].lstrip().startswith("|"):
            rows.append(self.cells(lines[at]))
            at += 1

        def row(tag, cells):
            marks = [f' class="{side}"' if side else "" for side in sides] + [""] * len(cells)
            kinds = [tag if cell else "td" for cell in cells]
            return "<tr>" + "".join(
                f"<{kind}{mark}>{self.inline(cell)}</{kind}>" for kind, mark, cell in zip(kinds, marks, cells)) + "</tr>"

        header = f"<thead>{row('th', head)}</thead>" if any(head) else ""
        body = "\n".join(row("td", cells) for cells in rows)
        return at, f'<div class="table" tabindex="0"><table>{header}<tbody>{body}</tbody></table></div>'
