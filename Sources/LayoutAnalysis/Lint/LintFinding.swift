import Foundation

/// An issue that a rule found in a document.
///
/// Lines and columns are those of the document's text, from 1. Findings are values that can be
/// stored and sent to other processes.
public struct LintFinding: Hashable, Sendable, Codable {
  /// An object of a document: a view, a constraint, a controller.
  public struct Object: Hashable, Sendable, Codable {
    /// The identifier in the document; nil for elements that have none.
    public var identifier: String?
    /// A name for people, such as `UILabel “Title”`.
    public var name: String

    /// An object by its identifier and its name for people.
    public init(identifier: String?, name: String) {
      self.identifier = identifier
      self.name = name
    }
  }

  /// Another place in the file that belongs to a finding, such as a constraint of a conflict.
  public struct Related: Hashable, Sendable, Codable {
    /// What stands there, in words.
    public var message: String
    /// The identifier of the object, if it has one.
    public var identifier: String?
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in bytes.
    public var column: Int
    /// The column in Unicode code points where that is another number; nil where it is `column`.
    public var codePointColumn: Int?

    /// A place by what stands there, whose it is, and where it is, counted from 1.
    public init(message: String, identifier: String?, line: Int, column: Int) {
      self.message = message
      self.identifier = identifier
      self.line = line
      self.column = column
    }
  }

  /// A line of the document, cut to a length that fits on a screen.
  public struct Excerpt: Hashable, Sendable, Codable {
    /// Printable text of the line.
    public var text: String
    /// Characters before the place of the finding.
    public var caret: Int

    /// A line and the number of characters before the place in question.
    public init(text: String, caret: Int) {
      self.text = text
      self.caret = caret
    }
  }

  /// The name of the rule, such as `ambiguous-layout`.
  public var rule: String
  /// The severity after the configuration.
  public var severity: LintSeverity
  /// One sentence that says what is wrong.
  public var message: String
  /// What to do, in one sentence; nil if the message says it.
  public var hint: String?
  /// The file as its caller named it.
  public var file: String
  /// The line of the object, counted from 1.
  public var line: Int
  /// The column of the object, counted from 1 in bytes.
  public var column: Int
  /// The column in Unicode code points where that is another number; nil where it is `column`.
  public var codePointColumn: Int?
  /// The line of the document; nil for findings about layouts, which concern more than one place.
  ///
  /// The text of a report shows it with a caret below the place.
  public var excerpt: Excerpt?
  /// What the finding is about.
  public var object: Object
  /// The identifier of the root that the object lies in; nil for what is outside of all roots.
  public var root: String?
  /// Where the finding holds, such as `canvas` or `iPhone 16 landscape`; empty for findings that do
  /// not depend on a layout.
  public var canvases: [String]
  /// Other places that belong to the finding.
  public var related: [Related]
  /// A Boolean value that indicates whether an edit that changes no layout but the faulty one can
  /// repair it.
  public var isFixable: Bool
  /// Distinguishes findings of the same rule at the same object, without numbers that change with
  /// every edit.
  public var key: String

  /// A finding by all that is known of it.
  public init(
    rule: String, severity: LintSeverity, message: String, hint: String? = nil, file: String,
    line: Int, column: Int, object: Object, root: String? = nil, canvases: [String] = [],
    related: [Related] = [], isFixable: Bool = false, key: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.hint = hint
    self.file = file
    self.line = line
    self.column = column
    self.object = object
    self.root = root
    self.canvases = canvases
    self.related = related
    self.isFixable = isFixable
    self.key = key
  }

  /// Identifies the finding in a baseline: it stays the same while lines move.
  public var fingerprint: String {
    [rule, root ?? "", object.identifier ?? object.name, key].joined(separator: "|")
  }
}
