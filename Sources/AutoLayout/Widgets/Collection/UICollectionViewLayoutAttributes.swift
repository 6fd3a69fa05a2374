import Foundation

/// The frame and appearance of a cell, supplementary view or decoration view.
///
/// Layouts create attributes; the collection view applies them to views. A subclass with additional
/// properties overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the item, or of the section and index of another view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The size of the view in points, before the transform.
  open var size = CGSize.zero
  /// The center of the view in points in the collection view's coordinates.
  open var center = CGPoint.zero
  /// The transform of the view about its center in three dimensions. The collection view uses its
  /// affine part.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front: a view with a higher number covers one with a lower number.
  open var zIndex = 0
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false
  /// The category of the view: a cell, a supplementary view or a decoration view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the supplementary or decoration view, such as the header of a section, or `nil`
  /// for items.
  open internal(set) var representedElementKind: String?

  /// The axes along which the layout determines the length. The other lengths are estimates, which
  /// a cell replaces with the lengths that fit its content.
  var fixedAxes: Set<NSLayoutConstraint.Axis> = []
  /// The section whose scroll view contains the view, or `nil` for the collection view itself.
  var scrollingSection: Int?

  /// Creates the attributes of an item at the index path (0, 0), with an empty frame.
  public override init() { super.init() }

  /// Creates the attributes of an item, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view of a kind, with an empty frame.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view of a kind, with an empty frame.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init()
    indexPath = path
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The smallest rectangle that contains the transformed view, in points in the collection view's
  /// coordinates. The setter sets the size and the center as if there were no transform.
  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard transform != .identity else { return placed ?? plain }
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      exactFrame = newValue
    }
  }

  /// The frame that was set last, without the rounding errors of centers.
  private var exactFrame = CGRect.zero
  /// The frame that was set last if size and center have not changed since.
  private var placed: CGRect? {
    exactFrame.size == size && CGPoint(x: exactFrame.midX, y: exactFrame.midY) == center
      ? exactFrame : nil
  }

  /// The rectangle of the view in its own coordinates, in points. Its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform of the view about its center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class with the same values. Subclasses copy their additional
  /// properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      UICollectionViewLayoutAttributes.create(type(of: self)) ?? UICollectionViewLayoutAttributes()
    copy.indexPath = indexPath
    copy.size = size
    copy.center = center
    copy.exactFrame = exactFrame
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.fixedAxes = fixedAxes
    copy.scrollingSection = scrollingSection
    return copy
  }

  /// Returns a Boolean value that indicates whether another object has the same values. The
  /// collection view applies attributes only when they have changed.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.readUnchecked { hasValues(of: other) }
  }

  nonisolated open override var hash: Int { MainActor.readUnchecked { indexPath.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && size == other.size && center == other.center
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
      && scrollingSection == other.scrollingSection
  }

  /// The element to which the attributes belong.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }

  /// Returns a copy with the static type of the attributes.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

/// The identity of a view in a collection view.
struct CollectionElement: Hashable {
  /// The category of the view: a cell, a supplementary view or a decoration view.
  var category: UICollectionView.ElementCategory
  /// The kind of the view, or `nil` for cells.
  var kind: String?
  /// The index path of the item, or of the section and index of another view.
  var path: IndexPath

  /// Returns the element of an item's cell.
  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }

  /// Returns the element of a supplementary view.
  static func supplement(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  /// A Boolean value that indicates whether the view is the header or footer of a section.
  var isHeadOrFoot: Bool {
    kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter
  }
}

extension UICollectionView {
  /// The categories of views in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view with information about a section or an item, such as a header.
    case supplementaryView = 1
    /// A view of the layout that shows no data, such as a background.
    case decorationView = 2
  }
}
