import Foundation
import InterfaceBuilder

/// A document of the command line, and one of its roots or all of them.
///
///     EquivalentSource("Main.storyboard")               // all roots
///     EquivalentSource("Main.storyboard#LgN-vw-001")    // one, by the identifier of its view
///     EquivalentSource("Main.storyboard#Sign In")       // one, by its name
struct EquivalentSource {
  /// The document as the user specified it, without the root.
  let file: String
  /// The identifier or the name of the root, or `nil` for all.
  let root: String?

  /// Splits an argument at its last `#`, unless a file with the complete name exists.
  init(_ argument: String) {
    guard !FileManager.default.fileExists(atPath: argument),
      let sign = argument.lastIndex(of: "#"), sign != argument.startIndex
    else {
      file = argument
      root = nil
      return
    }
    file = String(argument[..<sign])
    root = String(argument[argument.index(after: sign)...])
  }

  /// The maximum number of roots that a message lists.
  private static let maxListed = 8

  /// Reads the document and finds the roots.
  ///
  /// - Throws: `DocumentFailure` for an invalid document and for an unknown root.
  func roots() throws(DocumentFailure) -> [InterfaceRoot] {
    try ProjectBoundary.rejectLinkOut(file)
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), name: file)
    } catch {
      throw DocumentFailure(error)
    }
    let roots = document.roots
    guard let root else {
      guard !roots.isEmpty else {
        throw DocumentFailure(
          file: file, message: "the document has no views to lay out",
          hint: "specify another document", status: .badData)
      }
      return roots
    }
    let found = roots.filter { $0.isCalled(root) }
    guard let first = found.first, found.count == 1 else {
      let names = roots.prefix(Self.maxListed).map { "\($0.id) (\($0.name))" }
      throw DocumentFailure(
        file: file,
        message: found.isEmpty
          ? "no root has the name or identifier '\(root)'"
          : "\(found.count) roots are named '\(root)'",
        hint: "the roots are " + names.joined(separator: ", "), status: .badData)
    }
    return [first]
  }
}
