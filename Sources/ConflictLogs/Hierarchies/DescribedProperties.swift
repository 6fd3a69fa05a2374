import AutoLayout
import Foundation

/// The properties after the frame in the description of a view.
///
///     ; text = 'Hello'; clipsToBounds = YES; alpha = 0.5; hidden = YES; layer = <CALayer: 0x61>;
///     contentOffset: {0, -47}; contentSize: {390, 1200}
struct DescribedProperties {
  /// The text of a label.
  private var text: String?
  /// The properties without the text, which may contain any characters.
  private var rest: String

  /// Reads the bytes between the frame and the end of a description.
  init(_ bytes: some Sequence<UInt8>) {
    rest = String(decoding: Array(bytes), as: UTF8.self)
    guard let start = rest.firstRange(of: "; text = '") else { return }
    // Descriptions do not escape quotation marks: the text ends at the first one that is followed
    // by a property or the end of the description.
    let after = rest[start.upperBound...]
    let end = ["'; ", "'>"].compactMap { after.firstRange(of: $0)?.lowerBound }.min()
    guard let end else { return }
    text = String(after[..<end])
    rest.removeSubrange(start.lowerBound...end)
  }

  /// Sets the properties of a view.
  func apply(to view: inout RecordedHierarchy.View) {
    view.text = text
    view.isHidden = rest.contains("; hidden = YES")
    view.clipsToBounds = rest.contains("; clipsToBounds = YES")
    if let alpha = number(after: "; alpha = "), alpha.isFinite {
      view.alpha = CGFloat(min(max(alpha, 0), 1))
    }
    if let offset = pair(after: "; contentOffset: {") {
      view.boundsOrigin = CGPoint(x: offset.0, y: offset.1)
    }
    if let size = pair(after: "; contentSize: {") {
      view.contentSize = CGSize(width: size.0, height: size.1)
    }
  }

  /// Returns the number after a key.
  private func number(after key: String) -> Double? {
    guard let range = rest.firstRange(of: key) else { return nil }
    return Double(rest[range.upperBound...].prefix { $0 != ";" && $0 != ">" })
  }

  /// Returns the two finite numbers after a key: `0, -47}`.
  private func pair(after key: String) -> (CGFloat, CGFloat)? {
    guard let range = rest.firstRange(of: key) else { return nil }
    let numbers = rest[range.upperBound...].prefix { $0 != "}" }.split(separator: ", ")
      .compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == 2 ? (CGFloat(numbers[0]), CGFloat(numbers[1])) : nil
  }
}
