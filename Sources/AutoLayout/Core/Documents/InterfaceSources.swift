import Foundation

/// Finds storyboards and xibs by name. They are source files, not compiled ones.
///
/// UIKit loads the files that Xcode compiles into the application. Here, the source files are read,
/// which a package can contain as resources.
@MainActor
public enum InterfaceSources {
  /// The folders that are searched in order if a bundle does not contain the document. The default
  /// is the current folder.
  public static var folders = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)] {
    didSet { ProgramFonts.folders = folders.map(\.path) }
  }

  /// The folders inside a location that contain files without a specific language, in order.
  private static let innerFolders = ["", "Base.lproj/"]

  /// Returns the file with a name in the resources of a bundle or in a folder, or `nil` if there is
  /// none.
  ///
  /// Each location is searched for the file itself, and then its folder `Base.lproj`. A name that
  /// leads out of the location, such as `../Main`, is never found.
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
