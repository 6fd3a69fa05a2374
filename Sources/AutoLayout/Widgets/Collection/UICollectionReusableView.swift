import Foundation

/// A view that a collection view places: a cell, or the header or footer of a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// Returns the attributes that the view prefers to those that the layout proposes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The cell of an item in a collection view.
///
/// Add views and constraints to `contentView`, which fills the cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A Boolean value that indicates whether the item is selected. The value is stored and does not
  /// affect the layout.
  open var isSelected = false
  /// A Boolean value that indicates whether the item is highlighted. The value is stored and does
  /// not affect the layout.
  open var isHighlighted = false
  /// The size of the item in a document, in points, for layouts that do not measure items; nil for
  /// the size of the layout.
  package var documentSize: CGSize?
  /// A view behind the content, with the size of the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// The view to which you add the content of the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UICollectionViewCellContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  /// The frame of the content view in a document, in points in the cell's coordinates, or nil if it
  /// fills the cell.
  package var documentContentFrame: CGRect? { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    contentView.frame = documentContentFrame ?? bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// Returns the proposed attributes with the size that the constraints in the content view
  /// determine. Constraints of priority 50 keep it close to the proposed size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// The view that holds the content of a cell.
@preconcurrency @MainActor
open class UICollectionViewCellContentView: UIView {
  package override var encapsulatesLayout: Bool { superview?.isPlacedByContainer == true }
}
