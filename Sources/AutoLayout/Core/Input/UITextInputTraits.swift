import Foundation

/// What a text input asks of the keyboard; kept, no keyboard shows here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// The keys that a keyboard shows.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keyboard of the input language.
  case `default` = 0
  /// Letters, digits and signs of ASCII.
  case asciiCapable
  /// Digits and punctuation marks first.
  case numbersAndPunctuation
  /// Letters with a period, a slash and `.com`, for the address of a page.
  case URL
  /// The digits 0 to 9 in the locale's form, for codes.
  case numberPad
  /// The digits 0 to 9, `*` and `#`, for telephone numbers.
  case phonePad
  /// Letters and a pad of digits, for a person's name or telephone number.
  case namePhonePad
  /// Letters with `@`, a period and a space bar.
  case emailAddress
  /// The digits 0 to 9 and a decimal separator.
  case decimalPad
  /// Letters with `@` and `#` within easy reach.
  case twitter
  /// Letters with a space bar and a period, for search terms and addresses.
  case webSearch
  /// The digits 0 to 9 of ASCII only, in every locale.
  case asciiCapableNumberPad
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The look that the system chooses, usually that of the user interface.
  case `default` = 0
  /// Light letters on a black or deep gray background.
  case dark
  /// Black letters on a white or pale gray background.
  case light
}

/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The key is labeled "return".
  case `default` = 0
  /// The key is labeled "Go", for opening a destination.
  case go
  /// The key is labeled "Google", for a search with Google.
  case google
  /// The key is labeled "Join", for entering a network or group.
  case join
  /// The key is labeled "Next", for going on to another field.
  case next
  /// The key is labeled "Route", for finding a way to a place.
  case route
  /// The key is labeled "Search", for starting a query.
  case search
  /// The key is labeled "Send", for delivering a message.
  case send
  /// The key is labeled "Yahoo", for a search with Yahoo.
  case yahoo
  /// The key is labeled "Done", for ending the input.
  case done
  /// The key is labeled "Emergency Call", for dialing an emergency number.
  case emergencyCall
  /// The key is labeled "Continue", for going on to the next step.
  case `continue`
}

/// What is written in capitals by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters are capitalized.
  case none = 0
  /// The first letter of every word is capitalized.
  case words
  /// The first letter of every sentence is capitalized.
  case sentences
  /// Every letter is capitalized.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The text input decides, as suits its script and content.
  case `default` = 0
  /// Words stay as they are typed.
  case no
  /// Misspelled words are replaced while the person types.
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if words are corrected.
  case `default` = 0
  /// Misspelled words are not marked.
  case no
  /// Misspelled words are marked.
  case yes
}

/// What a text is, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// An account's name.
  public static let username = UITextContentType(rawValue: "username")
  /// The secret of an existing account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An electronic address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// When a text field shows the button that clears it.
public enum UITextFieldViewMode: Int, Hashable, Sendable {
  /// The button is always hidden.
  case never = 0
  /// The button shows only while the field is edited.
  case whileEditing
  /// The button shows only while the field is not edited.
  case unlessEditing
  /// The button shows whether the field is edited or not.
  case always
}

/// What a text input asks of the keyboard.
struct KeyboardWishes {
  /// The keys that are shown.
  var keyboardType = UIKeyboardType.default
  /// The look of the keys.
  var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  var returnKeyType = UIReturnKeyType.default
  /// What begins with a capital letter.
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  var spellCheckingType = UITextSpellCheckingType.default
  /// What the text is, for filling it in.
  var textContentType: UITextContentType?
  /// Whether the return key needs a text.
  var enablesReturnKeyAutomatically = false
}
