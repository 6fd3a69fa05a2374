import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutRendering

/// Writes pictures and the gallery to a single folder.
///
///     preview/index.html
///     preview/Login-Sign-In-retina6_1-portrait.svg
///     preview/Login-Sign-In-ipad9_7-landscape.svg
struct PreviewWriter {
  /// The folder for all files.
  private let folder: URL
  /// The folder as specified by the user, for messages and the list of files.
  private let folderName: String
  /// The format of pictures.
  private let format: PreviewFormat
  /// The light or dark appearance, or `nil` for the appearance of the viewer.
  private let appearance: AppearanceChoice?
  /// A Boolean value that indicates whether each scene is one animated picture.
  private let animates: Bool
  /// The converter to PNG, or `nil` for other formats.
  private let conversion: PictureConversion?
  /// The used names. The name of the gallery is reserved.
  private var names = SafeFileName(reserved: [Self.galleryName])
  /// The scenes and problems so far.
  private var gallery = Gallery(title: "Preview", scenes: [])

  /// The filename of the gallery.
  private static let galleryName = "index.html"

  /// Creates a writer and the folder.
  ///
  /// - Throws: Exit code 66 if the folder cannot be created, or if no program converts SVG to PNG.
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

  /// Creates the folder and its parent folders.
  private static func makeFolder(_ url: URL, _ name: String) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("\(name): the folder cannot be created: \(reason(error))")
    }
  }

  /// Writes the pictures of a document, and adds its scenes to the gallery. If a picture cannot be
  /// written, the others are still written.
  mutating func write(_ report: PreviewReport) -> ExitStatus {
    var status = ExitStatus.fine
    gallery.problems += report.problems.map(GalleryProblem.init)
    for var scene in report.scenes {
      gallery.scenes.append(
        GalleryScene(
          adding(DocumentAssets.pageImageSize, to: scene, of: report.file), file: report.file))
      guard format != .html else { continue }
      scene = adding(DocumentAssets.imageSize, to: scene, of: report.file)
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

  /// Returns a scene with the images of the document's project, at most `limit` bytes for each.
  private func adding(_ limit: Int, to scene: PreviewScene, of file: String) -> PreviewScene {
    let assets = DocumentAssets.of(URL(fileURLWithPath: file))
    var scene = scene
    for index in scene.pages.indices {
      assets.addImages(
        to: &scene.pages[index].snapshot, isDark: appearance == .dark, limit: limit)
    }
    return scene
  }

  /// Writes the gallery. If all scenes belong to one document, its title is the name of the
  /// document.
  mutating func finish() -> ExitStatus {
    if let scene = gallery.scenes.first, gallery.scenes.allSatisfy({ $0.file == scene.file }) {
      gallery.title = scene.file ?? gallery.title
    }
    return write(Data(GalleryRenderer().html(for: gallery).utf8), to: Self.galleryName)
  }

  /// Draws and writes one page, with a name that consists of file, scene, device, orientation and
  /// variant.
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

  /// Draws and writes an animation from each canvas of a scene to the next.
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

  /// Returns a page in the format of the run.
  private func picture(_ page: PreviewPage) throws -> Data {
    if let conversion {
      var options = SVGRenderer.Options.rasterized(appearance == .dark ? .dark : .light)
      options.showScreen(of: page)
      return try conversion.png(
        fromSVG: SVGRenderer(options: options).svg(for: page.snapshot),
        scale: Double(page.snapshot.canvas.scale))
    }
    var options = SVGRenderer.Options()
    options.appearance = appearance.map { $0 == .dark ? .dark : .light } ?? .automatic
    options.showScreen(of: page)
    return Data(SVGRenderer(options: options).svg(for: page.snapshot).utf8)
  }

  /// Writes one file and prints its path. An existing file is replaced. A symbolic link is replaced
  /// as well and not followed.
  private func write(_ data: Data, to name: String) -> ExitStatus {
    do {
      try DocumentFile.writeReplaceable(data, to: folder.appendingPathComponent(name).path)
      Output.standard.write("\(PrintableText.of(folderName))/\(name)\n")
      return .fine
    } catch {
      Self.complain("\(folderName)/\(name): \(Self.reason(error))")
      return .cannotOpen
    }
  }

  /// Returns the description of an error of the file system.
  private static func reason(_ error: any Error) -> String {
    if let error = error as? ValidationError { return error.message }
    if let error = error as? InterfaceDocumentError { return error.message }
    return (error as NSError).localizedDescription
  }

  /// Prints an error.
  private static func complain(_ message: String) {
    let terminal = Terminal.standardError
    Output.standardError.write(
      "\(terminal.alarming("error:")) \(PrintableText.of(message))\n")
  }
}

/// Options of pictures.
extension SVGRenderer.Options {
  /// Rounds the corners of the picture as those of the device, and draws hidden views pale on the
  /// document's own canvas.
  fileprivate mutating func showScreen(of page: PreviewPage) {
    roundsCorners = true
    dimsHiddenViews = page.isOwnCanvas
  }
}

/// Scenes of the gallery.
extension GalleryScene {
  /// Creates a scene with the layouts of all its pages.
  fileprivate init(_ scene: PreviewScene, file: String) {
    self.init(
      name: scene.name, identifier: scene.identifier, file: file,
      pictures: scene.pages.map(GalleryPicture.init))
  }
}

/// Pictures of the gallery.
extension GalleryPicture {
  /// Creates a picture with the name of its device and orientation, or of the part of the screen.
  fileprivate init(_ page: PreviewPage) {
    let held: Orientation = page.orientation == .landscape ? .landscape : .portrait
    self.init(
      deviceName: page.deviceName,
      orientation: page.split.map { .split(name: "\($0) \(page.orientation.rawValue)") } ?? held,
      variant: page.variant.name, snapshot: page.snapshot,
      findings: page.findings.map(GalleryFinding.init))
  }
}

/// Findings of the gallery.
extension GalleryFinding {
  /// Creates the finding of a page.
  fileprivate init(_ finding: PreviewFinding) {
    self.init(
      kind: finding.isOverlap ? .overlap : .outside, view: finding.view, other: finding.other,
      message: finding.message)
  }
}

/// Problems of the gallery.
extension GalleryProblem {
  /// Creates an error or a warning with its location.
  fileprivate init(_ problem: PreviewProblem) {
    self.init(
      severity: problem.isError ? .error : .warning, message: problem.message, hint: problem.hint,
      file: problem.file, line: problem.line)
  }
}
