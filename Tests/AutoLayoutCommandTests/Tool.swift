import Foundation
import Testing

/// The built `autolayout`, run as a user runs it.
struct Tool {
  let output: String
  let errors: String
  let status: Int32

  /// Runs the tool to its end.
  @discardableResult
  static func run(
    _ arguments: String..., in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Tool {
    try run(arguments, in: folder, environment: environment, input: input)
  }

  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Tool {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments + timeLimit(arguments)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files instead of pipes: whatever is printed, nobody waits for a reader.
    let scratch = try ScratchFolder()
    let streams = try ["output", "errors"].map { try scratch.write("", to: $0) }
    process.standardInput =
      try input.map { FileHandle(forReadingAtPath: try scratch.write($0, to: "input")) as Any }
      ?? FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams[0])
    process.standardError = FileHandle(forWritingAtPath: streams[1])
    try process.run()
    process.waitUntilExit()
    let texts = try streams.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Tool(output: texts[0], errors: texts[1], status: process.terminationStatus)
  }

  /// A debug build on a busy machine lays out on all devices many times more slowly than a release.
  private static func timeLimit(_ arguments: [String]) -> [String] {
    let isSlow = ["prove", "diff", "equivalent", "budget"].contains(arguments.first)
    return isSlow && !arguments.contains("--timeout") ? ["--timeout=600"] : []
  }

  /// The variable of the environment that names a tool for use, with which tests that start the tool
  /// many times try more.
  private static let toolForUse = ProcessInfo.processInfo.environment["AUTOLAYOUT_TOOL"]

  /// A Boolean value that indicates whether the tool is one for use, and not for debugging.
  static var isForUse: Bool { toolForUse != nil }

  /// Returns the tool. It lies beside the tests' own program, if the environment names no other.
  static func executable() throws -> URL {
    if let toolForUse { return URL(fileURLWithPath: toolForUse) }
    let folders = [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    let candidates = folders.map { $0.appendingPathComponent("autolayout") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "no autolayout beside \(Bundle.main.bundleURL.path)")
  }

  /// A document that ships with the project.
  static func example(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Documents/\(name)").standardizedFileURL.path
  }

  /// The lines of standard output as JSON objects.
  func objects() throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }
}
