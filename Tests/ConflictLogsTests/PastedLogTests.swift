import Testing

@testable import ConflictLogs

/// Reports as issues, chats, mail, log files and web pages contain them.
///
/// Oracle: by hand. The forms are those of public issues and pages; the reports were written for
/// these tests.
@Suite struct PastedLogTests {
  /// A way to paste a report, in which `@0` and `@1` are the constraints.
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// The position of the constraint that the text names as broken.
    var broken: Int?

    init(_ name: String, broken: Int? = nil, _ text: String) {
      (self.name, self.text, self.broken) = (name, text, broken)
    }

    var testDescription: String { name }
  }

  private static let constraints = [
    "<NSLayoutConstraint:0x60001 H:|-(20)-[UILabel:0x7f01'Total']   (active, names: '|':UIView:0x7f00 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x60002 h=--& v=--& UIView:0x7f00.width == 0   (active)>",
  ]

  static let forms = [
    Form(
      "GitHub, with escaped signs", broken: 0,
      #"""
      \[LayoutConstraints\] Unable to simultaneously satisfy constraints.
      (
      "\<NSLayoutConstraint:0x60001 H:\|-\(20\)-\[UILabel:0x7f01'Total'\] (active, names: '\|':UIView:0x7f00 )\>",
      "\<NSAutoresizingMaskLayoutConstraint:0x60002 h=\-\-\& v=--& UIView:0x7f00.width == 0   (active)\>"
      )
      Will attempt to recover by breaking constraint
      \<NSLayoutConstraint:0x60001 H:\|-(20)-\[UILabel:0x7f01'Total'\]   (active)\>
      """#),
    Form(
      "block quote", broken: 1,
      """
      > Unable to simultaneously satisfy constraints.
      > (
      >     "@0",
      >     "@1"
      > )
      >
      > Will attempt to recover by breaking constraint
      > @1
      """),
    Form(
      "nested quotation of mail, wrapped",
      """
      >> Unable to simultaneously satisfy constraints.
      >> (
      >>     "<NSLayoutConstraint:0x60001 H:|-(20)-[UILabel:0x7f01'Total']
      >> (active, names: '|':UIView:0x7f00 )>",
      >>     "<NSAutoresizingMaskLayoutConstraint:0x60002 h=--& v=--&
      >> UIView:0x7f00.width ==
      >> 0   (active)>"
      >> )
      """),
    Form(
      "wrapped by a terminal in the middle of a word",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60001 H:|-(20)-[UILab
      el:0x7f01'Total']   (active, names: '|':UIView:0x7f0
      0 )>",
          "@1"
      )
      """),
    Form(
      "unquoted and wrapped", broken: 0,
      """
      Unable to simultaneously satisfy constraints.
      (
          <NSLayoutConstraint:0x60001 H:|-(20)-[UILabel:0x7f01'Total']
            (active, names: '|':UIView:0x7f00 )>,
          @1
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60001
      H:|-(20)-[UILabel:0x7f01'Total']   (active)>
      """),
    Form(
      "HTML entities", broken: 1,
      page(report, ["<": "&lt;", ">": "&gt;", "\"": "&quot;", "&": "&amp;"])),
    Form(
      "numeric entities", broken: 1, page(report, ["<": "&#60;", ">": "&#x3E;", "'": "&#x27;"])),
    Form(
      "page inside a page", broken: 1,
      page(page(report, ["<": "&lt;", ">": "&gt;"]), ["&": "&amp;"])),
    Form(
      "one line with breaks of HTML", broken: 1,
      "<p>" + page(report, ["<": "&lt;", ">": "&gt;"]).replacing("\n", with: "<br />") + "</p>"),
    Form(
      "HTML with references for Windows line ends", broken: 1,
      page(report, ["<": "&lt;", ">": "&gt;", "\n": "&#13;&#10;"])),
    Form(
      "JSON that escapes what HTML gives a meaning", broken: 1,
      page(
        report.replacing("\"", with: "\\\""),
        ["<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\n": "\\n"])),
    Form("syslog with #012", broken: 1, prefix + report.replacing("\n", with: "#012")),
    Form(
      "syslog with #012 and #011", broken: 1,
      prefix
        + report.replacing("    ", with: "\t").replacing("\n", with: "#012")
        .replacing("\t", with: "#011")),
    Form("syslog with octal escapes", broken: 1, prefix + report.replacing("\n", with: "\\012")),
    Form("line ends as ^J", broken: 1, prefix + report.replacing("\n", with: "^J")),
    Form(
      "JSON", broken: 1,
      "{\"message\":\"" + report.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"}"),
    Form(
      "string literals, one per line",
      "Unable to simultaneously satisfy constraints.\n(\n  \\\"@0\\\",\n  \\\"@1\\\"\n)"),
    Form(
      "spreadsheet",
      "\"Unable to simultaneously satisfy constraints.\n(\n  \"\"@0\"\",\n  \"\"@1\"\"\n)\""),
    Form(
      "typographic quotes", broken: 0,
      """
      Unable to simultaneously satisfy constraints.
      (
      “<NSLayoutConstraint:0x60001 H:|-(20)-[UILabel:0x7f01‘Total’] (active, names: ‘|’:UIView:0x7f00 )>”,
      „<NSAutoresizingMaskLayoutConstraint:0x60002 h=—& v=–& UIView:0x7f00.width == 0 (active)>“
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60001 H:|-(20)-[UILabel:0x7f01‘Total’] (active, names: ‘|’:UIView:0x7f00 )>
      """),
    Form("Windows line ends", broken: 1, report.replacing("\n", with: "\r\n")),
    Form("line ends of the classic Mac OS", broken: 1, report.replacing("\n", with: "\r")),
    Form(
      "colors", broken: 1,
      report.split(separator: "\n").map { "\u{1B}[31m\($0)\u{1B}[0m\u{1B}[K" }
        .joined(separator: "\n")),
    Form(
      "colors with a printed escape", broken: 1,
      report.replacing("constraints.", with: "constraints.^[[0m").replacing("\"", with: "\"^[[0m")
        .replacing("\"^[[0m<", with: "\"<")),
    Form("tool's prefix", broken: 1, prefixed("[        ] ")),
    Form(
      "prefix of a device's log", broken: 1,
      prefixed("May 12 10:15:07 iPhone Shop(UIKitCore)[512] <Error>: ")),
    Form(
      "prefix of os_log", broken: 1,
      prefixed(
        "2024-05-12 10:15:07.123456+0200  localhost Shop[512]: (UIKitCore) [com.apple.UIKit:LayoutConstraints] "
      )),
    Form("indented code", broken: 1, prefixed("        ")),
    Form(
      "Console of OS X, which removes line ends", broken: 1,
      report.replacing("\n", with: "") + "Break on objc_exception_throw, see <UIKit/UIView.h>."
        + "2015-04-16 23:51 Shop[4716]: connection interrupted"),
    Form(
      "AppKit", broken: 1,
      "Conflicting constraints detected: (\n    \"@0\",\n    \"@1\"\n).\n\n"
        + "Will attempt to recover by breaking @1."),
    Form("without the header", "(\n\"@0\",\n\"@1\"\n)"),
    Form("numbered", "1: @0\n2: @1"),
  ]

  /// A report as UIKit prints it.
  static let report = """
    Unable to simultaneously satisfy constraints.
    (
        "\(constraints[0])",
        "\(constraints[1])"
    )

    Will attempt to recover by breaking constraint\(" ")
    \(constraints[1])
    """

  private static let prefix = "May 12 10:15:07 mac-1 Shop[512]: "

  private static func prefixed(_ prefix: String) -> String {
    report.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
      .joined(separator: "\n")
  }

  private static func page(_ text: String, _ references: [Character: String]) -> String {
    text.map { references[$0] ?? String($0) }.joined()
  }

  @Test(arguments: forms)
  func `Every log format gives both constraints and the broken one`(_ form: Form) throws {
    let text = form.text.replacing("@0", with: Self.constraints[0])
      .replacing("@1", with: Self.constraints[1])
    let logs = ConsoleLogReader.logs(in: text)
    #expect(logs.count == 1)
    let entries = try #require(logs.first).entries
    #expect(
      entries.map { $0.description?.handle ?? $0.text } == ["0x60001", "0x60002"])
    #expect(
      entries.map { $0.description?.meaning.constant?.value } == [20, 0])
    #expect(entries.first?.description?.bar?.address == "0x7f00")
    #expect(entries.last?.description?.mask == .init(horizontal: "--&", vertical: "--&"))
    #expect(logs.first?.recordedIndex == form.broken)
  }

  @Test(arguments: [false, true], [false, true])
  func `UTF-16 is read in both byte orders, with and without a byte order mark`(
    _ isLittleEndian: Bool, _ hasMark: Bool
  ) {
    // A title outside of ASCII survives.
    let text = (hasMark ? "\u{FEFF}" : "") + Self.report.replacing("Total", with: "合計")
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    let logs = ConsoleLogReader.logs(in: bytes)
    #expect(logs.first?.entries.map { $0.description != nil } == [true, true])
    #expect(logs.first?.entries.first?.text.contains("UILabel:0x7f01'合計'") == true)
  }

  @Test func `A UTF-8 byte order mark and null bytes are removed`() {
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(Self.report.utf8)
    let wide = Self.report.utf8.flatMap { byte -> [UInt8] in [byte, 0, 0, 0] }
    for bytes in [marked, wide] {
      #expect(ConsoleLogReader.logs(in: bytes).first?.entries.map(\.text) == Self.constraints)
    }
  }

  /// Titles can contain what other forms use as marks.
  @Test(arguments: [
    "line\\nend", "a#012b", "Tom &amp; Jerry", "</b> <br>", "back\\\\slash", "ESC [31m", "„so“",
  ])
  func `Titles keep their special characters`(_ title: String) throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n    "
      + "\"<NSLayoutConstraint:0x1 UILabel:0xb'\(title)'.width == 20   (active)>\"\n)"
    let entry = try #require(ConsoleLogReader.logs(in: text).first?.entries.first)
    let printed = title.replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
    guard !printed.contains("<br>") else { return #expect(entry.description != nil) }
    #expect(entry.text == "<NSLayoutConstraint:0x1 UILabel:0xb'\(printed)'.width == 20   (active)>")
  }

  @Test func `Unclosed HTML tags take linear time`() {
    let text = "</" + String(repeating: "<a ", count: 100_000)
    // Searching for the end of every tag would take hours.
    #expect(ConsoleLogReader.logs(in: text).isEmpty)
  }

  /// What is refused, and a part of the reason.
  @Test(arguments: [
    ("nothing of the kind", "the text contains no report"),
    ("Unable to simultaneously satisfy constraints.", "has no list"),
    ("Unable to simultaneously satisfy constraints.\n(\n    \"\",\n    \"\"\n)", "a web page"),
  ])
  func `Text without a report is refused with a reason and an example`(
    _ text: String, _ reason: String
  ) {
    #expect(ConsoleLogReader.logs(in: text).isEmpty)
    #expect(MissingReport(in: text).message.contains(reason))
    #expect(MissingReport(in: text).hint.contains("<NSLayoutConstraint:0x600001"))
  }

  @Test func `Readable constraints are explained even if others are not readable`() throws {
    let log = try #require(
      ConsoleLogReader.logs(
        in:
          "Unable to simultaneously satisfy constraints.\n(\n\"<private>\",\n\"\(Self.constraints[1])\"\n)"
      ).first)
    #expect(
      ConflictExplanation(log).text.hasPrefix(
        "Line 1: 2 constraints listed, 1 of which cannot be read; the others can all be "
          + "satisfied.\n"
      ))
  }

  @Test func `Constraints that cannot be read get a reason`() throws {
    let log = try #require(
      ConsoleLogReader.logs(
        in: """
          Unable to simultaneously satisfy constraints:
          (
              "<NSLayoutConstraint:0x1 'GridView_bottom' (NSGridView:0xa.top+((NSGridView:0xa.row-boundary-6) - NSGridView:0xa.top)) == NSTextField:0xb.bottom   (active)>",
              "<private>",
              "<NSLayoutConstraint: 0x2 H | - (0) - [UIView: 0xb] (LTR) (Names '|': UIWindow: 0xa)>"
          )
          """
      ).first)
    let text = ConflictExplanation(log).text
    #expect(text.contains("Line 1: 3 constraints, none of which can be read."))
    #expect(text.contains("[0] cannot be read: NSGridView created it between its rows or columns"))
    #expect(text.contains("[1] was hidden by the system's logging"))
    #expect(text.contains("[2] cannot be read: expected"))
  }
}
