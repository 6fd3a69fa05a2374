import Foundation
import XCTest

/// The configuration of snapshots.
public struct SnapshotTestingConfiguration {
  /// The modes of recording references.
  public enum Record: String, Sendable {
    /// Always. Every assertion fails.
    case all
    /// Only if there is no reference.
    case missing
    /// Never. An assertion without a reference fails.
    case never
  }
}

/// Asserts that a value is equal to its reference on disk, and records a missing reference.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, file: file, testName: testName)
  if let failure { XCTFail(failure, file: file, line: line) }
}

/// Returns the reason why a value differs from its reference on disk, or `nil` if it is equal.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  file: StaticString = #filePath, testName: String = #function
) -> String? {
  do {
    var snapshot: Format?
    snapshotting.snapshot(try value()).run { snapshot = $0 }
    guard let snapshot else { return "The snapshot did not arrive." }
    let reference = ReferenceFile(
      file: file, testName: testName, name: name, pathExtension: snapshotting.pathExtension)
    return try reference.compare(snapshot, snapshotting.diffing, record ?? .fromEnvironment)
  } catch {
    return "\(error)"
  }
}

extension SnapshotTestingConfiguration.Record {
  /// The value of `SNAPSHOT_TESTING_RECORD`. The default is to record missing references.
  fileprivate static var fromEnvironment: Self {
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Self.init) ?? .missing
  }
}
