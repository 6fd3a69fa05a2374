#if !canImport(os)
  import AutoLayout
  import Foundation
  import Testing

  /// The names of the module `os`, as programs write them. Oracle: Apple's documentation.
  @Suite struct LogTests {
    private final class Value: @unchecked Sendable, CustomStringConvertible {
      var count = 0
      var description: String {
        count += 1
        return "value"
      }
    }

    @Test func `Interpolated log values are not evaluated`() {
      let value = Value()
      os_log(.info, log: .default, "a \(value.description, privacy: .public) \(1)")
      #expect(value.count == 0)
    }

    @Test func `A message with interpolated values can be logged without a level`() {
      let value = Value()
      os_log("a \(value.description)")
      #expect(value.count == 0)
    }

    @Test func `Logs are disabled`() {
      let log = OSLog(subsystem: "app", category: .pointsOfInterest)
      os_log("a %{public}@ %d", log: log, type: .fault, "b", 1)
      os_log(.debug, log: log, "c")
      os_log("d")
      #expect(!log.isEnabled(type: .default) && !log.signpostsEnabled)
    }

    @Test func `Signposts of an object share an identifier`() {
      let log = OSLog(subsystem: "app", category: "a")
      let id = OSSignpostID(log: log, object: log)
      os_signpost(.begin, log: log, name: "b", signpostID: id, "c %d", 1)
      os_signpost(.end, log: log, name: "b", signpostID: id)
      #expect(id == OSSignpostID(log: log, object: log))
      #expect(OSSignpostID(log: log) == .exclusive)
    }
  }
#endif
