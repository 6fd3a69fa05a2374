/// An issue of a document that did not stop it from being laid out, but that a person should know.
///
/// Findings are collected while views are made, and do not interrupt it: an invalid value is
/// replaced with a default, and an invalid constraint is left out. Their `kind` does not change
/// between releases.
public struct InterfaceDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// Something is not known here, and a default takes its place.
    case note
    /// Something is invalid or not supported, and the layout may not be as intended.
    case warning
  }

  /// What kind of finding it is; stable, for programs.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// An element of no known class; it is laid out as a plain view.
    case unknownElement
    /// A class that the program did not register, or that made no object of the kind that is needed.
    case unknownClass
    /// A runtime attribute or connection of a registered class that has no property of the name.
    case unknownProperty
    /// A constraint, mask or segue names an identifier that no element has.
    case danglingReference
    /// Two elements have the same identifier.
    case duplicateIdentifier
    /// A constraint whose attributes cannot be compared, or whose items are not in its holder.
    case illegalConstraint
    /// A number, color or other value that cannot be read; the default took its place.
    case invalidValue
    /// A view without a recorded frame that constraints do not place.
    case missingFrame
    /// Controllers that embed each other; the inner one is left out.
    case cyclicEmbedding
    /// A device that is not in the list of known devices.
    case unknownDevice
    /// A language was requested in which the document has no texts.
    case missingTranslation
    /// A font that neither iOS nor the project has; its texts are measured in Helvetica Neue.
    case missingFont
  }

  /// What kind of finding it is.
  public var kind: Kind
  /// How bad it is.
  public var severity: Severity
  /// The file as its caller named it.
  public var file: String
  /// Where the element starts.
  public var location: SourceLocation
  /// The identifier of the element, if it has one.
  public var identifier: String?
  /// One sentence that says what is wrong, without a period.
  public var message: String
  /// One sentence that says what to do, without a period.
  public var hint: String
  /// The source line.
  public var excerpt: InterfaceDocumentError.Excerpt

  /// A finding about an element; file, place, identifier and excerpt are the element's.
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
  /// A finding that no texts in a language were found next to the document.
  ///
  /// - Parameter locale: The language as it was requested, such as `de`.
  /// - Returns: A warning at the document element.
  public func missingTranslation(_ locale: String) -> InterfaceDiagnostic {
    InterfaceDiagnostic(
      .missingTranslation, tree.root, "there are no texts in '\(locale)' for this document",
      hint: "its own texts are shown; translations are looked for in \(locale).lproj beside it")
  }
}

extension InterfaceDiagnostic: CustomStringConvertible {
  /// The finding as a compiler would print it, without a final newline.
  public var description: String {
    InterfaceDocumentError.render(
      file: file, location: location, severity: severity.rawValue, message: message,
      excerpt: excerpt, hint: hint)
  }
}
