import Foundation

extension UIView {
  /// The object with the properties of the document, which is created if there is none.
  private var madeDocumentProperties: ViewDocumentProperties {
    if let documentProperties { return documentProperties }
    let made = ViewDocumentProperties()
    documentProperties = made
    return made
  }

  /// The identifier of the view's element in its document.
  package var documentIdentifier: String? {
    get { documentProperties?.identifier }
    set { madeDocumentProperties.identifier = newValue }
  }
  /// The custom class that the document specifies.
  package var documentClassName: String? {
    get { documentProperties?.className }
    set { madeDocumentProperties.className = newValue }
  }
  /// The label of the view in Interface Builder's outline.
  package var documentLabel: String? {
    get { documentProperties?.label }
    set { madeDocumentProperties.label = newValue }
  }
  /// The frame that the document records, in points in the superview's coordinates, on the
  /// document's canvas.
  package var documentFrame: CGRect? {
    get { documentProperties?.frame }
    set { madeDocumentProperties.frame = newValue }
  }
  /// Sizes from a document that replace the intrinsic size of the content.
  package var placeholderIntrinsicContentSize: IntrinsicSizePlaceholder {
    get { documentProperties?.placeholder ?? IntrinsicSizePlaceholder() }
    set {
      madeDocumentProperties.placeholder = newValue
      invalidateIntrinsicContentSize()
    }
  }
}
