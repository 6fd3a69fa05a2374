import Foundation

/// The functions that encode, decode and compare values.
public struct Diffing<Value> {
  /// Encodes a value for a file.
  public var toData: (Value) -> Data
  /// Reads a value from a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value. Returns a message with attachments if they differ, or `nil`
  /// if they are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing where Value == String {
  /// A comparison of texts that shows the lines that only one of them has.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, text in
        guard reference != text else { return nil }
        let old = reference.components(separatedBy: "\n")
        let new = text.components(separatedBy: "\n")
        let changes = new.difference(from: old).map { change in
          switch change {
          case .remove(_, let line, _): "− \(line)"
          case .insert(_, let line, _): "+ \(line)"
          }
        }
        return (changes.joined(separator: "\n"), [])
      })
  }
}

/// An attachment that a test report shows next to a failure. On Linux, it is empty.
public struct XCTAttachment {
  /// Creates an attachment.
  public init(data: Data, uniformTypeIdentifier: String) {}
}
