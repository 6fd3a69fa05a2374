#!/usr/bin/env python3
"""Print the structure of the sources, and with `--check` fail when it is worse than `.ci/structure` allows.

    check-structure.py                      the table of all modules
    check-structure.py --list METRIC        what a number counts: knots (what to cut), members (files of the
                                            knot), edges, pairs, literals, releases, files, functions or comments;
                                            --module NAME for one module
    check-structure.py --check              for CI
    check-structure.py --record             take better numbers over into `.ci/structure`; never worse ones

Everything is read from the text of the sources, with comments and the text of strings removed; code in
interpolations stays. If the package was built, `.build/debug/index/store` would answer the first question exactly
(`indexstore-db`); this script does not need it, so that it runs in seconds without a compiler.

knot      The files of the largest strongly connected component of the graph of references of a module. A file refers
          to another if it uses a name that exactly one file of the module declares, and does not declare itself:
          - a type, anywhere in the code (a nested type by its last name);
          - a top-level function, variable or constant;
          - a member of a type or of an extension, after a dot; without a dot if it is called, or if the file declares
            or extends the same type, and has no local binding of that name.
          If several files declare a member, or an imported module does, the type decides that the file names or
          extends, if it is only one. Overrides, private declarations, and names of the standard library and Foundation
          (LIBRARY) are not followed. An extension refers to the file of its type, and others to the file of the
          extension by its members.
          Limits: there are no types of expressions, so that many references to overloads, to requirements of protocols,
          operators and initializers are missed and a few are wrong. The number is rather too low than too high, and
          the same on every machine.
pairs     Pairs of folders (first level below Sources/MODULE) with such references in both directions.
literals  String literals that name an element, an attribute or a key of a document, outside of
          Sources/InterfaceBuilder/Schema, in modules that read or write documents. Counted is each literal
          - that is the subscript of an element: `element["name"]`;
          - that is an argument of a function of NAMING or KEYED: `flag("enabled")`, `child("rect", key: "frame")`;
          - that is compared with a `.name` or `["key"]` (or a variable of VARIABLES): by `==`, `!=`, `contains`, or as
            a case of a switch; or that a property `elementName` returns;
          - that begins a tuple of a list of attributes: `("name", value)`; with `("key", "frame")` the key as well;
          - in a constant collection whose keys or items are names (TABLES).
          Not counted: values of attributes (`"YES"`, `"vertical"`), keys of JSON and YAML, names of rules, options,
          messages, and texts of whole documents. A new function or table has to be added to the tables of this script;
          an entry that is gone is an error.
releases  Comparisons of releases of systems or of Xcode outside of Sources/AutoLayout/PlatformMetrics: an operator
          next to `.xcode(…)` or `.iOS(…)`, an ordering of something named `…systemVersion`, `…toolsVersion` or
          `…release`, or its equality with a number. Equality of two values of the same name is not counted.
files     Lines per file: 90th percentile and maximum.
functions Lines of functions, initializers and subscripts with a body, from the keyword to the last brace:
          90th percentile and maximum.
comments  The share of lines that begin with `///`, in per cent of all lines, rounded down to a tenth, without files
           that are generated.

Modules of fewer than 50 lines, which only export others, are left out.
"""
import argparse
import bisect
import collections
import functools
import os
import re
import signal
import sys

LIMITS = ".ci/structure"
SCHEMA = "Sources/InterfaceBuilder/Schema/"
FACTS = "Sources/AutoLayout/PlatformMetrics/"
SMALLEST = 50
# Modules whose literals are looked at: the readers and writers of documents.
READERS = ("InterfaceBuilder", "LayoutAnalysis", "AutoLayoutCommand", "Studio", "AutoLayoutTool")

IDENTIFIER = r"[A-Za-z_]\w*"
MODIFIERS = {"private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "mutating",
             "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned", "indirect", "nonisolated",
             "isolated", "dynamic", "consuming", "borrowing", "prefix", "postfix", "infix", "optional", "sending"}
TYPES = {"class", "struct", "enum", "protocol", "actor"}
KEYWORDS = set("""
    as associatedtype await break case catch continue default defer deinit do else enum extension false for func
    guard if import in init inout internal is let nil operator private protocol public repeat rethrows return self
    Self static struct subscript super switch throw throws true try typealias var where while some any
""".split())
# Words that are keywords where they are without a dot.
ACCESSORS = {"get", "set", "willSet", "didSet", "newValue", "oldValue"}
# Members of the standard library and Foundation that this project also declares once in a module.
LIBRARY = set("""
    abs absoluteString addingReportingOverflow allSatisfy append appending arguments base bitPattern bool ceil
    characters clear close code compactMap components contains contents copy count data date debugDescription decode
    description distance dropFirst dropLast elements elementsEqual encode end endIndex enumerated error filter
    finish first firstIndex flatMap floor flush forEach formIntersection formUnion hash hashValue height host id
    identifier index indices infinity insert inserted intersection intersects isASCII isEmpty isFinite isInfinite
    isLess isLetter isMultiple isNaN isNumber isSubset isZero joined key keys kill last lastIndex length lines load lock
    lowerBound lowercased magnitude main makeIterator map max maxX maxY memberAfterInsert message midX midY min minX
    minY name negate next none nonzeroBitCount number offset optional origin path pathExtension popLast port prefix
    print product properties randomElement range rawValue read reduce remove removeAll removeFirst removeLast
    removeValue replace replaceSubrange reserveCapacity resume reverse reversed round rounded run scalar shuffled size sort
    sorted split sqrt standardized start startIndex starts string substring subtract subtracting suffix sum swap swapAt
    symmetricDifference text title toggle trimmingCharacters unicodeScalars union unlock update updateValue upperBound
    uppercased url utf16 utf8 value values wait width write x y zero zip
""".split())

