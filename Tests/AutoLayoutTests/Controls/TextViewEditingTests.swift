import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UITextViewDelegate` and TextKit.
@MainActor
@Suite(.serialized) struct TextViewEditingTests {
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("change \(range.location),\(range.length)")
      return text != "\n"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("did \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      lines.append("selection \(textView.selectedRange.location)")
    }
  }

  @Test func `Changing the selection resets the typing attributes`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "text"
    view.typingAttributes[.kern] = 3
    #expect(view.typingAttributes[.kern] as? Int == 3)
    view.selectedRange = NSRange(location: 4, length: 0)
    #expect(view.typingAttributes[.kern] as? Int == 3)
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.typingAttributes[.kern] == nil)
    // A range beyond the text is limited to it.
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 1))
    #expect(view.contentOffset == .zero)
  }

  @Test func `Typing calls the delegate about text and selection changes`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let log = Log()
    view.delegate = log
    view.typeText("a\n")
    view.resignFirstResponder()
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "change 0,0", "selection 1", "did a", "change 1,0", "didEnd",
      ])
    log.lines = []
    view.text = "program"
    #expect(log.lines.isEmpty)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.isEditable = false
    #expect(!view.typeText("b") && view.text == "program")
  }

  @Test func `The text storage and the text view have the same text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = "one"
    let storage = view.textStorage
    #expect(storage.string == "one")
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "O")
    #expect(view.text == "One")
    view.insertText("!")
    #expect(storage.string == "One!" && view.text == "One!")
    view.text = "two"
    #expect(storage.string == "two" && view.selectedRange.location == 3)
  }

  /// A storage with a store of its own, which makes words that begin with # bold.
  private final class TagStorage: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")
    override var string: String { store.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      var location = 0
      for word in string.split(separator: " ", omittingEmptySubsequences: false) {
        if word.hasPrefix("#") {
          store.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 14),
            range: NSRange(location: location, length: word.utf16.count))
        }
        location += word.utf16.count + 1
      }
      super.processEditing()
    }
  }

  @Test func `A custom text storage styles the typed text`() {
    let storage = TagStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.textContainer === container)
    view.typeText("a #b")
    view.resignFirstResponder()
    #expect(storage.string == "a #b" && view.text == "a #b" && storage.length == 4)
    let font = view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 14))
    storage.append(NSAttributedString(string: "c", attributes: [.kern: 2]))
    #expect(view.text == "a #bc")
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    #expect(view.text == "#bc" && storage.attribute(.kern, at: 0, effectiveRange: nil) != nil)
  }

  @Test func `The maximum number of lines limits the height`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 14)
    view.text = "a\nb\nc"
    let one = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    let limited = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(limited < one)
    // The inset of 8 points remains above and below.
    #expect(limited == (UIFont.systemFont(ofSize: 14).lineHeight + 16).ceiled(toScale: 2))
    view.textContainer.lineFragmentPadding = 0
    #expect(view.lineFragmentPadding == 0)
  }

  @Test func `A scrolling text view's content is as high as its text, and ranges are scrolled to`()
  {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.font = .systemFont(ofSize: 14)
    view.text = Array(repeating: "x", count: 20).joined(separator: "\n")
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 100 && view.contentSize.height > 20 * 16)
    view.scrollRangeToVisible(NSRange(location: 39, length: 0))
    #expect(view.contentOffset.y > 200)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret.maxY <= view.contentOffset.y + 40 + 0.01)
  }

  @Test func `Editing a text view posts notifications`() {
    let view = UITextView()
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: view, queue: nil) { note in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    view.typeText("a")
    view.resignFirstResponder()
    tokens.forEach(center.removeObserver)
    #expect(
      names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }
}
