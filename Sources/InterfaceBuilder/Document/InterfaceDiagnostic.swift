/// An issue of a document that does not prevent its layout, but that should be reported.
///
/// Diagnostics are collected while views are created, and do not interrupt this: an invalid value
/// is replaced with a default, and an invalid constraint is omitted. Their `kind` does not change
/// between releases.
public struct InterfaceDiagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// A construct is unknown, and a default is used instead.
    case note
    /// A construct is invalid or not supported, and the layout may not be as intended.
    case warning
  }

  /// The kind of a finding, which is stable across releases, for programs.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// An element of an unknown class. It is laid out as a plain view.
    case unknownElement
    /// A class that the program did not register, or that created no object of the required class.
    case unknownClass
    /// A runtime attribute or connection of a registered class that has no property of the name.
    case unknownProperty
    /// A constraint, mask or segue refers to an identifier that does not exist.
    case danglingReference
    /// Two elements have the same identifier.
    case duplicateIdentifier
    /// A constraint whose attributes cannot be compared, or whose items are not descendants of the
    /// view that lists it.
    case illegalConstraint
    /// A number, color or other value that cannot be read. Its default is used.
    case invalidValue
    /// A view without a recorded frame that no constraints position.
    case missingFrame
    /// Controllers that embed each other. The inner one is omitted.
    case cyclicEmbedding
    /// A device that is not in the list of known devices.
    case unknownDevice
    /// A language was requested in which the document has no texts.
    case missingTranslation
    /// A font that is available neither in iOS nor in the project. Its texts are measured in
    /// Helvetica Neue.
    case missingFont
  }

  /// The kind of the finding.
  public var kind: Kind
  /// The severity: a note if a default is used, or a warning if the layout may not be as intended.
  public var severity: Severity
  /// The name of the document, as passed by the caller.
  public var file: String
  /// The location of the start of the element.
  public var location: SourceLocation
  /// The identifier of the element, or `nil` if it has none.
  public var identifier: String?
  /// A sentence that describes the issue, without a period.
  public var message: String
  /// A sentence that gives advice, without a period.
  public var hint: String
  /// The source line.
  public var excerpt: InterfaceDocumentError.Excerpt

  /// Creates a finding about an element, with its file, location, identifier and excerpt.
  init(
    _ kind: Kind, _ element: XMLTree.Element, severity: Severity = .warning, _ message: String,
    hint: String
  ) {
    self.kind = kind
    self.severity = severity
    file = element.tree.name
    location = element.location
    identifier = element.id
    self.message = message
    self.hint = hint
    excerpt = element.tree.excerpt(at: location)
  }
}

extension InterfaceDocument {
  /// Returns a finding for a language without texts next to the document.
  ///
  /// - Parameter locale: The requested language, such as `de`.
  /// - Returns: A warning at the document element.
  public func missingTranslation(_ locale: String) -> InterfaceDiagnostic {
    InterfaceDiagnostic(
      .missingTranslation, tree.root, "the document has no localization for '\(locale)'",
      hint: "its own text is shown; translations are read from \(locale).lproj next to the document"
    )
  }
}

extension InterfaceDiagnostic: CustomStringConvertible {
  /// The finding in the format of compilers, without a final newline.
  public var description: String {
    InterfaceDocumentError.render(
      file: file, location: location, severity: severity.rawValue, message: message,
      excerpt: excerpt, hint: hint)
  }
}
