/// The traits of an accessibility element, which describe its role, state and behavior.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The object is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The object is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The object is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The object is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The object plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The object is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The object is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The object summarizes the state of the application when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The object is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The object changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The object is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The object starts media when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The value of the object can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The object receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The object turns the page after its text is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The object contains tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The object is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The object has the states on and off. The raw value is assumed.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// The content of the object can be zoomed. The raw value is assumed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

extension UIAccessibilityTraits {
  /// The traits and their names, in the order of their raw values.
  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
    (.supportsZoom, "supportsZoom"),
  ]

  /// The names of the traits, such as `button`, in the order of their raw values.
  package var names: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }
}
