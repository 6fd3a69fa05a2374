import Foundation

/// What a document says about a view. Only views of documents have it.
@MainActor
final class ViewDocumentProperties {
  var identifier: String?
  var className: String?
  var label: String?
  var frame: CGRect?
  var placeholder = IntrinsicSizePlaceholder()
}
