import Foundation

/// An issue that a rule found in a document.
///
/// Lines and columns are those of the document's text, from 1. Findings are values that can be
/// stored and sent to other processes.
public struct LintFinding: Hashable, Sendable, Codable {
  /// An object of a document: a view, a constraint, a controller.
  public struct Object: Hashable, Sendable, Codable {
    /// The identifier in the document, or `nil` for elements without one.
    public var identifier: String?
    /// A readable name, such as `UILabel “Title”`.
    public var name: String

    /// Creates an object with its identifier and its readable name.
    public init(identifier: String?, name: String) {
      self.identifier = identifier
      self.name = name
    }
  }

  /// Another location in the file that belongs to a finding, such as a constraint of a conflict.
  public struct Related: Hashable, Sendable, Codable {
    /// A description of the object at the location.
    public var message: String
    /// The identifier of the object, if it has one.
    public var identifier: String?
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1, in bytes.
    public var column: Int
    /// The column in Unicode code points if it differs from `column`.
    public var codePointColumn: Int?

    /// Creates a location with its text, the owner's identifier, and a 1-based line and column.
    public init(message: String, identifier: String?, line: Int, column: Int) {
      self.message = message
      self.identifier = identifier
      self.line = line
      self.column = column
    }
  }

  /// A line of the document, truncated to a length that fits on a screen.
  public struct Excerpt: Hashable, Sendable, Codable {
    /// Printable text of the line.
    public var text: String
    /// The number of characters before the location of the finding.
    public var caret: Int

    /// Creates an excerpt from a line and the number of characters before the location.
    public init(text: String, caret: Int) {
      self.text = text
      self.caret = caret
    }
  }

  /// The name of the rule, such as `ambiguous-layout`.
  public var rule: String
  /// The severity, including the configuration.
  public var severity: LintSeverity
  /// A sentence that describes the issue.
  public var message: String
  /// A sentence that gives advice, or `nil` if the message contains it.
  public var hint: String?
  /// The file as its caller named it.
  public var file: String
  /// The line of the object, counted from 1.
  public var line: Int
  /// The column of the object, counted from 1 in bytes.
  public var column: Int
  /// The column in Unicode code points if it differs from `column`.
  public var codePointColumn: Int?
  /// The line of the document, or `nil` for findings about layouts, which concern more than one
  /// location.
  ///
  /// The text of a report shows the line with a caret below the location.
  public var excerpt: Excerpt?
  /// The object of the finding.
  public var object: Object
  /// The identifier of the root that contains the object, or `nil` for an object outside of all
  /// roots.
  public var root: String?
  /// The canvases on which the finding occurs, such as `canvas` or `iPhone 16 landscape`. The array
  /// is empty for findings that do not depend on a layout.
  public var canvases: [String]
  /// Other locations that belong to the finding.
  public var related: [Related]
  /// A Boolean value that indicates whether the rule has a fix for the finding. `Linter.fixing`
  /// applies the fix if it moves no view and causes no other finding.
  public var isFixable: Bool
  /// A key that distinguishes findings of the same rule at the same object, without numbers that
  /// change with every edit.
  public var key: String

  /// Creates a finding with all its properties.
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

  /// A fingerprint that identifies the finding in a baseline. It stays the same if lines move.
  public var fingerprint: String {
    [rule, root ?? "", object.identifier ?? object.name, key].joined(separator: "|")
  }
}
