import Foundation

extension NSTextStorage {
  /// Returns the characters of a range with their attributes, as a text with Foundation's storage.
  ///
  /// `NSAttributedString(attributedString:)` of Foundation on Linux reads the storage of the
  /// superclass, which is empty if a subclass has its own.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  func text(in range: NSRange) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: "")
    let characters = string as NSString
    let end = min(NSMaxRange(range), characters.length)
    var location = max(0, range.location)
    while location < end {
      var run = NSRange(location: location, length: 0)
      let values = attributes(at: location, effectiveRange: &run)
      let next = min(max(NSMaxRange(run), location + 1), end)
      let part = NSRange(location: location, length: next - location)
      result.append(
        NSAttributedString(string: characters.substring(with: part), attributes: values))
      location = next
    }
    return result
  }

  /// The whole text, with Foundation's storage.
  var text: NSMutableAttributedString { text(in: NSRange(location: 0, length: length)) }
}
