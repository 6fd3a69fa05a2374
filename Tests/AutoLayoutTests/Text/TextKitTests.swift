import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of TextKit; numbers follow from the metrics of the font.
@MainActor
@Suite struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 16)

  private func system(_ text: String, width: CGFloat) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func `The used rectangle contains the text and line fragment padding`() {
    let (storage, manager, container) = system("Hello\nWorld!", width: 300)
    #expect(manager.textStorage === storage && container.layoutManager === manager)
    let used = manager.usedRect(for: container)
    let widest = ("World!" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(used.width - widest - 10) < 0.01 && used.minX == 0)
    #expect(abs(used.height - 2 * font.lineHeight) < 0.01)
    container.lineFragmentPadding = 0
    #expect(abs(manager.usedRect(for: container).width - widest) < 0.01)
  }

  @Test func `attachmentSize returns the attachment's bounds or, for other glyphs, (-1, -1)`() {
    let (storage, manager, _) = system("a", width: 300)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
    storage.append(NSAttributedString(attachment: attachment))
    #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 30, height: 20))
    for other in [-1, 0, 2] {
      #expect(manager.attachmentSize(forGlyphAt: other) == CGSize(width: -1, height: -1))
    }
  }

  private final class Editor: NSObject, NSTextStorageDelegate {
    var ranges: [NSRange] = []
    var deltas: [Int] = []
    var inserts = false
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard inserts else { return }
      inserts = false
      textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      ranges.append(editedRange)
      deltas.append(delta)
    }
  }

  @Test func `The edited range covers all grouped edits in the current text`() {
    let storage = NSTextStorage(string: "0123456789")
    let editor = Editor()
    storage.delegate = editor
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 10, length: 0), with: "end")
    storage.replaceCharacters(in: NSRange(location: 0, length: 8), with: "")
    storage.endEditing()
    // From the first deleted unit to the last inserted one: all of "89end".
    #expect(storage.string == "89end")
    #expect(editor.ranges == [NSRange(location: 0, length: 5)] && editor.deltas == [-5])
    // What the delegate inserts before is part of the edit.
    editor.inserts = true
    storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "!")
    #expect(storage.string == "ab89end!")
    #expect(editor.ranges.last == NSRange(location: 0, length: 8) && editor.deltas.last == 3)
  }

  @Test func `A replacement layout manager takes over the text containers`() {
    let (storage, old, container) = system("Hello", width: 100)
    let new = NSLayoutManager()
    container.replaceLayoutManager(new)
    #expect(new.textContainers == [container] && old.textContainers.isEmpty)
    #expect(container.layoutManager === new && storage.layoutManagers == [new])
  }

  @Test func `Line fragments have rectangles and glyph ranges`() {
    let (storage, manager, container) = system("ab\ncd\n", width: 100)
    defer { withExtendedLifetime(storage) {} }
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, owner, range, _ in
      #expect(rect.width == 100 && owner === container && used.width < 100)
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3)])
    // The line break at the end opens a line without characters.
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * font.lineHeight) < 0.01)
    var effective = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &effective)
    #expect(effective.location == 3 && abs(second.minY - font.lineHeight) < 0.01)
  }

  @Test func `Characters have bounding rectangles and are found by point`() {
    let (storage, manager, container) = system("a😀b", width: 100)
    defer { withExtendedLifetime(storage) {} }
    let a = ("a" as NSString).size(withAttributes: [.font: font]).width
    let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
    #expect(bounds.minX == 5 && abs(bounds.width - a) < 0.01)
    let point = CGPoint(x: 5 + a + 1, y: 5)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 1 && fraction > 0 && fraction < 0.5)
    // The emoji has two UTF-16 units; the next character begins at 3.
    let far = manager.characterIndex(
      for: CGPoint(x: 99, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(far == 3 && fraction == 1)
  }

  @Test func `A text container limits the number of lines and the height`() {
    let (storage, manager, container) = system("one two three four five six", width: 60)
    defer { withExtendedLifetime(storage) {} }
    let all = manager.glyphRange(for: container)
    #expect(all.length == 27)
    container.maximumNumberOfLines = 1
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.01)
    container.maximumNumberOfLines = 0
    container.size.height = 2 * font.lineHeight + 1
    #expect(manager.glyphRange(for: container).length < 27)
  }

  private final class Delegate: NSTextStorageDelegate {
    var lines: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
    }
  }

  @Test func `Grouped edits are processed once`() {
    let storage = NSTextStorage(string: "abc")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(delegate.lines == ["3 0,4 2"] && storage.string == "axyzc")
    storage.append(NSAttributedString(string: "!"))
    #expect(storage.string == "axyzc!" && storage.length == 6)
  }

  @Test func `Attachments take up space in lines`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 50, height: 30)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let plain = text.size()
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.length == 2 && text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(abs(text.size().width - plain.width - 50) < 0.01)
    // 26 points above the baseline and the descender of the font, which is nearly 4, or 4.
    #expect(abs(text.size().height - (26 + max(4, -font.descender))) < 0.01)
    let label = UILabel()
    label.font = font
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 30)
  }

  @Test func `Attributed strings can be created without arguments`() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }
}
