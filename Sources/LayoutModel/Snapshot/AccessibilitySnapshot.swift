import Foundation

/// The content of a view that an assistive program such as VoiceOver reads, as plain values.
public struct AccessibilitySnapshot: Hashable, Sendable, Codable {
  /// An element that an assistive program can focus.
  public struct Element: Hashable, Sendable, Codable {
    /// The class of the element.
    public var className: String
    /// The name that identifies the element in tests, if any.
    public var identifier: String?
    /// The identifier of the element's view in its document, if any.
    public var documentIdentifier: String?
    /// The text that names the element, if any.
    public var label: String?
    /// The value of the element, if any.
    public var value: String?
    /// The text that describes the result of an action, if any.
    public var hint: String?
    /// The names of the traits, such as `button`.
    public var traits: [String]
    /// The frame in the coordinates of the root, in points.
    public var frame: CGRect
    /// The names of the available actions.
    public var actions: [String] = []
    /// A Boolean value that indicates whether the user can operate the element.
    public var respondsToUserInteraction = false
    /// A Boolean value that indicates whether the system chooses the size, as that of a switch.
    public var hasSystemSize = false
    /// The contrast between the text of the element and the color behind it, from 1 to 21, if both
    /// colors are known and opaque (WCAG 2.1, "contrast ratio").
    public var contrast: Double?
    /// The size of the text in points, or `nil` if the element has no text.
    public var textSize: CGFloat?
    /// A Boolean value that indicates whether the text is bold.
    public var isTextBold = false

    /// Creates an element.
    public init(className: String, traits: [String] = [], frame: CGRect) {
      self.className = className
      self.traits = traits
      self.frame = frame
    }

    /// The text that is read aloud: the label, the value, the spoken traits and the hint, in the
    /// order of VoiceOver.
    public var spokenText: String {
      let names: [(trait: String, word: String)] = [
        ("selected", "selected"), ("notEnabled", "dimmed"), ("toggleButton", "switch button"),
        ("button", "button"), ("link", "link"), ("header", "heading"), ("image", "image"),
        ("searchField", "search field"), ("adjustable", "adjustable"),
      ]
      var words = names.filter { traits.contains($0.trait) }.map(\.word)
      if words.contains("switch button") { words.removeAll { $0 == "button" } }
      let isSelected = words.first == "selected"
      if isSelected { words.removeFirst() }
      var value = value
      if traits.contains("toggleButton") {
        value = ["0": "off", "1": "on"][value ?? ""] ?? value
      }
      let parts = [isSelected ? "selected" : nil, label, value] + words + [hint]
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The elements in reading order.
  public var elements: [Element]

  /// Creates a snapshot of elements.
  public init(elements: [Element] = []) { self.elements = elements }

  /// The text that is read aloud from the first to the last element, with one line per element.
  public var spokenText: String { elements.map(\.spokenText).joined(separator: "\n") }
}
