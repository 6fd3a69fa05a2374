import AutoLayout
import Foundation

extension InterfaceSources {
  /// Returns the document with a name, read from the bundle's resources or from a folder.
  ///
  /// Each location is searched for the file itself and then in `Base.lproj`; translations are not
  /// applied.
  ///
  /// - Parameters:
  ///   - name: The name of the file without extension.
  ///   - kind: The extension, `storyboard` or `xib`.
  ///   - bundle: A bundle whose resources are searched before `folders`.
  /// - Returns: The first document with the name, without translations.
  /// - Throws: `InterfaceDocumentError` if there is none or if it cannot be read.
  public static func document(
    named name: String, extension kind: String, bundle: Bundle? = nil
  ) throws(InterfaceDocumentError) -> InterfaceDocument {
    let file = "\(name).\(kind)"
    if let url = Self.file(named: file, in: bundle) {
      return try InterfaceDocument(contentsOf: url)
    }
    throw InterfaceDocumentError(
      .unreadable, file: file, "no such document in the bundle or the search folders",
      hint: "add the folder with the document to InterfaceSources.folders")
  }
}
