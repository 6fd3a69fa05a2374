import Foundation

/// Turns SVG pictures into PNG by an installed `rsvg-convert`.
///
/// The program is looked for in the folders of `PATH`. Pictures for it are best drawn with
/// `SVGRenderer.Options.rasterized(_:)`, since it knows neither `textLength` nor media queries.
public struct PictureConversion: Sendable {
  /// The program that converts.
  public static let programName = "rsvg-convert"

  /// Where the program is.
  public let program: URL

  /// Seconds after which the program is stopped.
  ///
  /// The largest pictures, 2,000 views at three pixels a point, take about two seconds.
  static let timeLimit: TimeInterval = 60

  /// Finds the program.
  ///
  /// `searchPath` holds folders between colons, like the variable `PATH`, which it defaults to.
  /// Throws `PictureConversionError.programMissing` when none of them has the program.
  public init(searchPath: String? = nil) throws {
    let path = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(Self.programName)
      if FileManager.default.isExecutableFile(atPath: candidate.path) {
        program = candidate
        return
      }
    }
    throw PictureConversionError.programMissing(name: Self.programName)
  }

  /// The picture as PNG with `scale` pixels a point (0.1…10).
  ///
  /// Throws `PictureConversionError` when the program fails or does not end in time, and errors of
  /// the file system when the temporary folder cannot be written.
  public func png(fromSVG svg: String, scale: Double = 1) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-picture-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("picture.svg")
    let result = folder.appendingPathComponent("picture.png")
    try Data(svg.utf8).write(to: picture)
    let zoom = scale.isFinite ? min(max(scale, 0.1), 10) : 1
    // Nothing that the picture may name outside itself is opened: it names nothing.
    try run(["--zoom", "\(zoom)", "--output", result.path, picture.path], folder: folder)
    return try Data(contentsOf: result)
  }

  /// Runs the program and waits until it ends, at most `timeLimit`; then it is terminated.
  ///
  /// Its messages go to a file, so that a full pipe cannot block it. Throws a
  /// `PictureConversionError` if it fails.
  private func run(_ arguments: [String], folder: URL) throws {
    let log = folder.appendingPathComponent("messages.txt")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let messages = try FileHandle(forWritingTo: log)
    defer { try? messages.close() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = messages
    process.standardError = messages
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + Self.timeLimit) == .success else {
      process.terminate()
      throw PictureConversionError.timedOut(name: Self.programName, seconds: Self.timeLimit)
    }
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw PictureConversionError.failed(
        name: Self.programName, status: process.terminationStatus, message: text.excerpt(500))
    }
  }
}
