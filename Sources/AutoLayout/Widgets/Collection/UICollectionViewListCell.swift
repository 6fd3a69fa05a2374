import Foundation

/// A cell of a list, with accessories and a separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The views beside the content, from the edges toward it.
  ///
  /// - Remark: Partial. Accessories reserve their space. Those that UIKit draws are empty views.
  @_nonoverride open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The number of indentation steps of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation step in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether accessories are indented as well; the default value is
  /// true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The area of the separator, at the lower edge. A program's constraints on its leading and trailing
  /// edges move the separator, which is otherwise between the content's margin and the trailing edge.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
  /// The guide of the separator once the program has asked for it, or nil.
  private var separatorGuide: UILayoutGuide?

  private var accessoryViews: [(view: UIView, accessory: UICellAccessory)] = []
  private let separator = UIView()
  private var isInEditMode = false

  /// The distance between accessories, the edges and the content, in points (assumed).
  private static let accessoryDistance: CGFloat = 16

  /// Returns the content of a cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns the background of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isInEditMode
    return state
  }

  override func collectionEditingDidChange(_ isEditing: Bool) {
    guard isEditing != isInEditMode else { return }
    isInEditMode = isEditing
    showAccessories()
    setNeedsUpdateConfiguration()
  }

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    separatorGuide = guide
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(
      equalTo: leadingAnchor, constant: UIListContentConfiguration.standardMargins.leading)
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    for side in [leading, trailing] { side.priority = Self.separatorPriority }
    NSLayoutConstraint.activate([
      leading, trailing,
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: pixel),
    ])
    return guide
  }

  /// The priority of the usual place of the separator, which gives way to all others (assumed).
  private static let separatorPriority = UILayoutPriority(1)

  private var pixel: CGFloat { 1 / max(1, layoutEnvironment.displayScale) }

  // MARK: - Accessories

  private func showAccessories() {
    for shown in accessoryViews { shown.view.removeFromSuperview() }
    accessoryViews = accessories.filter { $0.isShown(isEditing: isInEditMode) }.map {
      ($0.makeView(), $0)
    }
    for shown in accessoryViews { addSubview(shown.view) }
    setNeedsLayout()
  }

  /// The widths that accessories and the indentation take at the leading and the trailing edge.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    func width(_ isLeading: Bool) -> CGFloat {
      accessoryViews.filter { $0.accessory.isLeading == isLeading }
        .map { $0.view.bounds.width + Self.accessoryDistance }.reduce(0, +)
    }
    return (width(true) + CGFloat(indentationLevel) * indentationWidth, width(false))
  }

  override var contentArea: CGRect {
    let (leading, trailing) = sides
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? trailing : leading, y: 0,
      width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAccessories()
    layoutSeparator()
  }

  private func layoutAccessories() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var leading =
      Self.accessoryDistance
      + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    var trailing = bounds.width - Self.accessoryDistance
    for (view, accessory) in accessoryViews {
      let size = view.bounds.size
      let x = accessory.isLeading ? leading : trailing - size.width
      if accessory.isLeading {
        leading += size.width + Self.accessoryDistance
      } else {
        trailing -= size.width + Self.accessoryDistance
      }
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x,
        y: ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height)
    }
  }

  /// Shows the separator in lists with separators, except below the last item of a section.
  private func layoutSeparator() {
    guard showsSeparator else { return separator.removeFromSuperview() }
    if separator.superview !== self {
      separator.backgroundColor = .separator
      addSubview(separator)
    }
    if let separatorGuide {
      separator.frame = separatorGuide.layoutFrame
      return
    }
    let start = UIListContentConfiguration.standardMargins.leading + sides.leading
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separator.frame = CGRect(
      x: isMirrored ? 0 : start, y: bounds.height - pixel, width: max(0, bounds.width - start),
      height: pixel)
  }

  private var showsSeparator: Bool {
    guard let path = appliedAttributes?.indexPath, let view = superview as? UICollectionView,
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.list(ofSection: path.section)?.showsSeparators == true
    else { return false }
    return path.item < view.numberOfItems(inSection: path.section) - 1
  }

  /// Measures the content in the width that accessories leave.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (leading, trailing) = sides
    layoutAttributes.size.width -= leading + trailing
    let result = super.preferredLayoutAttributesFitting(layoutAttributes)
    result.size.width += leading + trailing
    let accessories = accessoryViews.map(\.view.bounds.height).max() ?? 0
    result.size.height = max(result.size.height, accessories)
    return result
  }
}
