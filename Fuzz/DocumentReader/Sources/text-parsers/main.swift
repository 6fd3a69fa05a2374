import AutoLayout
import ConflictLogs
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutRendering

/// Feeds mutated visual formats, constraint descriptions, console logs, tables of texts, recorded
/// view hierarchies, snapshots and pairs of views to their parsers.
///
///     text-parsers SECONDS SEED
///
/// A finding is a crash, an input that takes longer than two seconds, a description that is printed
/// differently after reading, a format that raises an exception instead of throwing, and an
/// explanation that names constraints that are not in its report. The current input is kept in
/// `fuzz-current.txt`. Exits with 1 if there are findings.
let formats = TextMutator(
  generator: Generator(state: 0),
  seeds: [
    "H:|-[a]-(>=8,<=20@500)-[b(a)]-gap-[c(>=44@low)]|", "V:|[a(b)][c]-|", "[a]-( 8.5e1)-[b]",
    "|-(-8@750)-[a(==50,<=b@999)]",
  ],
  pieces: [
    "-", "|", "[", "]", "(", ")", ",", "@", "[a]", "-8-", "(>=", "==", "gap", "low", "a", "1e308",
    "1e999", "-0", " ", ".", "V:", "H", "9999999999999999999999", "é", "e+",
  ])
let descriptions = TextMutator(
  generator: Generator(state: 0),
  seeds: [
    "<NSLayoutConstraint:0x60 H:|-(>=8@250)-[UILabel:0x7a'Hi'](LTR) priority:250   (active, names: a b:0x7a, '|':UIView:0x7b )>",
    "<NSLayoutConstraint:0x60 'an id' UIView:0x7a.width <= 0.5*a b.height - 8 priority:999.5   (inactive, names: a b:0x1 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x60 h=&-& v=-&- V:[UIView:0x7a(-74)]   (Names: '|':B:0x2 ) >",
    "<SnapKit.LayoutConstraint:a label@A.swift#8 UIView:0x7a.height{id: 2} == B:k.left * 2 + 44.0 ^750.0>",
    "<A: 0x1 (B:0x2.top - C:0x3.top) == D:0x4.height NSSpace(8) Hug:250 CompressionResistance:750>",
  ],
  pieces: [
    "<", ">", "'", "' ", ":0x", ":", "0x1", "]-(", ")-[", "[", "]", "(", ")", ".width", " == ",
    " + ",
    "   (active)", "(Names: ", ", ", " ", "@a#1 ", "#", "NSSpace(", "|", "H:|", "V:[", "(null)",
    "\n",
    "{id: ", " priority:", "1e999", "é", "*",
  ])

let tables = TextMutator(
  generator: Generator(state: 0),
  seeds: [
    "/* a comment */\n\"abc-De-fGh.text\" = \"N\\U00e9 \\\"x\\\"\";\nkey = bare.word; // end\nalone;\n",
    "{ \"a\" = \"\\Ud83d\\Ude00\\101\"; 'b' = 'c' }",
    "<xliff version=\"1.2\">\n <file original=\"A/Main.storyboard\" target-language=\"de\"><body>\n  <trans-unit id=\"a.text\">\n   <source>A</source>\r\n   <target>B</target>\n   <note from=\"autolayout\">Budget: x</note></trans-unit><trans-unit id=\"b.text\"/></body></file></xliff>",
    "{\n  \"strings\" : {\n    \"a.text\" : {\n\n    },\n    \"b.text\" : {\n      \"comment\" : \"x\\nBudget: y\"\n    }\n  }\n}",
    #"{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}},"fr":{"variations":{"plural":{"other":{"stringUnit":{"value":"B"}}}}}}}},"version":"1.0"}"#,
  ],
  pieces: [
    "\"", "'", "=", ";", "{", "}", "/*", "*/", "//", "\\", "\\U", "\\u12", "\\777", "[", "]", ":",
    ",",
    "null", "<", ">", "</", "<note from=\"autolayout\">", "<!--", "\"comment\":",
    "\"variations\":{", "\"stringUnit\":", "1e999", "é", "\u{0}", "\u{FEFF}",
  ])

