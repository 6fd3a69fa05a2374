import ArgumentParser
import Foundation

/// The other side of a `WorkerProcess`: not meant for people, so not shown in the help.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Lays out documents for another autolayout process.",
    shouldDisplay: false)

  func run() throws {
    guard let first = readLine(), let assignment = decode(WorkerAssignment.self, first) else {
      throw ValidationError("worker is started by autolayout itself")
    }
    MainActor.assumeIsolated {
      switch assignment {
      case .frames(let task): serve(task)
      case .preview(let task): serve(task)
      case .lint(let task): serve(task)
      case .prove(let task): serve(task)
      }
    }
  }

  /// Answers each path on standard input with one line, until the input ends.
  @MainActor
  private func serve(_ task: some DocumentTask) {
    while let line = readLine() {
      guard let path = decode(String.self, line) else { return }
      guard let report = try? JSONEncoder().encode(task.run(path)) else { return }
      Output.standard.write(report + [0x0A])
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ line: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
