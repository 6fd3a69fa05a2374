import Foundation

/// Finds storyboards and xibs by name, as source files and not compiled ones.
///
/// UIKit loads the files that Xcode compiles into the application. Here the sources are read, which
/// a package can have among its resources.
@MainActor
public enum InterfaceSources {
  /// Folders that are searched in order if a bundle does not have the document; by default the
  /// current folder.
  public static var folders = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)] {
    didSet { ProgramFonts.folders = folders.map(\.path) }
  }

  /// The folders inside a place that have files in no particular language, in order.
  private static let innerFolders = ["", "Base.lproj/"]

  /// Returns the file of a name in the resources of a bundle or in a folder, or nil if there is
  /// none.
  ///
  /// Each place is searched for the file itself and then in `Base.lproj`. A name that leads out of
  /// the place, such as `../Main`, names no file.
  package static func file(named file: String, in bundle: Bundle?) -> URL? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(".."), !file.hasPrefix("/") else { return nil }
    for place in [bundle?.resourceURL].compactMap(\.self) + folders {
      for inner in innerFolders {
        let url = place.appendingPathComponent(inner + file)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }
}
