import Foundation
import Testing

@Suite("autolayout explain")
struct ExplainCommandTests {
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>"
    )

    """

  private func explain(_ text: String, _ arguments: String...) throws -> Tool {
    let scratch = try ScratchFolder()
    return try Tool.run(["explain", try scratch.write(text, to: "console.log")] + arguments)
  }

  @Test("A conflict is explained in words, with exit code 1")
  func text() throws {
    let run = try explain(Self.log)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("[0] UIView is 20 points wide"))
    #expect(run.output.contains("UIKit breaks [1]: UIView is 40 points wide."))
    #expect(run.output.contains("drop [1]"))
  }

  @Test("Each report is a line of JSON")
  func json() throws {
    let run = try explain(Self.log + Self.log, "--format", "json")
    let objects = try run.objects()
    #expect(run.status == 1)
    #expect(objects.count == 2)
    #expect(objects[0]["constraints"] as? Int == 2)
    #expect(objects[0]["parsed"] as? Int == 2)
    #expect(objects[0]["infeasible"] as? Bool == true)
    #expect(objects[0]["conflict"] as? [Int] == [0, 1])
    #expect(objects[0]["broken"] as? Int == 1)
    #expect((objects[0]["listed"] as? [String])?.count == 2)
    let repairs = try #require(objects[0]["repairs"] as? [[String: Any]])
    #expect(repairs.contains { $0["by"] as? Int == -20 && $0["constraints"] as? [Int] == [1] })
  }

  @Test("What holds together ends with 0, text without a report with 65, no file with 66")
  func statuses() throws {
    let fine = Self.log.replacingOccurrences(of: "40", with: "20")
    #expect(try explain(fine).status == 0)
    #expect(try explain("nothing here").status == 65)
    #expect(try Tool.run("explain", "/no/such/file").status == 66)
  }
}
