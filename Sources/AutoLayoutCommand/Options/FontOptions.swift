import ArgumentParser
import AutoLayout
import Foundation

/// The folders with font files in addition to those of the project.
package struct FontOptions: ParsableArguments {
  /// The paths of the folders.
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      A folder of font files (.ttf, .otf, .ttc) to search before the project; can be repeated.
      """, valueName: "folder"))
  package var fontFolder: [String] = []

  /// Creates the options without folders.
  package init() {}

  /// Validates the folders.
  ///
  /// - Throws: `ValidationError` for a path that does not lead to a folder.
  package func validate() throws {
    for path in fontFolder {
      let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard FileStatus(resolved)?.kind == .folder else {
        throw ValidationError(
          "Invalid value '\(PrintableText.of(path))' for --font-folder: no such folder.")
      }
    }
  }

  /// Uses the folders in this process and in its workers.
  package func use() {
    DocumentFonts.folders = fontFolder.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
    }
  }
}