# Names of types that are also associated types or common types of the library, as `RunLoop.Mode`, or members of other
# types, as `Release.iOS`: followed only as `Outer.Name`.
LIBRARY_TYPES = set("""
    Body Character Content Data Element Error Failure ID Index Indices Input Iterator Key Mode Output Protocol RawValue
    Result Self String SubSequence Type Value iOS
""".split())

# Functions whose unlabeled literals are names, with a pattern that the receiver has to match; those of VALUES only
# before the label `of:`.
NAMING = dict.fromkeys("""
    child NewElement flag number integer priority uninstalled color image insets property places
""".split(), "")
NAMING |= {"attribute": "element|root", "set": "^$|editor", "value": "^$|editor", "string": "texts"}
VALUES = {"set", "value"}
# Functions with a label `key:` for the key of a child.
KEYED = {"child", "rect", "size"}
# Constants whose literals are names: all of them, or the keys of a dictionary.
TABLES = {
    ("AttributeRules.swift", "closedSets"): "all", ("AttributeRules.swift", "numbers"): "all",
    ("CommandRunner.swift", "ways"): "all",
    ("EditComposer.swift", "neverEmpty"): "all", ("ObjectIdentifiers.swift", "references"): "all",
    ("TreeBuilder+VariedProperties.swift", "keysWithoutProperty"): "all",
    ("InspectorModel+Entries.swift", "offered"): "all", ("DeadReference.swift", "referring"): "all",
}
# Variables that hold names or keys though they are not members `name` of an element, by file.
VARIABLES = {
    "AttributeRules.swift": "name", "DocumentEditor+Paths.swift": "name",
    "InterfaceRoot.swift": "name", "TreeBuilder+VariedProperties.swift": "key",
}
# Loops over lists of names, by file.
LOOPS = {}
# What reads no documents: translations.
OTHERS = "Sources/InterfaceBuilder/Localization/"
# Files with switches on tuples, and what is before a name or key in their patterns.
TUPLE_CASES = {"AttributeRules.swift": re.compile(r"\((?:_, )?\Z")}
# Where tuples that begin with a literal are attributes.
TUPLES = ("Sources/InterfaceBuilder/", "Sources/Studio/Edits/")
# What has subscripts with literals and is not an element.
DICTIONARIES = re.compile(r"\b(?:headers|query|values|environment)\Z")


# Text without comments and strings.

PIECE = re.compile(r'//|/\*|#*"""|#*"|[()]')
Literal = collections.namedtuple("Literal", "start end text plain")


