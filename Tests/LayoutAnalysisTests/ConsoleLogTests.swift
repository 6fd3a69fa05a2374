import Testing

@testable import LayoutAnalysis

/// Oracle: by hand, on logs of our own in the forms that UIKit, AppKit, SnapKit and Masonry print.
@Suite struct ConsoleLogTests {
  private let width = "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>"
  private let other = "<NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>"

  @Test func `A report is found among other lines and knows its line and its victim`() {
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

  @Test func `Several reports and both forms of AppKit are told apart`() {
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

  @Test func `Bare descriptions are a report, and redacted ones count as unread`() {
    #expect(ConsoleLogReader.logs(in: width + "\n" + other).map(\.entries.count) == [2])
    let logs = ConsoleLogReader.logs(
      in:
        "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\",\n    \"\(width)\"\n)")
    #expect(logs.first?.entries.map { $0.description == nil } == [true, false])
  }

  @Test func `Escapes are undone and wrapped lines joined`() {
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

  @Test(arguments: ["", "(\n)", "<", "<:>", "\"<NSLayoutConstraint", ")>(", "\\U", "<private>"])
  func `Text without a report gives none`(_ text: String) {
    #expect(ConsoleLogReader.logs(in: text).allSatisfy { $0.entries[0].description == nil })
  }
}
