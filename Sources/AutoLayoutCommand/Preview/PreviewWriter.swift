import ArgumentParser
import Foundation
import LayoutRendering

/// Writes pictures and the gallery into one folder, and nowhere else.
struct PreviewWriter {
  private let folder: URL
  /// The folder as it was given, for what is printed.
  private let folderName: String
  private let format: PreviewFormat
  private let appearance: AppearanceChoice?
  /// Whether a scene is one moving picture.
  private let animates: Bool
  /// What makes PNG pictures; nil when none are wanted.
  private let conversion: PictureConversion?
  private var names = SafeFileName(reserved: [Self.galleryName])
  private var gallery = Gallery(title: "Preview", scenes: [])

  private static let galleryName = "index.html"

  /// Makes the folder; ends the command when it cannot, or when nothing can make the pictures.
  init(
    folder: String, format: PreviewFormat, appearance: AppearanceChoice?, animates: Bool = false
  ) throws {
    self.animates = animates
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    folderName = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.format = format
    self.appearance = appearance
    do {
      conversion = format == .png ? try PictureConversion() : nil
      try Self.makeFolder(self.folder, folder)
    } catch {
      Self.complain(Self.reason(error))
      throw ExitCode(ExitStatus.cannotOpen.rawValue)
    }
  }

  private static func makeFolder(_ url: URL, _ name: String) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("\(name): the folder cannot be made: \(reason(error))")
    }
  }

  /// Writes the pictures of a document and keeps its scenes for the gallery.
  mutating func write(_ report: PreviewReport) -> ExitStatus {
    var status = ExitStatus.fine
    gallery.problems += report.problems.map(GalleryProblem.init)
    for scene in report.scenes {
      gallery.scenes.append(GalleryScene(scene, file: report.file))
      guard format != .html else { continue }
      if animates {
        status = status.followed(by: writeMovingPicture(of: scene, in: report.file))
        continue
      }
      for page in scene.pages {
        status = status.followed(by: writePicture(page, of: scene, in: report.file))
      }
    }
    return status
  }

  /// Writes the gallery.
  mutating func finish() -> ExitStatus {
    if let scene = gallery.scenes.first, gallery.scenes.allSatisfy({ $0.file == scene.file }) {
      gallery.title = scene.file ?? gallery.title
    }
    return write(Data(GalleryRenderer().html(for: gallery).utf8), to: Self.galleryName)
  }

  private mutating func writePicture(
    _ page: PreviewPage, of scene: PreviewScene, in file: String
  ) -> ExitStatus {
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let name = names.make(
      [
        stem, scene.name == stem ? "" : scene.name, page.snapshot.canvas.device ?? "canvas",
        page.orientation.rawValue,
        page.split ?? "", page.variant.name,
      ], pathExtension: format.rawValue)
    do {
      return write(try picture(page), to: name)
    } catch {
      Self.complain("\(folderName)/\(name): \(Self.reason(error))")
      return .cannotOpen
    }
  }

  private mutating func writeMovingPicture(
    of scene: PreviewScene, in file: String
  ) -> ExitStatus {
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let name = names.make(
      [stem, scene.name == stem ? "" : scene.name, "animated"], pathExtension: "svg")
    var options = TransitionRenderer.Options()
    options.appearance = appearance.map { $0 == .dark ? .dark : .light } ?? .automatic
    let states = scene.pages.map { page in
      TransitionRenderer.State(
        name: "\(page.deviceName), \(page.split ?? page.orientation.rawValue)",
        snapshot: page.snapshot)
    }
    return write(Data(TransitionRenderer(options: options).svg(for: states).utf8), to: name)
  }

  private func picture(_ page: PreviewPage) throws -> Data {
    if let conversion {
      let renderer = SVGRenderer(options: .rasterized(appearance == .dark ? .dark : .light))
      return try conversion.png(
        fromSVG: renderer.svg(for: page.snapshot), scale: Double(page.snapshot.canvas.scale))
    }
    var options = SVGRenderer.Options()
    options.appearance = appearance.map { $0 == .dark ? .dark : .light } ?? .automatic
    return Data(SVGRenderer(options: options).svg(for: page.snapshot).utf8)
  }

  /// Writes a file; one that is there already is replaced, a link is not followed.
  private func write(_ data: Data, to name: String) -> ExitStatus {
    do {
      try data.write(to: folder.appendingPathComponent(name), options: .atomic)
      Output.standard.write("\(PrintableText.of(folderName))/\(name)\n")
      return .fine
    } catch {
      Self.complain("\(folderName)/\(name): cannot be written: \(Self.reason(error))")
      return .cannotOpen
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? ValidationError { return error.message }
    return (error as NSError).localizedDescription
  }

  private static func complain(_ message: String) {
    let terminal = Terminal.standardError
    Output.standardError.write(
      "\(terminal.alarming("error:")) \(PrintableText.of(message))\n")
  }
}

extension GalleryScene {
  fileprivate init(_ scene: PreviewScene, file: String) {
    self.init(
      name: scene.name, identifier: scene.identifier, file: file,
      pictures: scene.pages.map(GalleryPicture.init))
  }
}

extension GalleryPicture {
  fileprivate init(_ page: PreviewPage) {
    let held: Orientation = page.orientation == .landscape ? .landscape : .portrait
    self.init(
      deviceName: page.deviceName,
      orientation: page.split.map { .split(name: "\($0) \(page.orientation.rawValue)") } ?? held,
      variant: page.variant.name, snapshot: page.snapshot)
  }
}

extension GalleryProblem {
  fileprivate init(_ problem: PreviewProblem) {
    self.init(
      severity: problem.isError ? .error : .warning, message: problem.message, hint: problem.hint,
      file: problem.file, line: problem.line)
  }
}
