import Foundation

/// Values that determine whether a text input replaces straight quotation marks with smart quotes.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// Quotation marks stay straight.
  case no
  /// Quotation marks become typographic.
  case yes
}

/// Values that determine whether a text input replaces two hyphens with a dash.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// Hyphens stay hyphens.
  case no
  /// Two hyphens become a dash.
  case yes
}

/// Values that determine whether a text input adds and removes spaces when text is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// Spaces are not changed.
  case no
  /// Spaces are added and removed when text is pasted and cut.
  case yes
}

/// Values that determine whether a text input shows predictions within the text.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// Predictions are disabled.
  case no
  /// Predictions are shown.
  case yes
}

/// The rules of passwords that the system suggests.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules in Apple's format, such as `required: upper; minlength: 12;`.
  public let passwordRulesDescriptor: String
  /// Creates rules from text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A language and kind of input.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language of the input, such as `en-US`.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  /// The input modes of the device. There is one, in the preferred language.
  public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// The notification that the input mode has changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A view that replaces the keyboard, or that is above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The styles of an input view's background.
  public enum Style: Int, Hashable, Sendable {
    /// No background.
    case `default` = 0
    /// The background of a keyboard.
    case keyboard
  }

  /// The style of the background.
  ///
  /// - Remark: Inert. The background is not drawn.
  public let inputViewStyle: Style
  /// A Boolean value that indicates whether constraints determine the height.
  ///
  /// - Remark: Inert. Input views are not shown.
  open var allowsSelfSizing = false

  /// Creates an input view with a frame and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates the input view when a storyboard or xib that names its class is loaded. The coder is
  /// an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A spell checker with an empty dictionary.
///
/// - Remark: Inert. There are no dictionaries, so misspelled words are not found.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  public override init() { super.init() }
  /// Returns a range at `NSNotFound`, because misspelled words are not found.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns `nil`, because there are no suggestions.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// Returns `nil`, because there are no suggestions.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// The available languages. The array is always empty.
  public class var availableLanguages: [String] { [] }
}
