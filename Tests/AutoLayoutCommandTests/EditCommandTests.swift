import Foundation
import Testing

@Suite struct EditCommandTests {
  private let scratch: ScratchFolder
  private let path: String
  private let before: String

  init() throws {
    scratch = try ScratchFolder()
    before = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    path = try scratch.write(before, to: "Login.storyboard")
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func withoutSetTheOutputIsTheInput() throws {
    let result = try Tool.run("edit", path, "--output", "-")
    #expect(result.status == 0)
    #expect(result.output == before)
  }

  @Test func aValueIsSetInPlace() throws {
    #expect(try Tool.run("edit", path, "--set", "LgN-c2-001.constant=50").status == 0)
    let lines = zip(try text().split(separator: "\n"), before.split(separator: "\n"))
    #expect(lines.filter { $0 != $1 }.count == 1)
  }

  @Test func aPatchIsPrintedAndNothingIsWritten() throws {
    let result = try Tool.run("edit", path, "--set", "LgN-c2-001.constant=50", "--dry-run")
    #expect(result.output.contains("+++ b/"))
    #expect(result.output.contains("constant=\"50\""))
    #expect(try text() == before)
  }

  @Test func mistakesAreExplainedWithTheirPlace() throws {
    let result = try Tool.run("edit", path, "--set", "LgN-c2-001.constnat=50")
    #expect(result.status == 65)
    #expect(result.errors.contains("did you mean 'constant'?"))
    #expect(result.errors.contains(".storyboard:"))
    #expect(try Tool.run("edit", path, "--set", "nonsense").status == 64)
  }

  @Test func aRemovedConstraintIsFoundAgain() throws {
    #expect(try Tool.run("edit", path, "--remove", "LgN-c2-002").status == 0)
    let fixed = try Tool.run("fix", "add-missing", path)
    #expect(fixed.status == 0)
    #expect(fixed.errors.contains("repaired LgN-lg-001: ambiguousX"))
    #expect(try Tool.run("fix", "add-missing", path).errors.contains("nothing to do"))
  }

  @Test(arguments: [
    ["pin", "--edges", "top="], ["pin", "--edges", "top,"], ["pin", "--size", "width="],
    ["align", "--lines", "", "--in-container"], ["align", "--lines", "top,", "--in-container"],
  ])
  func emptyPartsOfListsAreRefused(arguments: [String]) throws {
    let run = try Tool.run(["fix", arguments[0], path, "--view", "Logo"] + arguments.dropFirst())
    #expect(run.status == 64)
    #expect(try text() == before)
  }

  @Test func whatMakesAConflictIsNotWritten() throws {
    let result = try Tool.run(
      "fix", "pin", path, "--view", "LgN-lg-001", "--size", "width=10")
    #expect(result.status == 65)
    #expect(result.errors.contains("the change would cause new issues"))
    #expect(try text() == before)
  }
}
