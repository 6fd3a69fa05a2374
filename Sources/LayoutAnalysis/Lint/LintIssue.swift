import InterfaceBuilder

/// What a rule reports; the linter adds rule, severity, file and canvases to make a finding.
struct LintIssue {
  /// The element that the finding is about.
  var element: XMLTree.Element
  /// The byte of the document that the finding points to; nil for the beginning of the element. With a
  /// place, the finding shows the line and a caret below the byte.
  var offset: Int?
  /// A name of the object for people.
  var name: String
  /// One sentence that says what is wrong.
  var message: String
  /// One sentence that says what to do.
  var hint: String?
  /// What tells the issue from others of the rule at the same object.
  var key = ""
  /// Other places of the document.
  var related: [LintFinding.Related] = []
  /// What the issue depends on in the layout. If every group has a part that a conflict or an ambiguity
  /// leaves unsettled, the issue is their consequence.
  var dependencies: [[UnsettledParts.Part]] = []
  /// A Boolean value that indicates whether only the `strict` preset reports the issue: it exists
  /// on the canvas and not at run time, it follows from another issue of the rule, or nothing comes
  /// of it.
  var isStrictOnly = false
  /// Identifiers of other objects at which the finding can be switched off.
  var alsoAbout: [String] = []
}

extension LintIssue {
  /// Says that the issue exists on the canvas and not at run time: Xcode shows it, and the message says why
  /// no device does.
  mutating func restrictToCanvas() {
    isStrictOnly = true
    message += " (on the canvas only)"
  }
}

extension LintFinding.Related {
  /// The place of an element.
  init(_ element: XMLTree.Element, _ message: String) {
    let place = element.location
    self.init(
      message: message, identifier: element.id, line: place.line, column: place.column)
    codePointColumn = element.codePointColumnIfOther
  }
}

extension XMLTree.Element {
  /// The column in code points where it is not the one in bytes.
  var codePointColumnIfOther: Int? {
    let column = codePointColumn
    return column == location.column ? nil : column
  }
}
