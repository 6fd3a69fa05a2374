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
      "Changes a document and no other byte of it: adds views and constraints, sets attributes.",
    discussion: """
      Without --output the file itself is replaced, completely or not at all. Several commands on \
      the same file run one after another; if another program changes it meanwhile, nothing is \
      written and the exit code is 66. Without changes the output is the input. The file - is \
      standard input, and the result goes to standard output.

        autolayout edit Login.xib --add "label Title" --set "Title.text=Sign In" \\
          --add "Title.top = Safe Area.top + 20" --add "Title.centerX = Superview.centerX"
        autolayout edit Main.storyboard --set aBc-De-fGh.constant=20
        autolayout edit Main.storyboard --set 8bC-Xf-vdC.rect.width=320 --output New.storyboard
        autolayout edit Main.storyboard --remove aBc-De-fGh.symbolic --dry-run | git apply

      A path is an object's identifier, the elements below it, and an attribute, with dots between: \
      ID.constant, ID.rect.width (the child <rect>), ID.frame.width (the child with key="frame"), \
      ID.color:textColor.red (the child <color key="textColor">). Brackets take a part as it is: \
      ID.[heightClass=compact].constant. "document" is the document element. --remove of a \
      constraint's bare identifier removes the constraint, and what in the file refers to it. \
      Instead of an identifier, a path may begin with a label of the outline that one object has.

      --add adds a view as KIND [LABEL] [in SUPERVIEW], or a constraint as an equation: \
      A.top = B.bottom + 8, A.width >= 44 @750, A.width = 16:9 * A.height. A and B are identifiers, \
      labels, "Safe Area" or "Superview". Kinds are \(ViewTemplate.names.joined(separator: ", ")). \
      The frames of views that move are recorded. Additions come first, then assignments, then \
      removals.
      """)

  /// The path of the document.
  @Argument(help: ArgumentHelp("The document.", valueName: "file"))
  var file: String

  /// Views and constraints, which are added in order before all other changes.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Add a view or a constraint.", valueName: "object"))
  var add: [String] = []

  /// Assignments as `ID.ATTRIBUTE=VALUE`, applied in order.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Give an attribute a value.", valueName: "id.attribute=value"))
  var set: [String] = []

  /// Paths of attributes, and identifiers of constraints, which are removed after all assignments.
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Take an attribute or a constraint away.", valueName: "id.attribute"))
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
