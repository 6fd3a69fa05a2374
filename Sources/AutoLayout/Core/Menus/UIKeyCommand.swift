import Foundation

/// Keys that modify others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates modifiers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key (⇪).
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key (⇧).
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key (⌃).
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key (⌥).
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key (⌘), which most shortcuts use.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key, with modifiers, that calls a method of the responder chain.
///
/// - Remark: Partial. Responders list their commands, but no keys are pressed.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, as a character or one of the constants of this class.
  public let input: String?
  /// The keys that are held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command precedes the system's for the same key.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Creates a command without a title for a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(action: action, input: input, modifierFlags: modifierFlags) }

  public required init?(coder: NSCoder) { nil }

  /// The key that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that points to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that points to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
