import Foundation

/// An attribute that is available in both `AttributedString` and `NSAttributedString`.
private struct SharedAttribute {
  /// Copies the value from a run to the attributes of an `NSAttributedString`.
  let read: (AttributedString.Runs.Run, inout [NSAttributedString.Key: Any]) -> Void
  /// Copies the value from the attributes of an `NSAttributedString` to a container.
  let write: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  /// Creates the attribute for a key with the same name as in `NSAttributedString`.
  init<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
    let name = NSAttributedString.Key(rawValue: Key.name)
    read = { run, attributes in
      if let value = run[Key.self] { attributes[name] = value }
    }
    write = { attributes, container in
      if let value = attributes[name] as? Key.Value { container[Key.self] = value }
    }
  }

  /// Creates the attribute for a key whose value is a number in `NSAttributedString`.
  init<Key: AttributedStringKey>(
    _ key: Key.Type, number: @escaping (Key.Value) -> NSNumber,
    value: @escaping (NSNumber) -> Key.Value
  ) where Key.Value: Sendable {
    let name = NSAttributedString.Key(rawValue: Key.name)
    read = { run, attributes in
      if let found = run[Key.self] { attributes[name] = number(found) }
    }
    write = { attributes, container in
      guard let found = attributes[name] else { return }
      if let found = found as? Key.Value {
        container[Key.self] = found
      } else if let found = found as? NSNumber {
        container[Key.self] = value(found)
      }
    }
  }

  /// All attributes that are available in both types.
  static var all: [SharedAttribute] {
    typealias Keys = AttributeScopes.UIKitAttributes
    let points: (CGFloat) -> NSNumber = { NSNumber(value: Double($0)) }
    let length: (NSNumber) -> CGFloat = { CGFloat($0.doubleValue) }
    let style: (NSUnderlineStyle) -> NSNumber = { NSNumber(value: $0.rawValue) }
    let underline: (NSNumber) -> NSUnderlineStyle = { NSUnderlineStyle(rawValue: $0.intValue) }
    return [
      SharedAttribute(Keys.FontAttribute.self), SharedAttribute(Keys.ForegroundColorAttribute.self),
      SharedAttribute(Keys.BackgroundColorAttribute.self),
      SharedAttribute(Keys.ParagraphStyleAttribute.self),
      SharedAttribute(Keys.UnderlineColorAttribute.self),
      SharedAttribute(Keys.StrikethroughColorAttribute.self),
      SharedAttribute(Keys.StrokeColorAttribute.self),
      SharedAttribute(Keys.AttachmentAttribute.self),
      SharedAttribute(Keys.KernAttribute.self, number: points, value: length),
      SharedAttribute(Keys.TrackingAttribute.self, number: points, value: length),
      SharedAttribute(Keys.BaselineOffsetAttribute.self, number: points, value: length),
      SharedAttribute(Keys.UnderlineStyleAttribute.self, number: style, value: underline),
      SharedAttribute(Keys.StrikethroughStyleAttribute.self, number: style, value: underline),
      SharedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of another one that the scopes of Foundation and UIKit
  /// share with `NSAttributedString`, such as fonts, colors, paragraph styles, lines and links.
  public convenience init(_ text: AttributedString) {
    let made = NSMutableAttributedString()
    let shared = SharedAttribute.all
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in shared { attribute.read(run, &attributes) }
      made.append(
        NSAttributedString(string: String(text.characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: made)
  }
}

extension AttributedString {
  /// Creates a text with those attributes of another one that are in the scopes of Foundation and
  /// UIKit. Attributes of programs are omitted.
  public init(_ text: NSAttributedString) {
    self.init()
    let shared = SharedAttribute.all
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var container = AttributeContainer()
      for attribute in shared { attribute.write(attributes, &container) }
      self += AttributedString(
        text.attributedSubstring(from: range).string, attributes: container)
    }
  }
}
