import ArgumentParser
import Foundation

/// The other side of a `WorkerProcess`: not meant for people, so not shown in the help.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Lays out documents for another autolayout process.",
    shouldDisplay: false)

  func run() throws {
    var lines = DescriptorLines(descriptor: 0, limit: Self.longestLine)
    guard case .bytes(let first)? = lines.next(),
      let assignment = decode(WorkerAssignment.self, first)
    else {
      throw ValidationError("worker is started by autolayout itself")
    }
    WorkerMemory.hold()
    MainActor.assumeIsolated {
      switch assignment {
      case .frames(let task): serve(task, &lines)
      case .preview(let task): serve(task, &lines)
      case .lint(let task): serve(task, &lines)
      case .prove(let task): serve(task, &lines)
      case .lintFix(let task): serve(task, &lines)
      case .framesStream(let task, let project): answer(task, in: project, &lines)
      case .lintStream(let task, let project): answer(task, in: project, &lines)
      case .diffStream(let task, let project): answer(task, in: project, &lines)
      }
    }
  }

  /// Answers each path on standard input with one line, until the input ends.
  @MainActor
  private func serve(_ task: some DocumentTask, _ lines: inout DescriptorLines) {
    while case .bytes(let line)? = lines.next() {
      guard let path = decode(String.self, line) else { return }
      guard let report = try? JSONEncoder().encode(task.run(path)) else { return }
      Output.standard.write(report + [0x0A])
    }
  }

  /// Answers each line of a stream, which follows its number and a space.
  @MainActor
  private func answer(
    _ task: some StreamTask, in project: ProjectBoundary, _ lines: inout DescriptorLines
  ) {
    while case .bytes(let line)? = lines.next() {
      guard let space = line.firstIndex(of: 0x20),
        let number = Int(String(decoding: line[..<space], as: UTF8.self))
      else { return }
      Output.standard.write(
        task.answer(line: Data(line[(space + 1)...]), number: number, in: project))
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ line: Data) -> Value? {
    try? JSONDecoder().decode(type, from: line)
  }

  /// Bytes of the longest request: a line of a stream with its number.
  private static let longestLine = StreamOptions.longestLine + 32
}
