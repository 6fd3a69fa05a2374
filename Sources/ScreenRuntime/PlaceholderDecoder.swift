import Foundation

extension ScreenProgram {
  /// The objects that live as long as the program.
  private static var retained: [AnyObject] = []

  /// Keeps an object as long as the program runs, such as the delegate of a scene.
  public static func keep(_ object: AnyObject) { retained.append(object) }

  /// Returns a value of a decodable type that is made up: texts are the names of their keys, arrays
  /// have three elements.
  nonisolated public static func placeholder<Value: Decodable>(_ type: Value.Type) -> Value {
    do { return try Value(from: PlaceholderDecoder(codingPath: [])) } catch {
      fatalError("no placeholder for \(type): \(error)")
    }
  }
}

/// A decoder that has a value for every key.
struct PlaceholderDecoder: Decoder {
  /// The keys from the root to the value.
  let codingPath: [any CodingKey]
  /// The values that the program sets, of which there are none.
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The maximum depth of values. Types that contain themselves end there.
  static let maxDepth = 12
  /// The number of elements of an array.
  static let elementCount = 3
  /// The moment of dates, which is the same in every run.
  static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PlaceholderKeys<Key>(codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    PlaceholderElements(codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    PlaceholderValue(codingPath: codingPath)
  }

  /// Returns the value of a type at a path.
  static func value<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Value {
    if let known = knownValue(type, path) as? Value { return known }
    guard path.count < maxDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: path, debugDescription: "the type contains itself"))
    }
    if let cases = type as? any CaseIterable.Type, let first = firstCase(cases) as? Value {
      return first
    }
    return try Value(from: PlaceholderDecoder(codingPath: path))
  }

  /// Returns the first case of an enumeration.
  private static func firstCase<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
    type.allCases.first
  }

  /// Returns the value of a basic type, or `nil` for other types.
  private static func knownValue(_ type: any Decodable.Type, _ path: [any CodingKey]) -> Any? {
    if type == String.self { return text(path) }
    if type == Bool.self { return true }
    if type == Double.self { return 4.5 }
    if type == Float.self { return Float(4.5) }
    if type == CGFloat.self { return CGFloat(4.5) }
    if type == URL.self { return URL(string: "https://example.com/") }
    if type == Date.self { return moment }
    if type == Data.self { return Data() }
    if type == UUID.self {
      return UUID(uuidString: "00000000-0000-0000-0000-00000000000\(position(path) % 10)")
    }
    if type == Decimal.self { return Decimal(42) }
    if let integer = type as? any FixedWidthInteger.Type {
      return self.integer(integer, position(path))
    }
    return nil
  }

  private static func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, _ position: Int
  ) -> Any {
    Number(42 + position % 64)
  }

  /// Returns a number for the elements of arrays around a value, so that identifiers differ.
  private static func position(_ path: [any CodingKey]) -> Int {
    path.compactMap(\.intValue).reduce(0) { $0 * elementCount + $1 - 1 }
  }

  /// Returns the text for a path: the last key as words, or a URL or date where its name says so.
  static func text(_ path: [any CodingKey]) -> String {
    guard let key = path.last(where: { $0.intValue == nil })?.stringValue else { return "Text" }
    let lowercase = key.lowercased()
    if ["url", "link", "image", "href", "thumbnail", "avatar"].contains(where: lowercase.hasSuffix)
    {
      return "https://example.com/" + (position(path) == 0 ? "" : "\(position(path))")
    }
    if ["date", "createdat", "updatedat", "created_at"].contains(where: lowercase.hasSuffix) {
      return "2023-11-14T22:13:20Z"
    }
    var words = ""
    for character in key {
      if character == "_" || character == "-" {
        words += " "
      } else {
        if character.isUppercase, words.last?.isLowercase ?? false { words += " " }
        words += words.isEmpty ? character.uppercased() : character.lowercased()
      }
    }
    return position(path) == 0 ? words : "\(words) \(position(path) + 1)"
  }
}

/// The keys of a placeholder, all of which exist.
struct PlaceholderKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { true }
  /// Optional values are omitted where types begin to contain themselves.
  func decodeNil(forKey key: Key) -> Bool { codingPath.count > PlaceholderDecoder.maxDepth / 2 }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try PlaceholderDecoder.value(type, codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(PlaceholderKeys<Nested>(codingPath: codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    PlaceholderElements(codingPath: codingPath + [key])
  }

  func superDecoder() -> any Decoder { PlaceholderDecoder(codingPath: codingPath) }
  func superDecoder(forKey key: Key) -> any Decoder {
    PlaceholderDecoder(codingPath: codingPath + [key])
  }
}

/// The elements of an array of placeholders.
struct PlaceholderElements: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  let count: Int? = PlaceholderDecoder.elementCount
  var currentIndex = 0

  var isAtEnd: Bool { currentIndex >= PlaceholderDecoder.elementCount }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try PlaceholderDecoder.value(type, next)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return KeyedDecodingContainer(PlaceholderKeys<Nested>(codingPath: next))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return PlaceholderElements(codingPath: next)
  }

  mutating func superDecoder() -> any Decoder { PlaceholderDecoder(codingPath: next) }

  /// The path of the next element.
  private var next: [any CodingKey] { codingPath + [ElementKey(intValue: currentIndex)] }
}

/// The index of an element in a path.
private struct ElementKey: CodingKey {
  let intValue: Int?
  var stringValue: String { "\(intValue ?? 0)" }
  init(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { nil }
}

/// A single placeholder.
struct PlaceholderValue: SingleValueDecodingContainer {
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try PlaceholderDecoder.value(type, codingPath)
  }
}
