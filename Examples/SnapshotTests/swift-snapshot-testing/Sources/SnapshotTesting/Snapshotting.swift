import Foundation

/// A strategy for converting values to a format that can be compared and stored.
public struct Snapshotting<Value, Format> {
  /// The extension of the files with references.
  public var pathExtension: String?
  /// The comparison of stored values.
  public var diffing: Diffing<Format>
  /// Creates the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy with a synchronous snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values that can be converted to values of this strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      _ in fatalError("replaced below")
    }
    result.snapshot = { [snapshot] in snapshot(transform($0)) }
    return result
  }
}

/// A strategy for values that are stored unchanged.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are stored unchanged.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy that compares texts.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

/// A value that may be available later.
public struct Async<Value> {
  /// Calls a closure with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that is already available.
  public init(value: Value) { run = { $0(value) } }
}