let logs = TextMutator(
  generator: Generator(state: 0),
  seeds: [
    """
    12:00 App[1:2] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0xb'a \\U2019 \\"b\\"']   (active, names: '|':A.B:0xa )>",
        "<NSLayoutConstraint:0x2 UIView:0xb.width == 2*UIView:0xc.height + 3   (active)>",
        "<NSLayoutConstraint:0x3 H:[UIView:0xb]-(>=20)-|   (active, names: '|':A.B:0xa )>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' A.B:0xa.width == 30   (active)>",
        "<NSLayoutConstraint:0x5 V:[UIView:0xb(44)]>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x5 V:[UIView:0xb(44)]>
    """,
    "Conflicting constraints detected: (\"<MASLayoutConstraint:k UIView:a.left == UIView:b.left - 8>\", "
      + "\"<SnapKit.LayoutConstraint:0x1@A.swift#3 UIView:a.left >= UIView:b.left + 8.0>\").",
    "satisfy constraints.\\n(\\n    \\\"<NSLayoutConstraint:0x1 V:[UIView:0xb(44)]>\\\"\\n)",
    "&lt;NSLayoutConstraint:0x1 UIView:0xb.top == UIView:0xa.topMargin&gt;",
    // Logs that are escaped, folded, quoted, colored and wrapped, as in issues, syslog and mail.
    #"""
    \[Layout\] Unable to simultaneously satisfy constraints:
    > "\<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb.width == 0 \(active\)\>",
    > “<NSLayoutConstraint:0x2 ‘id’ H:[UIView:0xb]-(8)-|
    > (active, names: ‘|’:UIView:0xa )>”
    Will attempt to recover by breaking constraint <NSLayoutConstraint:0x2
    """#,
    "constraints.#012(#012#011\"<NSLayoutConstraint:0x1 V:[UIView:0xb(44)]>\"#012)",
    "constraints.\\012(\\012    \"<NSLayoutConstraint:0x1 V:[UIView:0xb(44)]>\"\\012)",
    "<p>&amp;lt;NSLayoutConstraint:0x1 V:[UIView:0xb(&#52;4)]&gt;<br/></p>\u{1B}[31m",
  ],
  pieces: [
    "\n", "\"", "<", ">", ")", "(", "\"<NSLayoutConstraint:0x1 UIView:0xb.width == 8>\",\n",
    "<private>",
    "\\", "\\U00", "\\n    \"<", "&lt;", "Unable to simultaneously satisfy constraints", "1e300",
    "‘|’",
    "#012", "\\012", "^J", "<br>", "</p>", "&amp;", "&#", "&#13;&#10;", "&lt;", "<a ", "</",
    "\u{1B}[", "\u{1B}]", "\\<", "\\\"<", "“<",
    ">”", "\"\"<", "> ", "\u{2014}", "\r", "\u{0}", "NSGridView:",
    "Will attempt to recover by breaking", " (active", "'|':", "0xb", "0xa", "*", "-", "inf", "0.1",
  ])

let hierarchies = TextMutator(
  generator: Generator(state: 0),
  seeds: [
    """
    <UIWindow: 0x7f80; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x61>>
       | <UIScrollView: 0x7f81; frame = (0 20; 375 647); layer = <CALayer: 0x62>; contentOffset: {0, 9}>
       |    | <UILabel: 0x7f82; frame = (16 1e+02; 343 20.5); text = 'a'; alpha = 0.5; hidden = YES>
       | <A<B>: 0x7f83; baseClass = UIView; frame = (-4.5 inf; 20 nan)>
    """,
    #"{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","width":390.0,"height":844,"x":0,"y":-1e3,"alpha":1.0,"visible":true,"children":[{"type":"UILabel","identifier":"a","positioning":"absolute","children":[]}]}]}"#,
  ],
  pieces: [
    "\n", "|", "   | ", "<", ">", ": 0x1", "; frame = (", "0 0; 1 1)", "'", "; text = '", "1e999",
    "-", "nan", "{", "}", "[", "]", ":", ",", "\"", "null", "true", "\"children\":[",
    "\"windows\":",
    "\u{0}", "é", "<UIView: 0x2; frame = (1 2; 3 4)>", "contentOffset: {", "baseClass = ",
  ])

let snapshots = TextMutator(
  generator: Generator(state: 0),
  seeds: [
    #"{"canvas":{"size":[320,480],"scale":2,"safeAreaInsets":{"top":0,"left":0,"bottom":0,"right":0},"isLandscape":false,"horizontalSizeClass":"any","verticalSizeClass":"any","bars":[]},"views":[{"className":"UIView","children":[1],"frame":[[0,0],[320,480]],"frameInRoot":[[0,0],[320,480]],"boundsOrigin":[0,0],"alignmentRectInsets":{"top":0,"left":0,"bottom":0,"right":0},"layoutMargins":{"top":0,"left":0,"bottom":0,"right":0},"safeAreaInsets":{"top":0,"left":0,"bottom":0,"right":0},"isHidden":false,"alpha":1,"clipsToBounds":false,"ambiguity":0,"appearance":{"cornerRadius":0,"borderWidth":0},"content":{"none":{}}},{"className":"UILabel","parent":0,"children":[],"frame":[[8,8],[20,20]],"frameInRoot":[[8,8],[20,20]],"boundsOrigin":[0,0],"alignmentRectInsets":{"top":0,"left":0,"bottom":0,"right":0},"layoutMargins":{"top":0,"left":0,"bottom":0,"right":0},"safeAreaInsets":{"top":0,"left":0,"bottom":0,"right":0},"isHidden":false,"alpha":1,"clipsToBounds":false,"ambiguity":0,"appearance":{"cornerRadius":0,"borderWidth":0},"content":{"none":{}}}],"constraints":[],"conflicts":[]}"#,
    "aBc-De-fGh=title", "=", "a=b=c",
  ],
  pieces: [
    "{", "}", "[", "]", ":", ",", "\"", "0", "-1", "1e999", "1e308", "null", "\"parent\":1", "true",
    "\"children\":[0]", "\"views\":[]", "[320,480]", "=", "é", "\u{0}",
  ])

/// The root with which snapshots are compared.
let comparedRoot = try? InterfaceDocument(
  data: Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="a"><rect key="frame" x="0" \
    y="0" width="320" height="480"/><subviews><label text="a" id="b"><rect key="frame" x="8" y="8" \
    width="20" height="20"/></label></subviews></view></objects></document>
    """.utf8), name: "Fuzz.xib"
).roots.first

