import Foundation

/// The cell of an item in a collection view.
///
/// Add views and constraints to `contentView`, which fills the cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A Boolean value that indicates whether the item is selected. Selected cells show
  /// `selectedBackgroundView`.
  open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
  /// A Boolean value that indicates whether the item is highlighted. Highlighted cells show
  /// `selectedBackgroundView`.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }
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
  /// A view between `backgroundView` and the content while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelectedBackground()
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
    contentView.frame = documentContentFrame ?? contentArea
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The frame of the content view in points in the cell's coordinates, if no document determines it.
  var contentArea: CGRect { bounds }

  /// Tells the cell that the collection view began or ended to edit its items.
  func collectionEditingDidChange(_ isEditing: Bool) {}

  private func stateDidChange() { updateSelectedBackground() }

  /// Shows or hides the background of the selected cell.
  private func updateSelectedBackground() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return selectedBackgroundView.removeFromSuperview() }
    guard selectedBackgroundView.superview !== self else { return }
    selectedBackgroundView.frame = bounds
    insertSubview(selectedBackgroundView, belowSubview: contentView)
  }

  /// Returns the proposed attributes with the size that the constraints in the content view
  /// determine, except for the lengths that the layout fixes. Constraints of priority 50 keep it
  /// close to the proposed size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fixedAxes.count < 2 else { return layoutAttributes }
    layoutAttributes.size = fittingSize(
      layoutAttributes.size, of: contentView, layoutAttributes.fixedAxes)
    return layoutAttributes
  }
}

/// The view that holds the content of a cell.
@preconcurrency @MainActor
open class UICollectionViewCellContentView: UIView {
  package override var encapsulatesLayout: Bool { superview?.isPlacedByContainer == true }
}
