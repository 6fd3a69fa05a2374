import Foundation

/// A control for moving between elements of one kind, such as the headings of a page.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: UIKitObject {
  /// The direction of a search.
  public enum Direction: Int, Hashable, Sendable {
    /// Backward.
    case previous = 0
    /// Forward.
    case next
  }

  /// The predefined kinds of elements.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// A kind that the program defines.
    case none = 0
    /// Moves from link to link.
    case link
    /// Moves between visited links.
    case visitedLink
    /// Moves between headings of any level.
    case heading
    /// Moves between headings of the first level.
    case headingLevel1
    /// Moves between headings of the second level.
    case headingLevel2
    /// Moves between headings of the third level.
    case headingLevel3
    /// Moves between headings of the fourth level.
    case headingLevel4
    /// Moves between headings of the fifth level.
    case headingLevel5
    /// Moves between headings of the sixth level.
    case headingLevel6
    /// Moves between passages in bold.
    case boldText
    /// Moves between passages in italics.
    case italicText
    /// Moves between underlined passages.
    case underlineText
    /// Moves between words that are not in the dictionary.
    case misspelledWord
    /// Moves from image to image.
    case image
    /// Moves between text fields.
    case textField
    /// Moves from table to table.
    case table
    /// Moves from list to list.
    case list
    /// Moves between landmarks of a page.
    case landmark
  }

  /// A closure that returns the next element, or `nil` at the end.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name that assistive programs announce for the rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the rotor, with attributes for speech.
  open var attributedName: NSAttributedString
  /// The closure that finds the next element.
  open var itemSearchBlock: Search
  /// The predefined kind of elements, or `none`.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor with an attributed name.
  public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearch)
    self.attributedName = attributedName
  }

  /// Creates a rotor for a predefined kind of elements.
  public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = type
    super.init()
  }
}

/// The start and direction of a search for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the search starts.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search, relative to the current item.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() {}
}

/// An element that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. It is not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of text in the element, if any. UIKit declares it as a `UITextRange`.
  open var targetRange: AnyObject?

  public override init() {}

  /// Creates a result with an element, and a range in its text or `nil`.
  public init(targetElement: any NSObjectProtocol, targetRange: AnyObject?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
