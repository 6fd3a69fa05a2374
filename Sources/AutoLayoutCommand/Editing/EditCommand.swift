import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `autolayout edit`, which adds objects to a document, changes attributes, and
/// preserves every other byte.
struct EditCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract:
      "Adds views and constraints to a document, and changes attributes.",
    discussion: """
      Makes additions first, then assignments, then removals, and touches no other byte. If views \
      move, their recorded frames are updated. The file is replaced atomically; if another program \
      changes it in the meantime, nothing is written and the exit code is 66. The file - is \
      standard input, and the result is then written to standard output.

        autolayout edit Login.xib --add "label Title" --set "Title.text=Sign In"
        autolayout edit Login.xib --add "Title.top = Safe Area.top + 20 @750"
        autolayout edit Main.storyboard --remove aBc-De-fGh --dry-run | git apply

      Kinds of views are \(ViewTemplate.names.joined(separator: ", ")).

      See Documentation/Editing.md.
      """)

  /// The path of the document.
  @Argument(help: ArgumentHelp("The document.", valueName: "file"))
  var file: String

  /// Views and constraints, which are added in order before all other changes.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Add a view (KIND [LABEL] [in SUPERVIEW]) or a constraint (an equation); can be repeated.",
      valueName: "object"))
  var add: [String] = []

  /// Assignments as `ID.ATTRIBUTE=VALUE`, applied in order.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Set an attribute; can be repeated.", valueName: "id.attribute=value"))
  var set: [String] = []

  /// Paths of attributes, and identifiers of constraints, which are removed after all assignments.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Remove an attribute or a constraint; can be repeated.", valueName: "id.attribute"))
  var remove: [String] = []

  /// The destination of the edited document.
  @OptionGroup
  var destination: EditDestination

  /// The changes of all options.
  private var changes: DocumentChanges {
    DocumentChanges(additions: add, assignments: set, removals: remove)
  }

  /// Rejects malformed paths before the document is read.
  func validate() throws {
    if let fault = changes.fault(prefix: "--") { throw ValidationError(fault) }
  }

  /// Reads, edits and delivers the document.
  func run() throws {
    try destination.reportingErrors {
      let source = try destination.open(file)
      let edit = try TimeLimit.watching(file, destination.timeLimit.seconds) {
        let document = try source.document()
        let edit = try changes.edit(of: document)
        _ = try document.applying(edit)
        return edit
      }
      try destination.deliver(edit, of: source)
    }
  }
}
