import Foundation
import Testing

@testable import AutoLayoutCommand

/// The workers here are shell scripts that answer, crash, hang or talk nonsense, by the name of the
/// document; the pool must give every document a report and lose no other.
@Suite("Worker processes")
struct WorkerPoolTests {
  private static let task = FramesTask(
    request: CanvasSelection(), format: .jsonl, hasColor: false, errorsHaveColor: false)

  /// Answers each path with a report that names it.
  private static let script = #"""
    read -r assignment
    while read -r path; do
      case $path in
        *crash*) kill -SEGV $$ ;;
        *hang*) exec sleep 60 ;;
        *nonsense*) echo nonsense ;;
        *) printf '0\t\t%s\n' "$path" ;;
      esac
    done
    """#

  private static func reports(
    of names: [String], workers: Int, limit: Double = 60, script: String = Self.script
  ) -> [PrintedReport?] {
    var launch = WorkerProcess.Launch()
    launch.executable = URL(fileURLWithPath: "/bin/sh")
    launch.arguments = ["-c", script]
    var pool = WorkerPool(
      task: task, documents: names.map(FoundDocument.file), workers: workers, limit: limit,
      launch: launch)
    var reports = [PrintedReport?](repeating: nil, count: names.count)
    pool.run { index, report in
      #expect(reports[index] == nil, "two reports for \(names[index])")
      reports[index] = report
    }
    return reports
  }

  @Test("Every document is reported once, by any number of workers", arguments: 1...4)
  func all(workers: Int) {
    let names = (0..<25).map { "d\($0).xib" }
    #expect(Self.reports(of: names, workers: workers).map { $0?.output } == names)
  }

  @Test("A crash only fails the current document")
  func crash() {
    let names = ["a.xib", "crash1.xib", "b.xib", "crash2.xib", "crash3.xib", "c.xib"]
    let reports = Self.reports(of: names, workers: 2)
    for (name, report) in zip(names, reports) {
      if name.hasPrefix("crash") {
        #expect(report?.status == .fault)
        #expect(report?.output.contains("the layout crashed (signal 11)") == true)
        #expect(report?.output.contains(name) == true)
      } else {
        #expect(report?.output == name)
      }
    }
  }

  @Test("A document that takes too long is stopped, and the others continue")
  func hang() {
    let reports = Self.reports(of: ["a.xib", "hang.xib", "b.xib"], workers: 1, limit: 0.5)
    #expect(reports[0]?.output == "a.xib")
    #expect(reports[1]?.output.contains("exceeded the timeout of 0.5 s") == true)
    #expect(reports[1]?.status == .fault)
    #expect(reports[2]?.output == "b.xib")
  }

  @Test("A report that cannot be read is an error of its document")
  func nonsense() {
    let reports = Self.reports(of: ["nonsense.xib", "b.xib"], workers: 1)
    #expect(reports[0]?.status == .fault)
    #expect(reports[1]?.output == "b.xib")
  }

  @Test("Workers that exit immediately leave every document with an error")
  func stillborn() {
    let reports = Self.reports(of: ["a.xib", "b.xib"], workers: 2, script: "exit 3")
    #expect(reports.map { $0?.status } == [.fault, .fault])
  }
}
