import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand; the names are the ones in the source.
@MainActor
@Suite struct VariableBindingsTests {
  private class Base: UIView { let title = UILabel() }
  private final class Form: Base {
    let field = UITextField()
    lazy var button = UIButton(type: .system)
    var hint: UILabel? = UILabel()
    var absent: UILabel?
    var gap: CGFloat = 12

    func bindings() -> [String: Any] { NSDictionaryOfVariableBindings(self) }
  }

  @Test func `The labels of a tuple become keys`() {
    let (a, b) = (UIView(), UIView())
    let bindings = NSDictionaryOfVariableBindings((title: a, field: b))
    #expect(bindings.keys.sorted() == ["field", "title"])
    #expect(bindings["title"] as? UIView === a)
  }

  @Test func `The properties of an object become keys`() {
    let form = Form()
    _ = form.button
    let bindings = form.bindings()
    #expect(bindings.keys.sorted() == ["button", "field", "gap", "hint", "title"])
    #expect(bindings["button"] as? UIView === form.button)
    #expect(bindings["hint"] as? UIView === form.hint)
    #expect(bindings["gap"] as? CGFloat == 12)
  }

  // Oracle: Apple's documentation of the macro: `NSDictionaryOfVariableBindings(v1, v2, v3)` is
  // equivalent to a dictionary with the keys `v1`, `v2` and `v3`.
  @Test func `The argument expressions become keys, as in UIKit`() {
    let (title, field) = (UILabel(), UITextField())
    let bindings = NSDictionaryOfVariableBindings(title, field)
    #expect(bindings.keys.sorted() == ["field", "title"])
    #expect(bindings["title"] as? UIView === title)
    #expect(NSDictionaryOfVariableBindings(title).keys.sorted() == ["title"])
    let gap = 12
    let lines = NSDictionaryOfVariableBindings(
      title,
      gap)
    #expect(lines.keys.sorted() == ["gap", "title"])
  }

  @Test func `An argument can be a number`() {
    let (gap, width) = (12, NSNumber(value: 3.5))
    #expect(NSDictionaryOfVariableBindings(gap) as? [String: Int] == ["gap": 12])
    #expect(NSDictionaryOfVariableBindings(width)["width"] as? NSNumber == 3.5)
  }

  @Test func `Two calls on one line have their own keys`() {
    let (a, b) = (UIView(), UIView())
    // swift-format-ignore
    let bindings = [NSDictionaryOfVariableBindings(a), NSDictionaryOfVariableBindings(b, a)]
    #expect(bindings.map { $0.keys.sorted() } == [["a"], ["a", "b"]])
  }

  // `#sourceLocation` changes the lines of messages, as in generated sources, and not the place of the call.
  @Test func `The keys do not depend on #sourceLocation`() {
    let (title, field) = (UILabel(), UITextField())
    // swift-format-ignore
    #sourceLocation(file: "/absent.swift", line: 7)
    let bindings = NSDictionaryOfVariableBindings(title, field)
    #sourceLocation()
    #expect(bindings.keys.sorted() == ["field", "title"])
  }

  @Test func `Visual format constraints can use the dictionary`() {
    let (title, field) = (UILabel(), UITextField())
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[title]-[field]", options: [], metrics: nil,
      views: NSDictionaryOfVariableBindings(title, field))
    #expect(constraints.count == 1)
    #expect(constraints.first?.firstItem === field)
  }

  // Oracle: hand; UIKit's macro never stops a program, and it needs no source at run time.
  @Test func `The keys are correct if the source file is missing at run time`() {
    let (title, field) = (UILabel(), UITextField())
    let bindings = NSDictionaryOfVariableBindings(
      title, field, file: "Module/Absent.swift", line: 1)
    #expect(bindings.keys.sorted() == ["field", "title"])
  }

  @Test func `Unknown argument names log a message with a remedy`() {
    let (title, field) = (UILabel(), UITextField())
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    for names: [Int: [String]] in [[:], [6: ["title", "field"]], [0: ["title"]]] {
      let bindings = NSDictionaryOfVariableBindings(
        title, field, names: names, file: "Module/Form.swift", line: 5)
      #expect(bindings.isEmpty)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("at Module/Form.swift:5. Pass a dictionary literal") == true)
    let lines = NSDictionaryOfVariableBindings(title, field, names: [5: ["a", "b"]], line: 5)
    #expect(lines.keys.sorted() == ["a", "b"])
  }
}