/// Compares a snapshot with a document, and reads a pair of views. Returns a description of the
/// failure, or `nil` if there is none.
@MainActor
func exercise(snapshot text: String) -> String? {
  if let pair = MatchingRules.Pair(text), pair.text != text { return "pair \(pair)" }
  guard let snapshot = try? SnapshotFile(Data(text.utf8)).snapshot, let root = comparedRoot else {
    return nil
  }
  let result = LayoutEquivalence(root, snapshots: [snapshot])
  _ = (result.description, result.counterexample.map { SVGRenderer().svg(for: $0.second) })
  return result.runs.count == 1 ? nil : "\(result.runs.count) runs"
}

/// Returns the processor time of this process in seconds, which does not include waiting on a busy
/// machine.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The time limit for an input, in seconds.
let slowLimit = 2.0
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let seconds = arguments.first.flatMap(Double.init),
  let seed = arguments.last.flatMap(UInt64.init)
else {
  FileHandle.standardError.write(Data("usage: text-parsers SECONDS SEED\n".utf8))
  exit(64)
}

/// Reads a format and creates its constraints. Returns a description of the failure, or `nil` if
/// there is none.
@MainActor
func exercise(format text: String, views: [String: UIView]) -> String? {
  var raised: String?
  LayoutException.handler = { raised = $0.reason }
  do {
    _ = try VisualFormat(parsing: text).constraints(
      metrics: ["gap": 8, "low": 250, "huge": Double.infinity], views: views)
  } catch {
    _ = (error.reason, error.description)
  }
  return raised.map { "raised \($0)" }
}

/// Reads a description and prints it again. Returns a description of the failure, or `nil` if there
/// is none.
func exercise(description text: String) -> String? {
  guard let description = try? ConstraintDescription(parsing: text) else { return nil }
  _ = (description.addresses, description.priorityValue)
  return description.description == text ? nil : "printed \(description)"
}

/// Reads a table as UTF-8 and, with each byte before a zero byte, as UTF-16. Rejecting the table is
/// a valid result.
func exercise(table text: String) {
  let wide = text.utf8.flatMap { [$0, 0] as [UInt8] }
  for data in [Data(text.utf8), Data(wide)] {
    _ = try? InterfaceLocalization.texts(ofStrings: data, name: "fuzz")
    _ = try? InterfaceLocalization.texts(ofCatalog: data, name: "fuzz")
  }
}

