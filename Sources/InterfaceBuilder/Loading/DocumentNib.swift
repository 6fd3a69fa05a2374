import AutoLayout
import Foundation

/// The objects at the top of a xib that has been read.
struct DocumentNib: NibContents {
  /// The file.
  let document: InterfaceDocument
  /// The registered custom classes, or `nil` for the shared ones at the time of instantiation.
  let classes: InterfaceClasses?

  func instantiate(withOwner owner: AnyObject?) -> [Any] {
    document.roots.map { root in
      let builder = TreeBuilder(
        root, root.canvas(.application), for: .application, classes: classes)
      builder.owner = owner
      builder.controller = owner as? UIViewController
      if document.usesTraitCollections {
        builder.traits = VariationTraits(
          builder.controller?.traitCollection ?? UITraitCollection.current)
      }
      return builder.build().view
    }
  }
}

extension UINib {
  /// Creates a nib from a parsed xib. The default for classes is `InterfaceClasses.shared`.
  public convenience init(document: InterfaceDocument, classes: InterfaceClasses? = nil) {
    self.init(DocumentNib(document: document, classes: classes))
  }

  /// The file, or an empty document if it could not be read.
  public var document: InterfaceDocument { (contents as? DocumentNib)?.document ?? .empty }
}
