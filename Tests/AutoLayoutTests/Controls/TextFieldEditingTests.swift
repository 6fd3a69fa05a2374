import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UITextFieldDelegate` and of `UITextField`, "Managing editing".
@MainActor
@Suite(.serialized) struct TextFieldEditingTests {
  /// Writes down the calls of two fields.
  private final class Log: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refusesToEnd = false
    var refusesToBegin = false
    var accepts: (String) -> Bool = { _ in true }
    private func note(_ name: String, _ field: UITextField) {
      lines.append("\(name) \(field.accessibilityIdentifier ?? "")")
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note("shouldBegin", textField)
      return !refusesToBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note("shouldEnd", textField)
      return !refusesToEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd", textField) }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      lines.append("change \(range.location),\(range.length) \(string)")
      return accepts(string)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      lines.append("selection \(textField.editedSelection)")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("return")
      textField.resignFirstResponder()
      return true
    }
  }

  private func field(_ name: String, _ log: Log) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.accessibilityIdentifier = name
    field.delegate = log
    return field
  }

  @Test func `Moving the first responder calls the delegates of both text fields in order`() {
    let log = Log()
    let (a, b) = (field("a", log), field("b", log))
    #expect(a.becomeFirstResponder() && a.isEditing)
    #expect(b.becomeFirstResponder() && !a.isEditing && b.isFirstResponder)
    #expect(
      log.lines == [
        "shouldBegin a", "didBegin a", "shouldBegin b", "shouldEnd a", "didEnd a", "didBegin b",
      ])
    log.refusesToEnd = true
    #expect(!a.becomeFirstResponder() && b.isEditing)
    log.refusesToEnd = false
    b.resignFirstResponder()
    log.refusesToBegin = true
    #expect(!b.becomeFirstResponder())
    b.isEnabled = false
    log.lines = []
    #expect(!b.becomeFirstResponder() && log.lines.isEmpty)
  }

  @Test func `Typing asks the delegate and sends control events and notifications`() {
    let log = Log()
    let field = field("a", log)
    var events: [String] = []
    field.addAction(
      UIAction { _ in events.append("changed \(field.text ?? "")") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    let center = NotificationCenter.default
    var posts = 0
    let token = center.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { center.removeObserver(token) }
    log.accepts = { $0 != "x" }
    field.typeText("éx1\u{8}\n")
    #expect(field.text == "é")
    #expect(
      log.lines == [
        "shouldBegin a", "didBegin a", "change 0,0 é", "selection 1,0", "change 1,0 x",
        "change 1,0 1", "selection 2,0", "change 1,1 ", "selection 1,0", "return", "shouldEnd a",
        "didEnd a",
      ])
    #expect(events == ["begin", "changed é", "changed é1", "changed é", "end"])
    #expect(posts == 3)
  }

  @Test func `Inserting and replacing text in code does not ask the delegate`() {
    let log = Log()
    let field = field("a", log)
    field.text = "Hello"
    #expect(log.lines.isEmpty)
    field.insertText("!")
    #expect(field.text == "Hello!" && log.lines == ["selection 6,0"])
    let start = field.beginningOfDocument
    let range = field.position(from: start, offset: 1).flatMap {
      field.textRange(from: start, to: $0)
    }
    #expect(range.map { field.text(in: $0) } == "H")
    if let range { field.replace(range, withText: "J") }
    #expect(field.text == "Jello!" && field.editedSelection == "1,0")
    field.deleteBackward()
    #expect(field.text == "ello!")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.offset(from: start, to: field.endOfDocument) == 5)
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func `The caret is positioned after the text before it`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.borderStyle = .roundedRect
    field.text = "Ab"
    let font = try #require(field.font)
    let width = ("Ab" as NSString).size(withAttributes: [.font: font]).width
    // The text of a rounded field begins 7 points from the edge.
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 7)
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 7 - width) < 0.01)
    let hit = try #require(field.closestPosition(to: CGPoint(x: 190, y: 15)))
    #expect(field.offset(from: field.beginningOfDocument, to: hit) == 2)
  }

  @Test func `Cut and paste use the pasteboard`() {
    let field = UITextField()
    field.text = "one two"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 4) ?? field.endOfDocument)
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.paste(nil)
    #expect(field.text == "twoone ")
    field.selectAll(nil)
    #expect(field.editedSelection == "0,7")
  }

  @Test func `Side views follow editing, and a forced end of editing calls the delegate`() {
    let log = Log()
    let field = field("a", log)
    let container = UIView(frame: field.frame)
    container.addSubview(field)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.leftView = view
    field.leftViewMode = .whileEditing
    #expect(view.superview == nil)
    field.becomeFirstResponder()
    #expect(view.superview === field)
    log.refusesToEnd = true
    #expect(!container.endEditing(false) && field.isEditing)
    #expect(container.endEditing(true) && !field.isEditing && view.superview == nil)
    #expect(log.lines.last == "didEnd a")
  }

  @Test func `A text field has a custom input view and input accessory view`() {
    let field = UITextField()
    let wheel = UIView()
    field.inputView = wheel
    field.inputAccessoryView = wheel
    #expect(field.inputView === wheel && field.inputAccessoryView === wheel)
  }
}

extension UITextField {
  /// The selection as text.
  fileprivate var editedSelection: String {
    guard let range = selectedTextRange else { return "none" }
    let start = offset(from: beginningOfDocument, to: range.start)
    return "\(start),\(offset(from: range.start, to: range.end))"
  }
}
