import Foundation

extension NSTextStorage {
  /// Changes the attributes of every run in a range.
  func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange(location: location, length: 0)
      var values = attributes(at: location, effectiveRange: &run)
      let end = max(location + 1, min(NSMaxRange(run), NSMaxRange(range)))
      change(&values)
      setAttributes(values, range: NSRange(location: location, length: end - location))
      location = end
    }
    endEditing()
  }
}
