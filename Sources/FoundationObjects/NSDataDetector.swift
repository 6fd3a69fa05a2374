import Foundation

/// The types of data as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links and phone numbers in text.
///
/// - Remark: Partial. The class finds links with a scheme or a common domain, mail addresses, and
///   phone numbers with a country code or separators. It does not find dates and postal addresses.
///   It has the methods of `NSRegularExpression` but is not a subclass.
open class NSDataDetector: NSObject {
  /// The types of data to find.
  public let checkingTypes: NSTextCheckingTypes
  /// The expressions for the types, in order of precedence.
  private let expressions: [(kind: NSTextCheckingResult.CheckingType, NSRegularExpression)]

  /// Creates a detector for types of data.
  ///
  /// - Throws: `CocoaError` if no type is given.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    expressions = try [
      (DetectedData.linkKind, DetectedData.link),
      (DetectedData.phoneNumberKind, DetectedData.phoneNumber),
    ].compactMap { (kind: NSTextCheckingResult.CheckingType, pattern: String) in
      kinds.contains(kind)
        ? (kind, try NSRegularExpression(pattern: pattern, options: .caseInsensitive)) : nil
    }
  }

  /// Returns the data in a range of a text, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = NSString(string: string)
    var found: [DetectedData] = []
    var taken = IndexSet()
    for (kind, expression) in expressions {
      for match in expression.matches(in: string, options: options, range: range) {
        guard let data = DetectedData(kind, match.range, in: text),
          let range = Range(data.range), !taken.intersects(integersIn: range)
        else { continue }
        taken.insert(integersIn: range)
        found.append(data)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a block with each piece of data in a range of a text. The block can stop the search.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the first piece of data in a range of a text, or `nil` if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of pieces of data in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first piece of data in a range of a text. Its location is
  /// `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// Data that a detector found in a text.
final class DetectedData: NSTextCheckingResult {
  // The names of Foundation for these kinds are deprecated on Linux, where Foundation finds no such
  // data.
  /// The type of links.
  static let linkKind = CheckingType(rawValue: 1 << 5)
  /// The type of phone numbers.
  static let phoneNumberKind = CheckingType(rawValue: 1 << 11)

  /// The condition at the start of a match: no letter, digit, underscore, `@` or period precedes
  /// it.
  private static let start = "(?<![\\w@.])"
  /// A name with one of the domains that texts use without a scheme. The lengths are those of the
  /// Domain Name System, which also bound the search.
  private static let domain =
    "(?:[a-z0-9-]{1,63}\\.){1,8}(?:com|org|net|edu|gov|info|io|app|dev|co|de|fr|uk|us)"
  /// The expression for links: addresses with a scheme, mail addresses, and domains with a path.
  static let link =
    start
    + "(?:(?:https?|ftp)://[^\\s<>\"]+|(?:mailto:)?[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\\.){1,8}"
    + "[a-z]{2,24}|\(domain)(?![\\w-])(?:/[^\\s<>\"]*)?)"
  /// The expression for phone numbers: groups of digits, optionally after a country code and an
  /// area code in parentheses, or 10 to 15 digits in a row. It matches neither dates such as
  /// 2026-11-27 nor decimal numbers.
  static let phoneNumber =
    start + "(?![0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?![0-9-]))(?![0-9]+\\.[0-9]+(?![0-9.]))"
    + "(?:(?:\\+[0-9]{1,3}[ .\\u00A0-]?)?(?:\\([0-9]{2,5}\\)[ .\\u00A0-]?)?"
    + "[0-9]{2,5}(?:[ ./\\u00A0-][0-9]{2,5}){1,5}|\\+?[0-9]{10,15})(?!\\w)"
  /// The allowed numbers of digits in a phone number: 7 in a city, and at most 15 (ITU-T E.164).
  private static let digitCounts = 7...15
  /// The characters at the end of a link that belong to the surrounding sentence.
  private static let punctuation = CharacterSet(charactersIn: ".,;:!?'\")]}")

  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  /// The address of a link, or `nil` for other data.
  let address: URL?
  /// The phone number, or `nil` for other data.
  let number: String?

  /// Creates the result for a match. Returns `nil` if the match is not data of the type.
  init?(_ kind: NSTextCheckingResult.CheckingType, _ range: NSRange, in text: NSString) {
    var value = text.substring(with: range)
    if kind == Self.linkKind {
      while let last = value.unicodeScalars.last, Self.punctuation.contains(last) {
        value.unicodeScalars.removeLast()
      }
      guard let address = Self.address(of: value) else { return nil }
      self.address = address
      number = nil
    } else {
      let digits = value.unicodeScalars.count { ("0"..."9").contains($0) }
      guard Self.digitCounts.contains(digits) else { return nil }
      address = nil
      number = value
    }
    self.kind = kind
    place = NSRange(location: range.location, length: value.utf16.count)
    super.init()
  }

  /// Always returns `nil`: results cannot be decoded.
  required init?(coder: NSCoder) { return nil }

  /// Returns the address of a link, with a scheme added if the text has none, or `nil` if it is not
  /// a valid URL.
  private static func address(of text: String) -> URL? {
    if text.range(of: "^[a-z]+:", options: [.regularExpression, .caseInsensitive]) != nil {
      return URL(string: text)
    }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }

  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link, or `nil` for other results.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The phone number, or `nil` for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// The date, or `nil` for other results.
  ///
  /// - Remark: Inert. Dates are not found.
  public var date: Date? { nil }
}
