import AutoLayout
import Foundation

/// Reads the trees in the text of `recursiveDescription()`.
///
///     <UIWindow: 0x7f80; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
///        | <UILabel: 0x7f81; frame = (16 20; 343 21); text = 'Hello'; layer = <_UILabelLayer: 0x61>>
///
/// The depth of a view is the number of bars before it, so that the widths of indents, prefixes of
/// a logging system and lost line ends do not matter. Other text is skipped.
///
/// The order of the properties is that of recordings in the public test suites of Tinder/Layout and
/// swift-snapshot-testing.
struct DescribedHierarchies {
  /// The trees in the order of the text.
  private(set) var trees: [RecordedHierarchy] = []
  /// The views of the last tree to which subviews can still be added, with their depths.
  private var open: [(depth: Int, index: Int)] = []

  /// Reads all descriptions of views in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var heads: [DescriptionHead] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard let head = DescriptionHead(bytes, at: start) else { continue }
      heads.append(head)
      place = head.end
    }
    for (index, head) in heads.enumerated() {
      // Properties end at the end of the line, or at the next description on the same line.
      let next = index + 1 < heads.count ? heads[index + 1].start : bytes.count
      let rest = bytes[head.end..<next]
      add(head, DescribedProperties(rest.prefix { $0 != UInt8(ascii: "\n") }))
    }
  }

  /// Adds a view to the last tree, or a new tree if the view is not inside it.
  private mutating func add(_ head: DescriptionHead, _ properties: DescribedProperties) {
    while let last = open.last, last.depth >= head.depth { open.removeLast() }
    if open.isEmpty { trees.append(RecordedHierarchy(views: [])) }
    let tree = trees.count - 1
    var view = RecordedHierarchy.View(
      className: head.className, frame: head.frame, parent: open.last?.index)
    view.address = head.address
    properties.apply(to: &view)
    open.append((head.depth, trees[tree].views.count))
    trees[tree].views.append(view)
  }
}

/// The part of a description up to the frame: `<UILabel: 0x7f81; frame = (16 20; 343 21)`.
private struct DescriptionHead {
  /// The offset of `<`.
  let start: Int
  /// The offset after the frame.
  let end: Int
  /// The number of bars between the start of the line, or other text, and the description.
  let depth: Int
  /// The class.
  let className: String
  /// The address, or `nil` if it was removed.
  let address: String?
  /// The frame.
  let frame: CGRect

  /// The maximum length of a class name in bytes. Names of generic classes contain those of their
  /// types.
  private static let maxNameLength = 1000

  /// Reads a head, or returns `nil` for other text, such as the description of a layer, which has
  /// no frame.
  init?(_ bytes: [UInt8], at start: Int) {
    var reader = ByteReader(bytes, at: start + 1)
    guard let name = reader.name(limit: Self.maxNameLength) else { return nil }
    if reader.skip("; baseClass = ") {
      guard reader.name(limit: Self.maxNameLength) != nil else { return nil }
    }
    guard reader.skip("; frame = ("), let x = reader.number(), reader.skip(" "),
      let y = reader.number(), reader.skip("; "), let width = reader.number(), reader.skip(" "),
      let height = reader.number(), reader.skip(")")
    else { return nil }
    self.start = start
    end = reader.place
    // Snapshot tests remove the addresses, which change from run to run.
    let parts = name.split(separator: ": 0x", maxSplits: 1, omittingEmptySubsequences: false)
    className = String(parts.first ?? "")
    address = parts.count == 2 ? "0x" + parts[1] : nil
    guard !className.isEmpty, address?.dropFirst(2).allSatisfy(\.isHexDigit) ?? true else {
      return nil
    }
    frame = CGRect(x: x, y: y, width: width, height: height)
    var depth = 0
    for byte in bytes[..<start].reversed() {
      if byte == UInt8(ascii: "|") { depth += 1 } else if byte != 0x20, byte != 0x09 { break }
    }
    self.depth = depth
  }
}

/// Reads tokens from bytes.
private struct ByteReader {
  /// The offset of the next byte.
  private(set) var place: Int
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Skips a text. Returns `false` if it does not follow.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
    place += count
    return true
  }

  /// Returns the text before the next semicolon, which is not skipped, or `nil` if none follows on
  /// the same line within the limit.
  mutating func name(limit: Int) -> String? {
    let start = place
    while place < bytes.count, place - start <= limit, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: ";") {
        return String(decoding: bytes[start..<place], as: UTF8.self)
      }
      place += 1
    }
    return nil
  }

  /// Returns the characters that satisfy a condition.
  private mutating func text(where condition: (Character) -> Bool) -> String {
    let start = place
    while place < bytes.count, condition(Character(UnicodeScalar(bytes[place]))) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Returns a number, such as `-14.5`, `1e+06` or `inf`, or `nil` for other text.
  mutating func number() -> Double? {
    Double(text { $0.isASCII && ($0.isNumber || $0.isLetter || "+-.".contains($0)) })
  }
}
