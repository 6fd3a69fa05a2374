import Foundation
import Testing

@testable import InterfaceBuilder

/// The whole of what the platform tables say, beside a recorded file: a change of one fact shows as
/// the lines that it moves.
@MainActor
@Suite struct PlatformMetricsTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("platform-metrics.txt")

  /// Run with `RECORD_PLATFORM_METRICS=1` to write the file anew, and read its diff.
  @Test func `Every platform fact has its recorded value`() throws {
    let text = try PlatformMetricsDump.text()
    if ProcessInfo.processInfo.environment["RECORD_PLATFORM_METRICS"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let lines = text.split(separator: "\n")
    let differences = zip(recorded, lines).filter { $0 != $1 }
    #expect(differences.first.map { "\($0)" } == nil)
    #expect(recorded.count == lines.count)
  }
}
