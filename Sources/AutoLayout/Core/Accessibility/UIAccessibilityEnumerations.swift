import Foundation

/// The direction in which an assistive program scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Scrolling to content on the right.
  case right = 1
  /// Scrolling to content on the left.
  case left
  /// Scrolling to content above.
  case up
  /// Scrolling to content below.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// The way in which assistive programs navigate the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// Each element is separate.
  case separate
  /// The elements are one unit.
  case combined
}

/// The structure of a container that assistive technologies announce, such as a list or table.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// No particular type.
  case none = 0
  /// A table with rows and columns.
  case dataTable
  /// Elements that follow each other as in a list.
  case list
  /// A part of a document or web page.
  case landmark
  /// Elements that belong together. Assistive programs read the label of the group.
  case semanticGroup
}

/// The kinds of text, which determine the way in which it is read aloud.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// The name of a file.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// A conversation.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Text of a program, with punctuation that matters.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A text document.
  public static let wordProcessing = Self(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// An object with a name that identifies it in tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name that identifies the object in tests and logs. It is never read to the user.
  var accessibilityIdentifier: String? { get set }
}

/// Attributes of text that change the way in which it is spoken.
///
/// - Remark: Inert. Text is not spoken.
extension NSAttributedString.Key {
  /// A Boolean value that indicates whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language, as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = Self(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, from 0 to 2.
  public static let accessibilitySpeechPitch = Self(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// A Boolean value that indicates whether an announcement waits for the previous one.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean value that indicates whether the text is spelled.
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6.
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Annotations of the text, as an array of strings.
  public static let accessibilityTextCustom = Self(
    rawValue: "UIAccessibilityTextAttributeCustom")
  /// The kind of the text, as a `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = Self(
    rawValue: "UIAccessibilityTextAttributeContext")
}
