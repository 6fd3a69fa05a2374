import Foundation

/// The kinds of data as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and phone numbers in texts.
///
/// - Remark: Partial. Links with a scheme or a common domain, mail addresses, and phone numbers with a
///   country code or separators are found; dates and postal addresses are not. It has the methods of
///   `NSRegularExpression`, and is no subclass.
open class NSDataDetector: NSObject {
  /// The kinds of data that are found.
  public let checkingTypes: NSTextCheckingTypes
  /// The expressions of the kinds, in the order of their precedence.
  private let expressions: [(kind: NSTextCheckingResult.CheckingType, NSRegularExpression)]

  /// Creates a detector of kinds of data.
  ///
  /// - Throws: `CocoaError` if there is no kind.
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

  /// Returns the data in a part of a text, in the order of the text.
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

  /// Calls a block with the data in a part of a text. The block can stop the search.
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

  /// Returns the first data in a part of a text, or nil.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of data in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first data in a part of a text; its location is `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// Data that a detector found in a text.
final class DetectedData: NSTextCheckingResult {
  // The names of Foundation for these kinds are deprecated on Linux, where Foundation finds no such data.
  /// The kind of links.
  static let linkKind = CheckingType(rawValue: 1 << 5)
  /// The kind of phone numbers.
  static let phoneNumberKind = CheckingType(rawValue: 1 << 11)

  /// What precedes a text, and follows a domain: no part of a word.
  private static let start = "(?<![\\w@.])"
  /// A name with one of the domains that texts have without a scheme. Lengths are those of the domain
  /// name system, which also bound the search.
  private static let domain =
    "(?:[a-z0-9-]{1,63}\\.){1,8}(?:com|org|net|edu|gov|info|io|app|dev|co|de|fr|uk|us)"
  /// The expression of links: addresses with a scheme, mail addresses, and domains with a path.
  static let link =
    start
    + "(?:(?:https?|ftp)://[^\\s<>\"]+|(?:mailto:)?[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\\.){1,8}"
    + "[a-z]{2,24}|\(domain)(?![\\w-])(?:/[^\\s<>\"]*)?)"
  /// The expression of phone numbers: groups of digits, perhaps after a country code and an area code in
  /// parentheses, or at least ten digits; no dates such as 2026-11-27 and no decimal numbers.
  static let phoneNumber =
    start + "(?![0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?![0-9-]))(?![0-9]+\\.[0-9]+(?![0-9.]))"
    + "(?:(?:\\+[0-9]{1,3}[ .\\u00A0-]?)?(?:\\([0-9]{2,5}\\)[ .\\u00A0-]?)?"
    + "[0-9]{2,5}(?:[ ./\\u00A0-][0-9]{2,5}){1,5}|\\+?[0-9]{10,15})(?!\\w)"
  /// The digits of a phone number: 7 in a city, and 15 at most (ITU-T E.164).
  private static let digitCounts = 7...15
  /// The characters at the end of a link that belong to the sentence around it.
  private static let punctuation = CharacterSet(charactersIn: ".,;:!?'\")]}")

  private let kind: NSTextCheckingResult.CheckingType
  private let place: NSRange
  /// The address of a link, or nil.
  let address: URL?
  /// The phone number, or nil.
  let number: String?

  /// Creates a result of a match. Returns nil for a match that is no such data.
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

  /// Results are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Returns the address of a link, with a scheme where the text has none.
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
  /// The address of a link; nil for other results.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The phone number; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// The date; nil for other results.
  ///
  /// - Remark: Inert. No dates are found.
  public var date: Date? { nil }
}
