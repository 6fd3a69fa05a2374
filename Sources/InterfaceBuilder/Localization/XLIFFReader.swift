import Foundation

/// Reads XLIFF 1.2 as Xcode exports it: a `<file>` for each table of texts, with a `<trans-unit>`
/// for each key.
///
///     <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de">
///       <body>
///         <trans-unit id="abc-De-fGh.text">
///           <source>Next</source>
///           <target>Weiter</target>
///           <note>Class = "UILabel"; text = "Next"; ObjectID = "abc-De-fGh";</note>
///         </trans-unit>
///       </body>
///     </file>
struct XLIFFReader {
  /// A `<trans-unit>` and where it belongs.
  struct Unit {
    /// The element.
    let element: XMLTree.Element
    /// The key of the text.
    let key: String
    /// The name of the table's document without its extension.
    let document: String
  }

  /// The file.
  let tree: XMLTree

  /// Reads a file, with the limits of documents.
  ///
  /// - Throws: `InterfaceDocumentError` with the place of what cannot be read.
  init(_ bytes: [UInt8], name: String) throws(InterfaceDocumentError) {
    tree = try XMLReader.read(bytes, name: name)
    guard tree.root.name == "xliff" else {
      throw InterfaceDocumentError(
        .syntax, file: name, location: tree.root.location, "the file is not an XLIFF document",
        hint: "export the localizations with Xcode")
    }
  }

  /// The `<file>` elements.
  private var files: [XMLTree.Element] {
    tree.root.children.filter { $0.name == "file" }
  }

  /// The units of all files, in order. O(elements).
  var units: [Unit] {
    var found: [Unit] = []
    for file in files {
      let document = Self.document(of: file)
      for element in file.subtree where element.name == "trans-unit" {
        if let key = element["id"] {
          found.append(Unit(element: element, key: key, document: document))
        }
      }
    }
    return found
  }

  /// The translations of each file. Units without a `<target>` are not translated yet.
  var tables: [TranslationTable] {
    files.map { file in
      TranslationTable(
        file: tree.name, document: Self.document(of: file), language: file["target-language"],
        translations: Array(file.subtree.compactMap { Self.translation(of: $0) }))
    }
  }

  /// The translation of a unit; nil for other elements, and for units that are not translated.
  private static func translation(of element: XMLTree.Element) -> Translation? {
    guard element.name == "trans-unit", let key = element["id"],
      let target = element.children.first(where: { $0.name == "target" })
    else { return nil }
    return Translation(key: key, text: target.text, location: target.location)
  }

  /// The name of the document that a `<file>` has the texts of.
  private static func document(of file: XMLTree.Element) -> String {
    let name = ((file["original"] ?? "") as NSString).lastPathComponent as NSString
    return name.deletingPathExtension
  }
}
