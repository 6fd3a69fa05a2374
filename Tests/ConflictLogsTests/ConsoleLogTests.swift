import Testing

@testable import ConflictLogs

/// Oracle: by hand, on logs of our own in the forms that UIKit, AppKit, SnapKit and Masonry print.
@Suite struct ConsoleLogTests {
  private let width = "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>"
  private let other = "<NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>"

  @Test func `A report among other lines is found, with its line and the broken constraint`() {
    let logs = ConsoleLogReader.logs(
      in: """
        2024-05-01 12:00:00.1+0200 Shop[1:2] ready <Scene:0x12>
        2024-05-01 12:00:00.2+0200 Shop[1:2] Unable to simultaneously satisfy constraints.
        \t(Note: look at <NSObject: 0x1> if you must)
        (
            "\(width)",
            "\(other)"
        )

        Will attempt to recover by breaking constraint\(" ")
        \(other)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this
        """)
    #expect(logs.count == 1)
    #expect(logs.first?.line == 2)
    #expect(logs.first?.entries.map(\.text) == [width, other])
    #expect(logs.first?.recordedIndex == 1)
  }

  @Test func `Several reports and both formats of AppKit are distinguished`() {
    let logs = ConsoleLogReader.logs(
      in: """
        [Layout] Unable to simultaneously satisfy constraints:
        (
            "\(width)",
            "\(other)"
        )

        Will attempt to recover by breaking constraint
        \(other)
        Conflicting constraints detected: (
            "\(width)",
            "\(other)"
        ).

        Will attempt to recover by breaking \(width).
        """)
    #expect(logs.map(\.entries.count) == [2, 2])
    #expect(logs.map(\.recordedIndex) == [1, 0])
  }

  @Test func `A list without header is a report, and redacted lines are counted as unread`() {
    #expect(ConsoleLogReader.logs(in: width + "\n" + other).map(\.entries.count) == [2])
    let logs = ConsoleLogReader.logs(
      in:
        "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\",\n    \"\(width)\"\n)")
    #expect(logs.first?.entries.map { $0.description == nil } == [true, false])
  }

  @Test func `Escapes are decoded, and wrapped lines are joined`() {
    let logs = ConsoleLogReader.logs(
      in: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa'\\\\ \\"Caf\\U00e9\\"'.width == 20  \(" ")
        (active)>",
            "\(other)"
        )
        """)
    #expect(
      logs.first?.entries.map(\.text) == [
        #"<NSLayoutConstraint:0x1 UILabel:0xa'\ "Café"'.width == 20   (active)>"#, other,
      ])
    #expect(logs.first?.entries.allSatisfy { $0.description != nil } == true)
  }

  /// What editors, chats and short buffers make of a description, and the constant it keeps.
  @Test(arguments: [
    ("<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0xb]   (active, names: ‘|’:UIView:0xa )>", 20.0),
    ("<NSLayoutConstraint:0x1 ‘id’ UIView:0xb.width  >=  20 (active)>,", 20),
    ("<NSLayoutConstraint:0x1 UIView:0xb.width = 20   (active)>", 20),
    ("<NSLayoutConstraint:0x1 UIView:0xb.width ≥ 20\u{A0}\u{A0}(active)>", 20),
    ("<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left – 20   (active)>", -20),
    ("<NSLayoutConstraint:0x1 H:|-20-[UIView:0xb]   (Names: '|':UIView:0xa )>", 20),
    ("<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0xb]   (active, names: '|':UIView:0xa", 20),
    ("<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0xb]   (active, na", 20),
    ("<NSLayoutConstraint:0x1 UIView:0xb.width == 20", 20),
    ("<SnapKit.LayoutConstraint:0x1@Cell.swift#3 UIView:0xb.width == 20.0 ^ 999.0>", 20),
  ])
  func `Damaged descriptions are read`(_ text: String, _ constant: Double) throws {
    let description = try #require(ConflictLog.Entry(text).description)
    #expect(description.meaning.constant?.value == constant)
  }

  @Test func `The superview in names is read even if the rest of the line is missing`() {
    let text = "<NSLayoutConstraint:0x1 H:|-(2)-[UIView:0xb]   (active, names: '|':UIView:0xa"
    #expect(ConflictLog.Entry(text).description?.bar?.address == "0xa")
  }

  @Test(arguments: [
    "Conflicting constraints detected: (\"@0\", \"@1\").\nWill attempt to recover by breaking @1.",
    "> Unable to simultaneously satisfy constraints.\n> (\n>     \"@0\",\n>     \"@1\"\n> )",
    "Unable to simultaneously satisfy constraints.\\n(\\n    \\\"@0\\\",\\n    \\\"@1\\\"\\n)\\n",
    "12:00 App[1] <Error>: Unable to simultaneously satisfy constraints.\n12:00 <Error>: (\n"
      + "12:00 <Error>:     \"@0\",\n12:00 <Error>:     \"@1\"\n12:00 <Error>: )",
    "\tProbably at least one of the constraints in the following list is one you\n(\n @0,\n @1\n)",
    "@0, @1", "@0 @1",
  ])
  func `A report is read however it was pasted`(_ pattern: String) {
    let text = pattern.replacing("@0", with: width).replacing("@1", with: other)
    #expect(ConsoleLogReader.logs(in: text).map { $0.entries.map(\.text) } == [[width, other]])
  }

  @Test func `HTML entities are decoded`() {
    let page = "Unable to simultaneously satisfy constraints.\n(\n    \"\(width)\"\n)"
      .map { ["<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] ?? String($0) }.joined()
    #expect(ConsoleLogReader.logs(in: page).map { $0.entries.map(\.text) } == [[width]])
  }

  @Test func `A truncated line does not hide the next one`() {
    let logs = ConsoleLogReader.logs(
      in: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (act
            "\(other)"
        """)
    #expect(logs.map(\.entries.count) == [2])
    #expect(logs.first?.entries.allSatisfy { $0.description != nil } == true)
  }

  @Test(arguments: ["", "(\n)", "<", "<:>", "\"<NSLayoutConstraint", ")>(", "\\U", "<private>"])
  func `Text without a report gives no constraints`(_ text: String) {
    #expect(ConsoleLogReader.logs(in: text).allSatisfy { $0.entries[0].description == nil })
  }
}
