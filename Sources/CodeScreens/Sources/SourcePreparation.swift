#if SourcePorting
  import SourcePorting
  import SwiftParser
  import SwiftSyntax

  /// A source without what keeps it from being compiled into a program of the tool, with the same
  /// lines: imports of absent modules, entry points, and previews, which are harvested.
  struct SourcePreparation {
    /// The path of the file.
    let path: String
    /// The syntax tree of the original source.
    let tree: SourceFileSyntax
    /// The source after the preparation.
    let text: String
    /// The previews of the file, in the order of the source.
    let previews: [HarvestedPreview]
    /// The names of the modules whose imports were hidden.
    let hiddenModules: Set<String>

    /// The modules that can be imported in addition to stubs.
    static let importable: Set<String> = [
      "Foundation", "FoundationNetworking", "FoundationXML", "FoundationObjects", "UIKit",
      "UIKitLegacy", "CoreGraphics", "QuartzCore", "Swift", "Dispatch", "Glibc", "Observation",
      "RegexBuilder", "Synchronization", "ObjectiveC", "os", "OSLog",
    ]
    /// The attributes of entry points.
    fileprivate static let entryPoints: Set<String> = [
      "main", "UIApplicationMain", "NSApplicationMain",
    ]

    /// Prepares a source.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - available: The modules that can be imported.
    init(_ source: SourceText, available: Set<String>) {
      let tree = Parser.parse(source: source.text)
      var reader = Reader(bytes: Array(source.text.utf8), available: available)
      tree.visit { reader.read($0) }
      path = source.path
      self.tree = tree
      previews = reader.previews
      hiddenModules = reader.hiddenModules
      let text = Self.apply(reader.edits, to: reader.bytes)
      self.text = text.hasSuffix("\n") ? text : text + "\n"
    }

    /// Collects the edits of a source.
    private struct Reader {
      /// The source in UTF-8.
      let bytes: [UInt8]
      /// The modules that can be imported.
      let available: Set<String>
      /// The edits in the order of the source.
      var edits: [(range: Range<Int>, text: String)] = []
      var previews: [HarvestedPreview] = []
      var hiddenModules: Set<String> = []

      /// Reads a node. Returns `false` if its children need not be read.
      mutating func read(_ node: Syntax) -> Bool {
        if let declaration = node.as(ImportDeclSyntax.self) {
          let module = declaration.path.first?.name.text ?? ""
          if !available.contains(module) {
            hiddenModules.insert(module)
            edits.append((declaration.range, "import UIKit"))
          }
          return false
        }
        if let attribute = node.as(AttributeSyntax.self),
          SourcePreparation.entryPoints.contains(attribute.attributeName.trimmedDescription)
        {
          edits.append((attribute.range, ""))
          return false
        }
        if let preview = HarvestedPreview(macro: node, in: bytes) {
          previews.append(preview)
          edits.append((preview.range, ""))
          return false
        }
        if let type = node.as(StructDeclSyntax.self) {
          previews += HarvestedPreview.provided(by: type, in: bytes)
        }
        return true
      }
    }

    /// Returns a source after edits that keep its newlines.
    private static func apply(
      _ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8]
    ) -> String {
      var output: [UInt8] = []
      var position = 0
      for edit in edits where edit.range.lowerBound >= position {
        output += bytes[position..<edit.range.lowerBound]
        output += Array(edit.text.utf8)
        output += bytes[edit.range].filter { $0 == 10 }
        position = edit.range.upperBound
      }
      output += bytes[position...]
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
