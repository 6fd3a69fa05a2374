import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutRendering

/// Writes pictures of both sides of a comparison where they differ.
///
/// Views that differ have a red outline in both pictures. The names have the document, the root and
/// the width. An equivalent pair has no pictures.
///
///     differences/Old-Sign-In-375-first.svg
///     differences/New-Sign-In-375-second.svg
struct EquivalentPictures {
  /// The folder as it was specified.
  private let folder: String
  /// The file names that are in use.
  private var names = SafeFileName()
  /// The converter to PNG, or `nil` if no program is installed.
  private let conversion = try? PictureConversion()

  /// Creates the folder, and the folders above it.
  ///
  /// - Throws: `RunFailure` if it cannot be created.
  init(folder: String) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunFailure(
        folder, "the folder cannot be created: \((error as NSError).localizedDescription)",
        "specify another folder")
    }
  }

  /// Draws both sides at the counterexample of a comparison, with outlines around differing views.
  ///
  /// - Returns: The paths of the pictures, one per line, or the empty string for an equivalent
  ///   pair.
  /// - Throws: `RunFailure` if a picture cannot be written.
  @MainActor
  mutating func write(_ report: RootComparisonReport) throws -> String {
    guard let found = report.equivalence.counterexample else { return "" }
    var paths: [String] = []
    for (side, snapshot, marks, name) in [
      (report.first, found.first, found.firstMarks, "first"),
      (report.second, found.second, found.secondMarks, "second"),
    ] {
      let stem = URL(fileURLWithPath: side.name).deletingPathExtension().lastPathComponent
      let root = report.first.root.prefix { $0 != "(" }
      var options = SVGRenderer.Options.rasterized()
      options.overlay.markedViews = marks
      let svg = SVGRenderer(options: options).svg(for: snapshot)
      let file = names.make([stem, String(root), found.width.plain, name], pathExtension: "svg")
      paths.append(try write(Data(svg.utf8), to: file))
      if let conversion, let png = try? conversion.png(fromSVG: svg, scale: Self.scale) {
        paths.append(try write(png, to: String(file.dropLast("svg".count)) + "png"))
      }
    }
    return paths.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// The number of pixels per point of PNG pictures: a difference of one point is visible, and
  /// pictures of the largest iPads have a few megapixels.
  private static let scale = 2.0

  /// Writes one file, and returns its path.
  private func write(_ data: Data, to name: String) throws -> String {
    let path = "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(name)"
    do throws(InterfaceDocumentError) {
      try DocumentFile.writeReplaceable(data, to: path)
      return path
    } catch {
      throw RunFailure(path, error.message, "check the folder and the permissions")
    }
  }
}
