import Foundation

/// The size of an image in a vector format, in points.
enum VectorSize {
  /// Returns the size of the first page box that is not compressed, or `nil` if there is none. One
  /// unit is one point (ISO 32000-1, 14.11.2).
  static func pdf(_ data: Data) -> CGSize? {
    guard data.starts(with: Data("%PDF".utf8)),
      let key = data.range(of: Data("/MediaBox".utf8))
    else { return nil }
    let text = String(decoding: data[key.upperBound...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1],
      let right = numbers[2], let top = numbers[3]
    else { return nil }
    return size(abs(right - left), abs(top - bottom))
  }

  /// Returns the size that the element `svg` has in `width` and `height`, or else in its `viewBox`.
  static func svg(_ data: Data) -> CGSize? {
    guard let start = data.range(of: Data("<svg".utf8)),
      let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = String(decoding: data[start.upperBound..<end], as: UTF8.self)
    let box = attribute("viewBox", of: tag)?
      .split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    if let width = attribute("width", of: tag).flatMap(length),
      let height = attribute("height", of: tag).flatMap(length)
    {
      return size(width, height)
    }
    guard let box, box.count == 4, let width = box[2], let height = box[3] else { return nil }
    return size(width, height)
  }

  /// Returns the value of an attribute in a tag.
  private static func attribute(_ name: String, of tag: String) -> String? {
    var rest = tag[...]
    while let found = rest.range(of: name + "=") {
      let isName =
        found.lowerBound > tag.startIndex
        && tag[tag.index(before: found.lowerBound)].isWhitespace
      rest = rest[found.upperBound...]
      guard isName, let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let value = rest.dropFirst()
      return value.firstIndex(of: quote).map { String(value[..<$0]) }
    }
    return nil
  }

  /// Reads a length in pixels or points. Returns `nil` if the unit is another one.
  private static func length(_ text: String) -> Double? {
    let number = text.trimmingCharacters(in: .whitespaces)
    for unit in ["px", "pt"] where number.hasSuffix(unit) {
      return Double(number.dropLast(unit.count))
    }
    return Double(number)
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    let limit = AssetLimits.side
    guard width > 0, height > 0, width <= limit, height <= limit else { return nil }
    return CGSize(width: width, height: height)
  }
}
