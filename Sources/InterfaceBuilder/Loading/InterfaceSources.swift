import AutoLayout
import Foundation

/// Finds storyboards and xibs by name, as source files and not compiled ones.
///
/// UIKit loads the files that Xcode compiles into the application. Here the sources are read, which
/// a package can have among its resources.
@MainActor
public enum InterfaceSources {
  /// Folders that are searched in order if a bundle does not have the document; by default the
  /// current folder.
  public static var folders = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]

  /// The document of a name: read from the bundle's resources or from a folder.
  ///
  /// Each place is searched for the file itself and then in `Base.lproj`; translations are not
  /// applied.
  ///
  /// - Parameters:
  ///   - name: The name of the file without extension.
  ///   - kind: The extension, `storyboard` or `xib`.
  ///   - bundle: A bundle whose resources are searched before `folders`.
  /// - Returns: The first document of the name, without translations.
  /// - Throws: `InterfaceDocumentError` if there is none or if it cannot be read.
  public static func document(
    named name: String, extension kind: String, bundle: Bundle? = nil
  ) throws(InterfaceDocumentError) -> InterfaceDocument {
    let file = "\(name).\(kind)"
    let places = [bundle?.resourceURL].compactMap { $0 } + folders
    for folder in places {
      for inner in ["", "Base.lproj/"] {
        let url = folder.appendingPathComponent(inner + file)
        if FileManager.default.fileExists(atPath: url.path) {
          return try InterfaceDocument(contentsOf: url)
        }
      }
    }
    throw InterfaceDocumentError(
      .unreadable, file: file, "no such document in the bundle or the search folders",
      hint: "add the folder with the document to InterfaceSources.folders")
  }
}