class Source:
    """A file: its code with the same length and lines, in which comments and the text of strings are blank."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.parts, self.literals = [], []
        self.code_until(0, 0)
        self.code = blank(text, self.parts)
        self.literals.sort()
        self.starts = [0] + [match.end() for match in re.finditer("\n", text)]
        self.lines = text.count("\n") + (not text.endswith("\n") and text != "")

    def line(self, offset):
        return bisect.bisect_right(self.starts, offset)

    def code_until(self, place, depth):
        """Reads code; in an interpolation (`depth` 1) until its closing parenthesis."""
        nested = depth
        while match := PIECE.search(self.text, place):
            token, place = match.group(), match.end()
            if token == "//":
                place = self.text.find("\n", place)
                place = len(self.text) if place < 0 else place
                self.parts.append((match.start(), place))
            elif token == "/*":
                place = self.comment(place)
                self.parts.append((match.start(), place))
            elif token.endswith('"'):
                place = self.string(match.start(), place, token)
            elif depth:
                nested += 1 if token == "(" else -1
                if nested == 0:
                    return place
        return len(self.text)

    def comment(self, place):
        """Comments nest."""
        depth = 1
        while depth and (match := re.compile(r"/\*|\*/").search(self.text, place)):
            depth, place = depth + (1 if match.group() == "/*" else -1), match.end()
        return place if depth == 0 else len(self.text)

    def string(self, start, place, opening):
        """Reads a string after its quotation marks; interpolations are code."""
        marks = opening.count("#") * "#"
        closing = opening.replace("#", "") + marks
        stop = re.compile(re.escape(closing) + "|" + re.escape("\\" + marks) + r"(\(|.)", re.S)
        first, plain, body = place, True, place
        while match := stop.search(self.text, place):
            place = match.end()
            if match.group() == closing:
                self.parts.append((body, match.start()))
                self.literals.append(Literal(start, place, self.text[first:match.start()], plain))
                return place
            plain = False
            if match.group(1) == "(":
                self.parts.append((body, match.end() - 1))
                place = body = self.code_until(place, 1)
        return len(self.text)


def blank(text, parts):
    """The text with parts replaced by spaces, lines kept."""
    pieces, place = [], 0
    for start, end in sorted(parts):
        start = max(start, place)
        pieces += [text[place:start], re.sub(r"[^\n]", " ", text[start:end])]
        place = max(place, end)
    return "".join(pieces) + text[place:]


@functools.cache
def sources(module):
    """The sources of a module, by path."""
    found = []
    for folder, names, files in os.walk(os.path.join("Sources", module)):
        names.sort()
        for name in sorted(files):
            if name.endswith(".swift"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    found.append(Source(os.path.join(folder, name), file.read()))
    return found


@functools.cache
def modules():
    """The modules that are large enough to have a structure."""
    return [name for name in sorted(os.listdir("Sources")) if sum(s.lines for s in sources(name)) >= SMALLEST]


# Declarations.

TOKEN = re.compile(rf"`?{IDENTIFIER}`?|[{{}}()\[\];=:.,\\]")
NAME = re.compile(IDENTIFIER + r"\Z")
PRIVATE = re.compile(r"\b(?:private|fileprivate)\b(?!\(set\))")
Declaration = collections.namedtuple("Declaration", "kind name owner private override")
Function = collections.namedtuple("Function", "path line name lines")
Scope = collections.namedtuple("Scope", "kind name private start")


class Declarations:
    """What a file declares at its top level and in types and extensions, which names it binds otherwise, and how long
    its functions are."""

    def __init__(self, source):
        self.source, self.found, self.functions, self.bound = source, [], [], set()
        self.tokens = [(match.group().strip("`"), match.start()) for match in TOKEN.finditer(source.code)]
        # The scopes around a token; what its next brace opens; how many parentheses are open in the scope.
        self.scopes, self.pending, self.parentheses = [], None, 0
        self.outside = []
        for index, (token, _) in enumerate(self.tokens):
            self.read(index, token)
        self.names = {declaration.name for declaration in self.found}
        # The types that the file declares or extends, and all words that may be types.
        self.extended = {declaration.owner for declaration in self.found if declaration.owner}
        self.mentioned = {token for token, _ in self.tokens if token[0].isupper()} | self.extended

    def at(self, index):
        return self.tokens[index][0] if 0 <= index < len(self.tokens) else ""

    def read(self, index, token):
        before, after = self.at(index - 1), self.at(index + 1)
        if token in "([":
            self.parentheses += 1
        elif token in ")]":
            self.parentheses -= 1
        elif token == "{":
            self.open(index)
        elif token == "}":
            self.close(index)
        elif before == "." or not NAME.match(token):
            return
        elif after == ":" and token != "default":
            self.bound.add(token)
        elif token in TYPES or token == "extension":
            self.type(index, token)
        elif token in ("func", "init", "subscript"):
            self.function(index, token)
        elif token == "case":
            self.cases(index)
        elif token in ("let", "var", "typealias"):
            self.variable(index, token)
        elif after in ("in", ","):
            self.bound.add(token)

    def in_types(self):
        return all(scope.kind in TYPES or scope.kind == "extension" for scope in self.scopes)

    def is_private(self, index):
        return any(scope.private for scope in self.scopes) or bool(PRIVATE.search(self.prefix(index)))

    def prefix(self, index):
        """The text of the line before a keyword, which has its modifiers."""
        place = self.tokens[index][1]
        return self.source.code[self.source.code.rfind("\n", 0, place) + 1:place]

    def declare(self, index, kind, name):
        owner = self.scopes[-1].name if self.scopes else ""
        override = "override" in self.prefix(index).split()
        self.found.append(Declaration(kind, name, owner, self.is_private(index), override))

    def type(self, index, token):
        name, last = self.at(index + 1), index + 1
        if not NAME.match(name) or name in KEYWORDS or name in MODIFIERS:
            return
        if self.in_types() and token != "extension":
            self.declare(index, token, name)
        while token == "extension" and self.at(last + 1) == ".":
            name, last = self.at(last + 2), last + 2
        self.pending = Scope(token, name, self.is_private(index), self.tokens[index][1])

    def function(self, index, token):
        name = self.at(index + 1) if token == "func" else token
        if token != "func" and not self.in_types():
            return
        self.pending = Scope("func", name, False, self.tokens[index][1])
        if token == "func" and self.in_types():
            self.declare(index, token, name)
        else:
            self.bound.add(name)

    def variable(self, index, token):
        name = self.at(index + 1)
        if not self.in_types():
            self.bind(index + 1)
        elif NAME.match(name):
            self.pending = None
            self.declare(index, token, name)
            while self.at(index + 2) == "," and NAME.match(self.at(index + 3)):
                index += 2
                self.declare(index, token, self.at(index + 1))

    def bind(self, index):
        """Notes the names that a local `let` or `var` binds, also those of a tuple."""
        names = self.at(index) == "("
        while self.at(index) in ("(", ",") or NAME.match(self.at(index)):
            self.bound.add(self.at(index))
            index += 1
            if not names and self.at(index) != ",":
                return

    def cases(self, index):
        """Declares the names of `case a, b(Int), c = 1` of an enumeration."""
        if not self.scopes or self.scopes[-1].kind != "enum" or not self.in_types():
            return
        place, depth, expected = index + 1, 0, True
        while place < len(self.tokens):
            token = self.at(place)
            depth += (token in "([") - (token in ")]")
            if depth == 0 and expected and NAME.match(token):
                self.declare(index, "case", token)
                expected = False
            elif depth == 0 and token == ",":
                expected = True
            elif depth == 0 and token not in ")]=.":
                return
            place += 1

    def open(self, index):
        scope, left = Scope("code", "", False, self.tokens[index][1]), self.pending
        if self.pending and self.parentheses == 0:
            scope, left = self.pending, None
        self.scopes.append(scope)
        self.outside.append((self.parentheses, left))
        self.parentheses, self.pending = 0, None

    def close(self, index):
        if not self.scopes:
            return
        scope = self.scopes.pop()
        self.parentheses, self.pending = self.outside.pop()
        if scope.kind == "func":
            first, last = (self.source.line(place) for place in (scope.start, self.tokens[index][1]))
            self.functions.append(Function(self.source.path, first, scope.name, last - first + 1))


@functools.cache
def declarations(module):
    return [Declarations(source) for source in sources(module)]


# The graph of references.

TYPE_KINDS = TYPES | {"typealias"}
# What follows these words is declared there, not used.
DECLARING = TYPES | {"func", "let", "var", "import", "typealias", "associatedtype"}


class Targets:
    """What a name refers to in a module."""

    def __init__(self, module):
        types, qualified, free = (collections.defaultdict(set) for _ in range(3))
        # The files that declare a member, by its name and owner.
        self.members = collections.defaultdict(lambda: collections.defaultdict(set))
        for file, declared in enumerate(declarations(module)):
            for found in targets(declared):
                if found.kind in TYPE_KINDS:
                    types[found.name].add(file)
                    qualified[found.owner, found.name].add(file)
                elif found.owner:
                    self.members[found.name][found.owner].add(file)
                else:
                    free[found.name].add(file)
        foreign_types, self.foreign = imported_names(module)
        self.types = single(types, LIBRARY_TYPES | foreign_types)
        self.free = single(free, set(self.members) | set(self.foreign))
        self.qualified = single(qualified, set())

    def of(self, use, declared):
        """The file that a use of a name refers to, or None."""
        if use.dot and (use.outer, use.name) in self.qualified:
            return self.qualified[use.outer, use.name]
        if use.name in declared.names:
            return None
        if use.name in self.types:
            return self.types[use.name]
        if use.dot:
            return self.member(use.name, declared.mentioned)
        if use.name in declared.bound:
            return None
        owners = set(self.members.get(use.name, ()))
        if use.called or owners & declared.extended:
            found = self.member(use.name, declared.extended)
            return self.free.get(use.name) if found is None else found
        return self.free.get(use.name)

    def member(self, name, near):
        """The only file that declares a member; if there are several, or imported ones, the one of a type in `near`."""
        owners = self.members.get(name)
        if not owners or name in LIBRARY:
            return None
        files = set().union(*owners.values())
        if len(files) == 1 and name not in self.foreign:
            return min(files)
        files = set().union(*(files for owner, files in owners.items() if owner in near))
        return min(files) if len(files) == 1 and not self.foreign.get(name, set()) & near else None


def targets(declared):
    """The declarations of a file that other files can refer to."""
    return [found for found in declared.found if not found.private and not found.override]


def single(files, without):
    return {name: min(found) for name, found in files.items() if len(found) == 1 and name not in without}


@functools.cache
def imported_names(module):
    """The names that the modules declare which a module imports, directly or not: those of types, and the owners of
    members by name."""
    types, members = set(), collections.defaultdict(set)
    for other in imports(module):
        for found in (found for declared in declarations(other) for found in targets(declared)):
            if found.kind in TYPE_KINDS:
                types.add(found.name)
            else:
                members[found.name].add(found.owner)
    return types, members


@functools.cache
def imports(module):
    """The modules of this package that a module imports, directly or not."""
    known = set(os.listdir("Sources"))
    found, left = set(), [module]
    while left:
        for source in sources(left.pop()):
            for name in re.findall(r"^\s*(?:@\S+\s+|\w+\s+)?import (\w+)", source.code, re.M):
                if name in known - found - {module}:
                    found.add(name)
                    left.append(name)
    return sorted(found)


Use = collections.namedtuple("Use", "name outer dot called")


def uses(declared, types):
    """The names that a file uses."""
    for index, (name, _) in enumerate(declared.tokens):
        before, after = declared.at(index - 1), declared.at(index + 1)
        label = after == ":" and before != "." and name not in types
        keyword = name in KEYWORDS or name in ACCESSORS and before != "."
        if NAME.match(name) and not keyword and not label and before not in DECLARING:
            yield Use(name, declared.at(index - 2), before == ".", after == "(")


@functools.cache
def references(module):
    """The references between the files of a module: {file: {other file: {names}}}, files by their number."""
    named, graph = Targets(module), {}
    for file, declared in enumerate(declarations(module)):
        graph[file] = collections.defaultdict(set)
        for use in uses(declared, named.types):
            target = named.of(use, declared)
            if target is not None and target != file:
                graph[file][target].add(use.name)
    return graph


def components(graph):
    """The strongly connected components of {node: nodes}, largest first, by Tarjan's algorithm without recursion."""
    order, low, stack, on, found = {}, {}, [], set(), []
    for root in graph:
        if root in order:
            continue
        work = [(root, iter(graph[root]))]
        order[root] = low[root] = len(order)
        stack.append(root)
        on.add(root)
        while work:
            node, left = work[-1]
            for other in left:
                if other not in order:
                    order[other] = low[other] = len(order)
                    stack.append(other)
                    on.add(other)
                    work.append((other, iter(graph[other])))
                    break
                if other in on:
                    low[node] = min(low[node], order[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    place = stack.index(node)
                    found.append(stack[place:])
                    on.difference_update(stack[place:])
                    del stack[place:]
    return sorted(found, key=len, reverse=True)


def knot(graph):
    """The files of the largest component; none if no component has two."""
    found = components(graph)
    return sorted(found[0]) if found and len(found[0]) > 1 else []


# Literals that name elements, attributes and keys.

WORD = re.compile(r"[A-Za-z][\w:. ]*\Z")
CALL = re.compile(rf"(?:([\w?!.)\]]*)\.)?({IDENTIFIER})\s*\Z")
LABEL = re.compile(rf"\s*({IDENTIFIER}):\s")
SWITCH = re.compile(r"\bswitch\s([^{}]*)\Z")
PATTERN = re.compile(r'\bcase\s+(?:"[^"]*",\s*)*\Z')
PROPERTY = re.compile(r"\bvar elementName: String\s*\Z")
TABLE = re.compile(rf"\blet\s+({IDENTIFIER})\s*(?::[^=\n]*)?=\s*(?:Set\()?\Z")


class Literals:
    """The literals of a file that name parts of documents."""

    def __init__(self, source):
        self.source, self.code = source, source.code
        self.openers = enclosing(source.code)
        self.file = os.path.basename(source.path)
        # What is the name of an element or the key of a child: in a comparison, or as the subject of a switch.
        variable = VARIABLES.get(self.file)
        subject = r'(?:\.name|\belementName|\["key"\]' + (rf"|(?<![\w.]){variable}" if variable else "") + ")"
        self.subject = re.compile(subject + r"\Z")
        self.compared = re.compile(subject + r"\s*[!=]=\s*\Z")
        self.comparing = re.compile(rf"\s*[!=]=\s*[\w.$?]*{subject}\b")
        self.containing = re.compile(rf"\]\s*\.contains\([^()]*{subject}\)")
        self.looping = re.compile(rf"\bfor {LOOPS[self.file]} in \Z") if self.file in LOOPS else None

    def found(self):
        """(literal, why) for each that counts."""
        for literal in self.source.literals:
            why = self.reason(literal) if literal.plain and WORD.match(literal.text) else None
            if why:
                yield literal, why

    def reason(self, literal):
        before, after = self.source.text[:literal.start], self.source.text[literal.end:literal.end + 80]
        opener = self.opener(literal.start)
        if self.compared.search(before[-80:]) or self.comparing.match(after):
            return "comparison"
        if opener is not None and self.code[opener] == "[":
            return self.in_brackets(literal, opener, after)
        if opener is not None and self.code[opener] == "(":
            return self.in_parentheses(literal, opener)
        if opener is not None and PATTERN.search(before[-400:]):
            return "case" if self.is_named(opener) else None
        outer = self.opener(opener) if opener is not None else None
        return "case" if outer is not None and PROPERTY.search(self.code, max(0, outer - 80), outer) else None

    def opener(self, place):
        """The innermost open bracket, brace or parenthesis before a place."""
        index = bisect.bisect_left(self.openers[0], place) - 1
        return self.openers[1][index] if index >= 0 else None

    def is_named(self, opener):
        """Whether the brace of a switch follows the name or key of an element."""
        match = SWITCH.search(self.code, max(0, opener - 200), opener)
        return bool(match and self.subject.search(self.source.text[match.start(1):match.end(1)].strip()))

    def in_brackets(self, literal, opener, after):
        if re.search(r"[\w)\]][?!]?\Z", self.code[opener - 2:opener]) and after[:1] == "]":
            is_other = opener != literal.start - 1 or DICTIONARIES.search(self.code, max(0, opener - 40), opener)
            return None if is_other else "subscript"
        if self.containing.match(self.source.text, self.code.find("]", literal.end)):
            return "comparison"
        if self.looping and self.looping.search(self.code, max(0, opener - 40), opener):
            return "comparison"
        return self.in_table(literal, opener)

    def in_table(self, literal, opener):
        outer = opener
        while outer is not None and self.code[outer] in "([":
            name = TABLE.search(self.code, max(0, outer - 120), outer)
            kind = name and TABLES.get((self.file, name.group(1)))
            if kind == "all" or kind == "keys" and self.code[literal.end:literal.end + 1] == ":":
                return "table"
            outer = self.opener(outer)
        return None

    def in_parentheses(self, literal, opener):
        call = CALL.search(self.code, max(0, opener - 80), opener)
        argument = self.code[self.argument(literal.start, opener):literal.start]
        label = LABEL.match(argument + " ")
        if call and call.group(2) not in KEYWORDS:
            if label:
                return "key" if label.group(1) == "key" and call.group(2) in KEYED else None
            receivers = NAMING.get(call.group(2))
            matches = receivers is not None and re.search(receivers, call.group(1) or "", re.I)
            of = call.group(2) not in VALUES or self.code.startswith(", of:", literal.end)
            return "argument" if matches and of else None
        if self.file in TUPLE_CASES:
            return "case" if TUPLE_CASES[self.file].search(self.code[:literal.start][-80:]) else None
        return self.in_tuple(literal, opener)

    def in_tuple(self, literal, opener):
        if not self.source.path.startswith(TUPLES):
            return None
        outer = self.opener(opener)
        if outer is None or self.code[outer] != "[" and not self.code[:outer].endswith("attributes.append"):
            return None
        first = self.code[opener + 1:literal.start].strip() == ""
        key = re.fullmatch(r'\s*"key",\s*', self.source.text[opener + 1:literal.start])
        return "tuple" if first or key else None

    def argument(self, place, opener):
        """Where the argument begins that contains a place."""
        depth, start = 0, opener + 1
        for index in range(opener + 1, place):
            depth += (self.code[index] in "([{") - (self.code[index] in ")]}")
            if depth == 0 and self.code[index] == ",":
                start = index + 1
        return start


def enclosing(code):
    """For each bracket, brace and parenthesis: its place, and the innermost one that is open after it."""
    places, inner, stack = [], [], []
    for match in re.finditer(r"[()\[\]{}]", code):
        if match.group() in "([{":
            stack.append(match.start())
        elif stack:
            stack.pop()
        places.append(match.start())
        inner.append(stack[-1] if stack else None)
    return places, inner


@functools.cache
def literals(module):
    """[(source, literal, why)] of a module that reads documents."""
    if module not in READERS:
        return []
    return [(source, literal, why) for source in sources(module) if not source.path.startswith((SCHEMA, OTHERS))
            for literal, why in Literals(source).found()]


def stale_tables():
    """Entries of the tables above whose file or constant is gone: the number would silently be too low."""
    read = [source for module in READERS for source in sources(module) if not source.path.startswith(SCHEMA)]
    files = {os.path.basename(source.path): source for source in read}
    for file, name in [*TABLES, *VARIABLES.items(), *LOOPS.items()]:
        if file not in files or not re.search(rf"\b{name}\b", files[file].code):
            yield f"{file}: {name}"


# Comparisons of releases.

RELEASE = r"(?:\w*[sS]ystemVersion|\w*[tT]oolsVersion|\w*[rR]elease|\bxcode)\b[)?!]*"
OPERATOR = r"\s(?:<=|>=|<|>|==|!=)\s+"
MADE = r"(?:Release)?\.(?:xcode|iOS)\("
COMPARISONS = re.compile("|".join([
    rf"{OPERATOR}{MADE}",
    rf"{MADE}[\d,\s]*\){OPERATOR}",
    rf"\b{RELEASE}\s(?:<=|>=|<|>)\s+",
    rf"\s(?:<=|>=|<|>)\s+[\w.]*\b{RELEASE}(?!\()",
    rf"\b{RELEASE}\s(?:==|!=)\s+\d",
    rf"\.\.[.<]{MADE}",
]))


@functools.cache
def releases(module):
    """[(source, line)] of comparisons of releases."""
    return [(source, source.line(match.start() + len(match.group()) - len(match.group().lstrip())))
            for source in sources(module) if not source.path.startswith(FACTS)
            for match in COMPARISONS.finditer(source.code)]


# Lengths and comments.

def percentile(numbers):
    """The 90th percentile by the nearest rank."""
    ordered = sorted(numbers)
    return ordered[-(-len(ordered) * 9 // 10) - 1] if ordered else 0


@functools.cache
def functions(module):
    return [function for declared in declarations(module) for function in declared.functions]


def comment_share(texts):
    """Lines that begin with `///` per 100 lines, rounded down to a tenth."""
    lines = [line for text in texts for line in text.splitlines()]
    comments = sum(line.lstrip().startswith("///") for line in lines)
    return comments * 1000 // max(1, len(lines)) / 10


# Folders.

def folder(source):
    """The first folder of a file in its module; None for files next to the folders."""
    parts = source.path.split(os.sep)
    return parts[2] if len(parts) > 3 else None


def folder_edges(module):
    """{(folder, other folder): [(file, other file, names)]}"""
    files, found = sources(module), collections.defaultdict(list)
    for file, others in references(module).items():
        for other, names in others.items():
            ends = folder(files[file]), folder(files[other])
            if None not in ends and ends[0] != ends[1]:
                found[ends].append((file, other, names))
    return found


def mutual(module):
    """(direction with fewer file pairs, its edges, number of edges of the other direction), most unequal last."""
    edges = folder_edges(module)
    pairs = [(ends, edges[ends], len(edges[ends[::-1]])) for ends in edges if ends[::-1] in edges]
    kept = [pair for pair in pairs if (len(pair[1]), pair[0]) < (pair[2], pair[0][::-1])]
    return sorted(kept, key=lambda pair: (len(pair[1]), pair[0]))


# What to cut.

def without(graph, cut):
    return {file: {other for other in others if (file, other) not in cut} for file, others in graph.items()}


def cuts(module, count=10):
    """[(size of the knot after, edges)]: greedily the bundles of edges whose removal shrinks the knot most per edge. A
    bundle is at most six edges: those of a file to a folder, of a folder to a file, or between two folders."""
    graph, removed, found = without(references(module), set()), set(), []
    while len(found) < count and (inside := set(knot(graph))):
        best = max(bundles(module, graph, inside), key=lambda cut: gain(graph, cut, inside), default=None)
        if best is None or gain(graph, best, inside)[0] == 0:
            break
        removed |= best
        graph = without(graph, best)
        found.append((len(knot(graph)), sorted(best)))
    return found


def bundles(module, graph, inside):
    files, found = sources(module), collections.defaultdict(set)
    for file in inside:
        for other in graph[file] & inside:
            found[file, other].add((file, other))
            found["from", file, folder(files[other])].add((file, other))
            found["to", folder(files[file]), other].add((file, other))
            found["folders", folder(files[file]), folder(files[other])].add((file, other))
    return sorted({frozenset(cut) for cut in found.values() if len(cut) <= 6}, key=sorted)


def gain(graph, cut, inside):
    """Files that leave the knot per edge that is cut; sorted cuts break ties."""
    part = {file: graph[file] & inside for file in inside}
    return (len(inside) - len(knot(without(part, cut)))) / len(cut), -len(cut)


# The table, the lists and the gate.

METRICS = {
    "knot": lambda module: len(knot(references(module))),
    "pairs": lambda module: len(mutual(module)),
    "literals": lambda module: len(literals(module)),
    "releases": lambda module: len(releases(module)),
    "files": lambda module: percentile([source.lines for source in sources(module)]),
    "functions": lambda module: percentile([function.lines for function in functions(module)]),
    "comments": lambda module: comment_share(
        [source.text for source in sources(module) if not source.text.startswith("// Generated by ")]),
}
# What every module shall reach; literals and pairs count in all modules together.
TARGETS = {"knot": 15, "pairs": 0, "literals": 20, "releases": 0, "files": 200, "functions": 20, "comments": 20}
LARGEST_KNOT = {"AutoLayout": 40}
# Metrics that are printed and not checked: lengths and shares that are checked are steered to, by cutting functions where
# no reader would and by comments that say nothing.
PRINTED = {"files", "functions", "comments"}


def target(metric, module):
    return LARGEST_KNOT.get(module, TARGETS[metric]) if metric == "knot" else TARGETS[metric]


def worse(metric, number, limit):
    return number < limit if metric == "comments" else number > limit


def measured():
    return {module: {metric: measure(module) for metric, measure in METRICS.items()} for module in modules()}


def table(rows):
    """The lines of a table of modules and metrics; numbers that miss their target have a star."""
    yield f"{'module':20}" + "".join(f"{metric:>11}" for metric in METRICS) + f"{'longest':>14}"
    for module, row in rows.items():
        cells = (starred(metric, row[metric], target(metric, module)) for metric in METRICS)
        longest = max(s.lines for s in sources(module)), max((f.lines for f in functions(module)), default=0)
        yield f"{module:20}" + "".join(cells) + f"{longest[0]:>9} /{longest[1]:3}"
    sums = {metric: sum(row[metric] for row in rows.values()) for metric in ("pairs", "literals", "releases")}
    yield f"{'all':20}" + "".join(
        starred(metric, sums[metric], TARGETS[metric]) if metric in sums else " " * 11 for metric in METRICS).rstrip()
    yield "* misses the target; longest: lines of the longest file / function"


def starred(metric, number, wanted):
    """A cell of the table."""
    return f"{number:>10}" + ("*" if worse(metric, number, wanted) else " ")


def recorded():
    """The numbers of LIMITS: {module: {metric: number}}."""
    with open(LIMITS, encoding="utf-8") as file:
        rows = [line.split() for line in file if line.strip() and not line.startswith("#")]
    if any(len(row) != len(METRICS) + 1 for row in rows):
        sys.exit(f"{LIMITS}: error: expected a module and {len(METRICS)} numbers in every line")
    return {row[0]: dict(zip(METRICS, map(float, row[1:]))) for row in rows}


def check(rows):
    """Prints what is worse than recorded; returns the number of errors."""
    limits, errors, better = recorded(), 0, 0
    for module, row in rows.items():
        # A new module has to meet the targets.
        for metric, number in row.items():
            if metric in PRINTED:
                continue
            limit = limits.get(module, {}).get(metric, target(metric, module))
            if worse(metric, number, limit):
                hint = f"Scripts/check-structure.py --list {LISTED[metric]} --module {module}"
                print(f"{LIMITS}: error: {module}: {metric} is {number}, not {limit:g}; see {hint}", file=sys.stderr)
                errors += 1
            better += worse(metric, limit, number)
    for entry in stale_tables():
        print(f"Scripts/check-structure.py: error: a table names what is gone: {entry}", file=sys.stderr)
        errors += 1
    for module in limits.keys() - rows.keys():
        print(f"{LIMITS}: error: no module {module}", file=sys.stderr)
        errors += 1
    print(f"{len(rows)} modules, {errors} errors" + (f", {better} better than recorded: --record" if better else ""))
    return errors


def record(rows):
    """Takes better numbers over into LIMITS; the comment of the file stays."""
    known = recorded()
    with open(LIMITS, encoding="utf-8") as file:
        lines = [line for line in file if line.startswith("#")]
    for module, row in rows.items():
        limits = known.get(module, row)
        best = [limits[m] if m not in PRINTED and worse(m, row[m], limits[m]) else row[m] for m in METRICS]
        lines.append(f"{module:18}" + "".join(f"{number:11g}" for number in best) + "\n")
    with open(LIMITS, "w", encoding="utf-8") as file:
        file.writelines(lines)


def edge_text(module, file, other):
    files, names = sources(module), sorted(references(module)[file][other])
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return f"{files[file].path} -> {files[other].path}: {', '.join(names[:3])}{more}"


def list_knots(module):
    """What to cut, and the direction of fewer references of each mutual pair of folders."""
    files = knot(references(module))
    yield f"{module}: {len(files)} files"
    for size, cut in cuts(module):
        yield f"  {size} files without"
        yield from (f"    {edge_text(module, *edge)}" for edge in cut)


def list_members(module):
    yield from (sources(module)[file].path for file in knot(references(module)))


def list_edges(module):
    for file, others in references(module).items():
        yield from (edge_text(module, file, other) for other in sorted(others))


def list_pairs(module):
    for (first, second), edges, opposite in mutual(module):
        yield f"{module}: {first} -> {second}: {len(edges)} references of files, {opposite} in the other direction"
        yield from (f"    {edge_text(module, file, other)}" for file, other, _ in edges)


def list_literals(module):
    counts = collections.Counter(source.path for source, _, _ in literals(module))
    for path, count in counts.most_common():
        yield f"{count:5} {path}"
        yield from (f"        {source.line(literal.start)}: \"{literal.text}\" ({why})"
                    for source, literal, why in literals(module) if source.path == path)


def list_releases(module):
    yield from (f"{s.path}:{line}: {s.text.splitlines()[line - 1].strip()}" for s, line in releases(module))


def list_files(module):
    for source in sorted(sources(module), key=lambda source: -source.lines):
        if source.lines > TARGETS["files"]:
            yield f"{source.lines:5} {source.path}"


def list_functions(module):
    for function in sorted(functions(module), key=lambda function: -function.lines):
        if function.lines > TARGETS["functions"]:
            yield f"{function.lines:5} {function.path}:{function.line} {function.name}"


def list_comments(module):
    shares = [(comment_share([source.text]), source.path) for source in sources(module)]
    yield from (f"{share:5} {path}" for share, path in sorted(shares) if share < TARGETS["comments"])


LISTS = {"knots": list_knots, "members": list_members, "edges": list_edges, "pairs": list_pairs,
         "literals": list_literals, "releases": list_releases, "files": list_files, "functions": list_functions,
         "comments": list_comments}
LISTED = {metric: "knots" if metric == "knot" else metric for metric in METRICS}


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    parser = argparse.ArgumentParser(description="Print the structure of the sources.")
    parser.add_argument("--list", choices=LISTS, help="what a number counts")
    parser.add_argument("--module", choices=modules(), help="one module for --list")
    parser.add_argument("--check", action="store_true", help=f"fail when a number is worse than in {LIMITS}")
    parser.add_argument("--record", action="store_true", help=f"take better numbers over into {LIMITS}")
    options = parser.parse_args()
    if options.list:
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        for module in [options.module] if options.module else modules():
            for line in LISTS[options.list](module):
                print(line)
        return
    rows = measured()
    print(*table(rows), sep="\n")
    if options.record:
        record(rows)
    if options.check:
        sys.exit(1 if check(rows) else 0)


if __name__ == "__main__":
    main()
