import AutoLayout
import Foundation

/// Where storyboards and xibs are found by name: as source files, not compiled ones.
@MainActor
public enum InterfaceSources {
  /// Folders that are searched, the first before the second, when a bundle has no such document; the
  /// current folder unless a program says otherwise.
  public static var folders = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]

  /// The document of a name: read from the bundle's resources or from a folder.
  ///
  /// - Throws: `InterfaceDocumentError` where there is none or where it cannot be read.
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
      .unreadable, file: file, "there is no such document in the bundle or the folders",
      hint: "add the folder with the document to InterfaceSources.folders")
  }
}
