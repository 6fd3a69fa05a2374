import Foundation

extension Tool {
  /// Runs `autolayout solve` with `input` as its standard input.
  static func solve(_ arguments: String..., input: String) throws -> Tool {
    let scratch = try ScratchFolder()
    let streams = try [("input", input), ("output", ""), ("errors", "")].map {
      try scratch.write($0.1, to: $0.0)
    }
    let process = Process()
    process.executableURL = try executable()
    process.arguments = ["solve"] + arguments
    process.standardInput = FileHandle(forReadingAtPath: streams[0])
    process.standardOutput = FileHandle(forWritingAtPath: streams[1])
    process.standardError = FileHandle(forWritingAtPath: streams[2])
    try process.run()
    process.waitUntilExit()
    let texts = try streams[1...].map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Tool(output: texts[0], errors: texts[1], status: process.terminationStatus)
  }
}
