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
  /// A `<trans-unit>` with its context.
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
  /// - Throws: `InterfaceDocumentError` with the location of the error.
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

  /// The units of all files, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
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

  /// Returns the translation of a unit, or `nil` for other elements, and for units that are not
  /// translated.
  private static func translation(of element: XMLTree.Element) -> Translation? {
    guard element.name == "trans-unit", let key = element["id"],
      let target = element.children.first(where: { $0.name == "target" })
    else { return nil }
    return Translation(key: key, text: text(of: target), location: target.location)
  }

  /// Returns the text of a `<target>` with that of its inline elements (XLIFF 1.2, section 2.4):
  /// those that mark or format a part, such as `<g>` and `<mrk>`, and those that contain a code,
  /// such as `<ph>`. An empty element represents its attribute `equiv-text`.
  ///
  /// - Complexity: O(*b* + *n* log *n*), where *b* is the number of bytes and *n* is the number of
  ///   tags.
  private static func text(of target: XMLTree.Element) -> String {
    let inline = target.subtree.filter { $0.index != target.index }
    guard !inline.isEmpty else { return target.text }
    let tree = target.tree
    var markup: [(range: Range<Int>, text: String)] = []
    for element in inline {
      let (start, content) = (element.startTagRange, element.contentRange)
      markup.append((start, content.isEmpty ? element["equiv-text"] ?? "" : ""))
      if start.upperBound < element.range.upperBound {
        markup.append((content.upperBound..<element.range.upperBound, ""))
      }
    }
    for element in [target] + inline { markup += element.textMarkup }
    markup.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result = ""
    var place = target.contentRange.lowerBound
    for (range, text) in markup {
      result += tree.decoded(place..<range.lowerBound, inAttribute: false) + text
      place = range.upperBound
    }
    return result + tree.decoded(place..<target.contentRange.upperBound, inAttribute: false)
  }

  /// Returns the name of the document whose texts a `<file>` contains.
  private static func document(of file: XMLTree.Element) -> String {
    let name = ((file["original"] ?? "") as NSString).lastPathComponent as NSString
    return name.deletingPathExtension
  }
}
