import InterfaceBuilder

/// An issue that a rule reports. The linter adds rule, severity, file and canvases to create a
/// finding.
struct LintIssue {
  /// The element that the finding is about.
  var element: XMLTree.Element
  /// The byte offset in the document to which the finding points, or `nil` for the beginning of the
  /// element. With an offset, the finding shows the line and a caret below the byte.
  var offset: Int?
  /// A readable name of the object.
  var name: String
  /// A sentence that describes the issue.
  var message: String
  /// A sentence that gives advice.
  var hint: String?
  /// A key that distinguishes the issue from others of the rule at the same object.
  var key = ""
  /// Other locations in the document.
  var related: [LintFinding.Related] = []
  /// The parts of the layout on which the issue depends. If every group contains a part that a
  /// conflict or an ambiguity leaves unsettled, the issue is a consequence.
  var dependencies: [[UnsettledParts.Part]] = []
  /// A Boolean value that indicates whether only the `strict` preset reports the issue: it exists
  /// on the canvas and not at run time, it follows from another issue of the rule, or it has no
  /// effect.
  var isStrictOnly = false
  /// Identifiers of other objects at which the finding can be switched off.
  var alsoAbout: [String] = []
}

extension LintIssue {
  /// Restricts the issue to the canvas: Xcode shows it, and the message explains why it does not
  /// occur on devices.
  mutating func restrictToCanvas() {
    isStrictOnly = true
    message += " (on the canvas only)"
  }
}

extension LintFinding.Related {
  /// Creates a related location at an element.
  init(_ element: XMLTree.Element, _ message: String) {
    let place = element.location
    self.init(
      message: message, identifier: element.id, line: place.line, column: place.column)
    codePointColumn = element.codePointColumnIfOther
  }
}

extension XMLTree.Element {
  /// The column in code points if it differs from the one in bytes.
  var codePointColumnIfOther: Int? {
    let column = codePointColumn
    return column == location.column ? nil : column
  }
}
