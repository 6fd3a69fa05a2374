import Testing

@testable import AutoLayoutCommand

@Suite("Uses of API without effect")
struct UIKitCoverageTests {
  private func symbols(_ text: String) -> [String] {
    UIKitCoverage.uses(in: text).map { "\($0.entry.symbol):\($0.line)" }
  }

  @Test("Methods are found by name and label and classes by name, each once")
  func uses() {
    let text = """
      let cell = CAEmitterCell()
      /* application */
      application.open(url, options: [:]) { done in }
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
      """
    #expect(
      symbols(text) == [
        "CAEmitterCell:1", "UIApplication.open(_:options:completionHandler:):3",
      ])
    #expect(UIKitCoverage.uses(in: text).allSatisfy { $0.entry.state == "inert" })
  }

  @Test("Strings, comments, other labels, and nested calls are ignored")
  func others() {
    #expect(symbols("// CAEmitterCell\n/* CAEmitterCell\n */ let a = \"CAEmitterCell\"").isEmpty)
    #expect(symbols("/* a /* b */ CAEmitterCell */ c\nCAEmitterCell()") == ["CAEmitterCell:2"])
    #expect(symbols("let a = \"\"\"\n CAEmitterCell \\\" \"\"\"\n").isEmpty)
    #expect(symbols("door.open(1); file.open(name, mode: run(options: 1))").isEmpty)
    #expect(symbols("\"unclosed\nCAEmitterCell()") == ["CAEmitterCell:2"])
  }

  @Test("Every entry has a state and a remark")
  func rows() {
    let entries = UIKitCoverage.entries.values.joined()
    #expect(entries.count > 200)
    #expect(entries.allSatisfy { ["partial", "inert"].contains($0.state) && !$0.remark.isEmpty })
  }
}
