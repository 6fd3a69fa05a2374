/// The name of an element of Interface Builder's documents, such as `label`.
///
/// The known names are static members. Compare and switch on the `kind` of an element instead of
/// its `name`:
///
///     switch element.kind {
///     case .label: …
///     case .button: …
///     default: …
///     }
package struct ElementName: Hashable, Sendable {
  /// The name in the document.
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

extension ElementName: CustomStringConvertible {
  /// The name in the document.
  package var description: String { rawValue }
}

extension XMLTree.Element {
  /// The name of the element as a value of the schema.
  package var kind: ElementName { ElementName(name) }
}
