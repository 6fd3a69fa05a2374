import Foundation
import LayoutModel

/// Converts SVG pictures to PNG with an installed `rsvg-convert`.
///
/// The initializer searches for the program in the directories of `PATH`. It does not support
/// `textLength`, fonts in pictures or media queries, so draw pictures for it with
/// `SVGRenderer.Options.rasterized(_:)`. It finds the files of `PictureFont` in addition to the
/// fonts of the machine.
public struct PictureConversion: Sendable {
  /// The program of librsvg that converts pictures.
  public static let programName = "rsvg-convert"

  /// The location of the program.
  public let program: URL

  /// The timeout of the program, in seconds.
  ///
  /// The largest pictures, with 2,000 views at three pixels per point, take about two seconds.
  static let timeLimit: TimeInterval = 60

  /// Creates a conversion with the program in the search path.
  ///
  /// `searchPath` is a list of directories that are separated by colons. The default is the
  /// variable `PATH`. Relative directories are skipped, because the project that is drawn may have
  /// a program of that name.
  ///
  /// - Throws: `PictureConversionError.programMissing` if no directory contains the program.
  public init(searchPath: String? = nil) throws {
    let path = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(Self.programName)
      if FileManager.default.isExecutableFile(atPath: candidate.path) {
        program = candidate
        return
      }
    }
    throw PictureConversionError.programMissing(name: Self.programName)
  }

  /// Returns the picture as PNG.
  ///
  /// - Parameters:
  ///   - svg: The picture as an SVG document.
  ///   - scale: The number of pixels per point. It is limited to the range from 0.1 to 10.
  /// - Returns: The bytes of the PNG file.
  /// - Throws: `PictureConversionError` if the program fails or does not end in time, and an error
  ///   of the file system if the temporary directory is not writable.
  public func png(fromSVG svg: String, scale: Double = 1) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-picture-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("picture.svg")
    let result = folder.appendingPathComponent("picture.png")
    try Data(svg.utf8).write(to: picture)
    try writeFonts(to: folder)
    let zoom = scale.isFinite ? min(max(scale, 0.1), 10) : 1
    // The picture has no references to other files, so that none are opened.
    try run(["--zoom", "\(zoom)", "--output", result.path, picture.path], folder: folder)
    return try Data(contentsOf: result)
  }

  /// The name of the configuration of fonts in the temporary folder.
  private static let fontsName = "fonts.conf"
  /// The environment variable that specifies the program's font configuration.
  private static let fontsVariable = "FONTCONFIG_FILE"

  /// The default font configurations of a machine: those of Linux and of Homebrew.
  private static let usualFonts = [
    "/etc/fonts/fonts.conf", "/opt/homebrew/etc/fonts/fonts.conf",
    "/usr/local/etc/fonts/fonts.conf",
  ]

  /// Writes the files of the font of pictures, and a configuration that adds them to the fonts of
  /// the machine.
  private func writeFonts(to folder: URL) throws {
    for name in PictureFont.files.names {
      try Data(PictureFont.files[name] ?? []).write(to: folder.appendingPathComponent(name))
    }
    let own = ProcessInfo.processInfo.environment[Self.fontsVariable].map { [$0] }
    let includes = (own ?? Self.usualFonts).map {
      "<include ignore_missing=\"yes\">\(XMLText.escaped($0))</include>"
    }
    let text = """
      <?xml version="1.0"?>
      <fontconfig>
      \(includes.joined(separator: "\n"))
      <dir>\(XMLText.escaped(folder.path))</dir>
      </fontconfig>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent(Self.fontsName))
  }

  /// Runs the program and waits until it ends. After `timeLimit`, the program is terminated.
  ///
  /// Its messages are written to a file, so that a full pipe cannot block it.
  ///
  /// - Throws: `PictureConversionError` if the program fails or does not end in time.
  private func run(_ arguments: [String], folder: URL) throws {
    let log = folder.appendingPathComponent("messages.txt")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let messages = try FileHandle(forWritingTo: log)
    defer { try? messages.close() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[Self.fontsVariable] = folder.appendingPathComponent(Self.fontsName).path
    process.environment = environment
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
