import Foundation
import XCTest

/// What is configured for snapshots.
public struct SnapshotTestingConfiguration {
  /// When references are recorded.
  public enum Record: String, Sendable {
    /// Always; every assertion fails.
    case all
    /// If there is none.
    case missing
    /// Never; an assertion without a reference fails.
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

/// Returns why a value is not equal to its reference on disk, or nil.
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
  /// The value of `SNAPSHOT_TESTING_RECORD`; missing references are recorded without it.
  fileprivate static var fromEnvironment: Self {
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Self.init) ?? .missing
  }
}
