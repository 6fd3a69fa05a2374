import Testing

@testable import ConflictLogs

/// Which constraint a report names as broken, and what is said about it.
///
/// Oracle: by hand, on reports written for these tests.
@Suite struct BrokenConstraintTests {
  private static let constraints = [
    "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>",
    "<NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>",
  ]

  private func explanation(_ verdict: String, header: String = ".") throws -> ConflictExplanation {
    let list = Self.constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let text = "Unable to simultaneously satisfy constraints\(header)\n(\n\(list)\n)\n\n\(verdict)"
    return ConflictExplanation(try #require(ConsoleLogReader.logs(in: text).first))
  }

  /// The larger width is the predicted one, because it has to shrink.
  @Test func `A constraint that the log names takes precedence over the prediction`() throws {
    let result = try explanation(
      "Will attempt to recover by breaking constraint\n\(Self.constraints[0])")
    #expect(result.predictedLine == 1)
    #expect(result.brokenLine == 0)
    #expect(
      result.text.contains(
        "According to the log, UIKit broke [0]: UIView is 20 points wide.\n"
          + "From the constraints alone, UIKit was expected to break [1]: UIView is 40 points wide."
      ))
  }

  @Test func `A prediction that the log confirms is not repeated`() throws {
    let result = try explanation(
      "Will attempt to recover by breaking constraint\n\(Self.constraints[1])")
    #expect(result.text.contains("According to the log, UIKit broke [1]: "))
    #expect(!result.text.contains("expected to break"))
  }

  @Test func `Without the constraint in the log, the broken constraint is predicted`() throws {
    #expect(
      try explanation("").text.contains("UIKit is expected to break [1]: UIView is 40 points wide.")
    )
    #expect(try explanation("", header: ":").text.contains("AppKit is expected to break [1]"))
  }

  @Test(arguments: [
    ("<private>", "The system's logging hid which constraint UIKit broke."),
    ("<NSLayoutConstraint:0x9 UIView:0xc.width == 1   (active)>", "that the report does not list"),
    ("<NSLayoutConstraint:0x1 UIView:0xa.wid", "According to the log, UIKit broke [0]: "),
  ])
  func `A redacted, unlisted, or truncated broken constraint is reported`(
    _ verdict: String, _ sentence: String
  ) throws {
    let result = try explanation("Will attempt to recover by breaking constraint\n\(verdict)")
    #expect(result.text.contains(sentence))
  }
}
