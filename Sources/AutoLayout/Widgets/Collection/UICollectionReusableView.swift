import Foundation

/// A view that a collection view places: a cell, or a head or foot of a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Readies the view for another place.
  open func prepareForReuse() {}

  /// The place and size that the view wants, given what the layout proposes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection view.
///
/// The program's views and constraints go to `contentView`, which fills the cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the item is chosen; kept, it does not change the layout.
  open var isSelected = false
  /// Whether the item looks touched; kept, it does not change the layout.
  open var isHighlighted = false
  /// The size that a document gives the item where its layout measures none, in points; nil for the
  /// layout's.
  package var documentSize: CGSize?
  /// A view behind the content, as large as the cell.
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

  /// The view that the program's views belong in.
  open private(set) lazy var contentView: UIView = {
    let view = UICollectionViewCellContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  /// The content view's frame in a document, in points in the cell's coordinates; nil fills the
  /// cell.
  package var documentContentFrame: CGRect? { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    contentView.frame = documentContentFrame ?? bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The proposed place with the size that the constraints in the content view give, as close to
  /// the proposed size as wishes of priority 50 get it.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// The view of a cell that holds its content.
@preconcurrency @MainActor
open class UICollectionViewCellContentView: UIView {}
