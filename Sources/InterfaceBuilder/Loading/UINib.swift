import AutoLayout
import Foundation

/// Objects at the top of a .xib source file. Each instantiation makes new ones.
///
///     let nib = UINib(nibName: "BadgeView", bundle: .main)
///     let badge = nib.instantiate(withOwner: nil).first as? BadgeView
///
/// The custom class must be registered in `InterfaceClasses`; otherwise the view is UIKit's.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The file.
  public let document: InterfaceDocument
  /// The classes of the program; nil for the shared ones at the time of instantiation.
  private let classes: InterfaceClasses?

  /// A xib that has been read; the default for classes is `InterfaceClasses.shared`.
  public init(document: InterfaceDocument, classes: InterfaceClasses? = nil) {
    self.document = document
    self.classes = classes
  }

  /// The xib `name.xib` of a bundle's resources or of `InterfaceSources.folders`.
  ///
  /// Raises `NSInternalInconsistencyException` if there is none or if it cannot be read, and then
  /// makes no objects; `InterfaceSources.document(named:extension:bundle:)` throws instead.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    do throws(InterfaceDocumentError) {
      self.init(
        document: try InterfaceSources.document(
          named: name, extension: "xib", bundle: bundleOrNil))
    } catch {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "Could not load NIB in bundle: with name '\(name)': \(error)")
      self.init(document: .empty)
    }
  }

  /// Makes the views at the top of the file, in its order, and connects the owner's outlets.
  /// O(elements).
  ///
  /// Options are ignored. If the owner is a controller, its traits choose the variations of the
  /// document.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil as AnyObject?
    return document.roots.map { root in
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

extension Bundle {
  /// The objects at the top of a xib's source file. The file is read on every call; keep a `UINib`
  /// to read it once.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Registers a xib for cells of a reuse identifier. The first view of the xib must be a cell;
  /// otherwise the cells are plain.
  public func register(_ nib: UINib, forCellReuseIdentifier identifier: String) {
    register(forCellReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UITableViewCell
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  /// Registers a xib for cells of a reuse identifier, or removes the registration. The first view of
  /// the xib must be a cell; otherwise the cells are plain.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }
    register(forCellWithReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UICollectionViewCell
        ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Registers a xib for supplementary views of a kind and a reuse identifier, or removes the
  /// registration. The first view of the xib must be a reusable view; otherwise the views are empty.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}

extension UICollectionView.CellRegistration {
  /// Creates a registration of cells from a xib, whose first view must be a cell.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(
      making: { cellNib.instantiate(withOwner: nil).first as? UICollectionViewCell },
      handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration of views of a kind from a xib, whose first view must be a reusable view.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(
      elementKind: elementKind,
      making: { supplementaryNib.instantiate(withOwner: nil).first as? UICollectionReusableView },
      handler: handler)
  }
}
