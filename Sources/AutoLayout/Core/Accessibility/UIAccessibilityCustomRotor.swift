import Foundation

/// A way to go through elements of a kind, such as the headings of a page.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: UIKitObject {
  /// The direction of a search.
  public enum Direction: Int, Hashable, Sendable {
    /// Backward.
    case previous = 0
    /// Forward.
    case next
  }

  /// The kinds of elements for which the system has a name.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// A kind that the program names.
    case none = 0
    /// Moves from link to link.
    case link
    /// Links that were visited.
    case visitedLink
    /// Headings of any level.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Moves between passages in bold.
    case boldText
    /// Moves between passages in italics.
    case italicText
    /// Underlined text.
    case underlineText
    /// Moves between words that are not in the dictionary.
    case misspelledWord
    /// Moves from image to image.
    case image
    /// Moves between fields into which text is typed.
    case textField
    /// Moves from table to table.
    case table
    /// Moves from list to list.
    case list
    /// Landmarks of a page.
    case landmark
  }

  /// A closure that returns the next element, or nil at the end.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the rotor, with attributes for speech.
  open var attributedName: NSAttributedString
  /// The closure that finds the next element.
  open var itemSearchBlock: Search
  /// The kind of elements that the system names, or `none`.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor whose name has attributes.
  public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearch)
    self.attributedName = attributedName
  }

  /// Creates a rotor with a name of the system.
  public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = type
    super.init()
  }
}

/// The place and direction of a search for an element.
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
  /// The range of text in the element, or nil. UIKit declares it as a `UITextRange`.
  open var targetRange: AnyObject?

  public override init() {}

  /// Creates a result with an element, and a range in its text or nil.
  public init(targetElement: any NSObjectProtocol, targetRange: AnyObject?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
