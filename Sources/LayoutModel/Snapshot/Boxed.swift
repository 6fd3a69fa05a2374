/// A value that is stored outside the value that contains it.
///
/// Snapshots have many views, which are copied and moved as a whole. Large properties that only few
/// views use would increase the size of all of them.
package indirect enum Boxed<Value: Hashable & Sendable & Codable>: Hashable, Sendable {
  /// The value.
  case value(Value)

  /// The value.
  package var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

/// A boxed value is encoded as the value itself.
extension Boxed: Codable {
  package init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