/// Writes notes into a table twice. Returns a description if the second result differs from the
/// first, or if a text changed.
func exercise(notesIn text: String) -> String? {
  let notes = TranslatorNotes(
    ["a.text", "b.text"].map {
      TranslatorNotes.Entry(
        key: $0, document: "Main", file: "A/Main.storyboard", source: "A <&\"", origin: "x",
        note: "at most 3 “\\” <characters>")
    })
  let old = Array(text.utf8)
  let texts = try? InterfaceLocalization.texts(ofCatalog: Data(old), name: "fuzz")
  if let first = try? notes.catalog(old, name: "fuzz").bytes {
    guard (try? notes.catalog(first, name: "fuzz").bytes) == first else { return "other comments" }
    guard (try? InterfaceLocalization.texts(ofCatalog: Data(first), name: "fuzz")) == texts else {
      return "other texts"
    }
  }
  if let first = try? notes.xliff(old, name: "fuzz").bytes {
    guard (try? notes.xliff(first, name: "fuzz").bytes) == first else { return "other notes" }
  }
  return nil
}

/// Explains the reports of a log, and reads it as UTF-8 and UTF-16. Returns a description of the
/// failure, or `nil` if there is none.
func exercise(log text: String) -> String? {
  let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  for bytes in [Array(text.utf8), wide] {
    _ = (ConsoleLogReader.logs(in: bytes).count, MissingReport(in: bytes).message)
  }
  for log in ConsoleLogReader.logs(in: text) {
    let explanation = ConflictExplanation(log)
    _ = (explanation.text, ConflictPicture([explanation]).svg, log.recordedIndex)
    let named =
      explanation.conflict + explanation.repairs.flatMap(\.lines)
      + [explanation.brokenLine, explanation.predictedLine, explanation.arithmetic?.line].compactMap
    { $0 }
    guard named.allSatisfy(log.entries.indices.contains) else { return "named \(named)" }
  }
  return nil
}

/// Reads a view hierarchy with a report that refers to one of its views. Returns a description of
/// the failure, or `nil` if there is none.
func exercise(hierarchy text: String) -> String? {
  guard let trees = try? HierarchyReader.hierarchies(in: Array(text.utf8)) else { return nil }
  let report = "<NSLayoutConstraint:0x1 UILabel:0x7f82.width == 8>"
  let explanations = ConsoleLogReader.logs(in: report).map { ConflictExplanation($0) }
  for tree in trees {
    let snapshot = tree.snapshot(explanations: explanations)
    for (index, view) in snapshot.views.enumerated() {
      guard view.parent.map({ $0 < index }) ?? (index == 0) else { return "parent \(index)" }
      guard view.frame.origin.x.isFinite, view.frame.height.isFinite else {
        return "frame \(index)"
      }
    }
    _ = (SVGRenderer().svg(for: snapshot), TextRenderer().text(for: snapshot))
  }
  return nil
}

let root = UIView()
let views = ["a": UIView(), "b": UILabel(), "c": UIView()]
for view in views.values { root.addSubview(view) }
var mutators = [formats, descriptions, tables, hierarchies, snapshots, logs]
for index in mutators.indices { mutators[index].generator.state = seed &+ UInt64(index) }
let end = Date(timeIntervalSinceNow: seconds)
var count = 0
var findings = 0
while Date() < end {
  let input = mutators[count % mutators.count].next()
  try? Data(input.utf8).write(to: URL(fileURLWithPath: "fuzz-current.txt"))
  let start = processorTime()
  var finding: String?
  switch count % mutators.count {
  case 0: finding = exercise(format: input, views: views)
  case 1: finding = exercise(description: input)
  case 2:
    exercise(table: input)
    finding = exercise(notesIn: input)
  case 3: finding = exercise(hierarchy: input)
  case 4: finding = exercise(snapshot: input)
  default: finding = exercise(log: input)
  }
  if processorTime() - start > slowLimit { finding = "slow" }
  if let finding {
    findings += 1
    print("finding: \(input)\n  \(finding)")
  }
  count += 1
}
print("\(count) texts, \(findings) findings")
exit(findings == 0 ? 0 : 1)
