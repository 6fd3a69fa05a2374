import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `autolayout edit`, which changes attributes of a document and no other byte.
struct EditCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Changes attributes of a document and no other byte.",
    discussion: """
      Without --output the file itself is replaced, completely or not at all. Several commands on \
      the same file run one after another; if another program changes it meanwhile, nothing is \
      written and the exit code is 66. Without --set and --remove the output is the input.

        autolayout edit Main.storyboard --set aBc-De-fGh.constant=20
        autolayout edit Main.storyboard --set 8bC-Xf-vdC.rect.width=320 --output New.storyboard
        autolayout edit Main.storyboard --remove aBc-De-fGh.symbolic --dry-run | git apply

      A path is an object's identifier, the elements below it, and an attribute, with dots between: \
      ID.constant, ID.rect.width (the child <rect>), ID.frame.width (the child with key="frame"), \
      ID.color:textColor.red (the child <color key="textColor">). Brackets take a part as it is: \
      ID.[heightClass=compact].constant. "document" is the document element. --remove of a \
      constraint's bare identifier removes the constraint, and what in the file refers to it.
      """)

  /// The path of the document.
  @Argument(help: ArgumentHelp("The document.", valueName: "file"))
  var file: String

  /// Assignments as `ID.ATTRIBUTE=VALUE`, applied in their order.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Give an attribute a value.", valueName: "id.attribute=value"))
  var set: [String] = []

  /// Paths of attributes, and identifiers of constraints, removed after all assignments.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Take an attribute or a constraint away.", valueName: "id.attribute"))
  var remove: [String] = []

  /// What happens to the edited document.
  @OptionGroup
  var destination: EditDestination

  /// Rejects malformed paths before the document is read.
  func validate() throws {
    for text in set where DocumentPath.assignment(text) == nil {
      throw ValidationError("--set takes ID.ATTRIBUTE=VALUE, not \(JSONText.string(text)).")
    }
    for text in remove where DocumentPath(text) == nil {
      throw ValidationError("--remove takes ID.ATTRIBUTE, not \(JSONText.string(text)).")
    }
  }

  /// Reads, edits and delivers the document.
  func run() throws {
    try destination.reportingErrors {
      let source = try destination.open(file)
      let edit = try TimeLimit.watching(file, destination.timeLimit.seconds) {
        let document = try source.document()
        let edit = try self.edit(of: document)
        _ = try document.applying(edit)
        return edit
      }
      try destination.deliver(edit, of: source)
    }
  }

  /// The edit that all options describe.
  ///
  /// - Throws: `InterfaceDocumentError` if a path leads to no element.
  private func edit(of document: InterfaceDocument) throws -> DocumentEdit {
    var editor = DocumentEditor(document)
    for text in set {
      guard let (path, value) = DocumentPath.assignment(text) else { continue }
      try editor.set(path, to: value)
    }
    for text in remove {
      guard let path = DocumentPath(text) else { continue }
      try editor.remove(path)
    }
    return try editor.edit()
  }
}
