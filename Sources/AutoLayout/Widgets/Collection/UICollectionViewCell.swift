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
  /// The size of the item in a document, in points, for layouts that do not measure items, or `nil`
  /// to use the size of the layout.
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

  /// Replaces the content view with one that shows a configuration.
  func replaceContentView(by view: UIView) {
    let place = subviews.firstIndex(of: contentView) ?? 0
    contentView.removeFromSuperview()
    contentView = view
    view.frame = bounds
    insertSubview(view, at: min(place, subviews.count))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The frame of the content view in a document, in points in the cell's coordinates, or `nil` if
  /// it fills the cell.
  package var documentContentFrame: CGRect? { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    configurations?.layoutBackground(in: self)
    contentView.frame = documentContentFrame ?? contentArea
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The frame of the content view in points in the cell's coordinates, if it is not determined by
  /// a document.
  var contentArea: CGRect { bounds }

  /// Notifies the cell that the collection view began or ended editing its items.
  func collectionEditingDidChange(_ isEditing: Bool) {}

  private func stateDidChange() {
    updateSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// Shows or hides the background of the selected cell.
  private func updateSelectedBackground() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return selectedBackgroundView.removeFromSuperview() }
    guard selectedBackgroundView.superview !== self else { return }
    selectedBackgroundView.frame = bounds
    insertSubview(selectedBackgroundView, belowSubview: contentView)
  }

  /// Returns the size that satisfies the constraints in the cell, with a content view that fills it
  /// even if an app has just changed its bounds.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let area = documentContentFrame ?? contentArea
    if contentView.frame != area { contentView.frame = area }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Returns the proposed attributes with the size that the constraints in the content view
  /// determine, except for the lengths that the layout fixes. Constraints of priority 50 keep it
  /// close to the proposed size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fixedAxes.count < 2 else { return layoutAttributes }
    updateConfigurationIfNeeded()
    layoutAttributes.size = fittingSize(
      layoutAttributes.size, of: contentView, layoutAttributes.fixedAxes)
    return layoutAttributes
  }

  // MARK: - Configurations

  /// The configurations, or `nil` if none are set.
  var configurations: CellConfigurations?
  /// A Boolean value that indicates whether the configurations are updated before the next layout.
  private var needsConfigurationUpdate = true
  /// A closure that is called to update the configurations for the state of the cell.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The configuration of the content. Setting it replaces the content view, unless that view can
  /// show the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }
  /// The fill, stroke and corners behind the content, or `nil` for those of the cell.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      ensuredConfigurations.background = newValue
      ensuredConfigurations.showBackground(in: self)
    }
  }
  /// A Boolean value that indicates whether the content is updated when the state changes; the
  /// default value is true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ensuredConfigurations.updatesContent = newValue }
  }
  /// A Boolean value that indicates whether the background is updated when the state changes; the
  /// default value is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ensuredConfigurations.updatesBackground = newValue }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState { currentState }
  /// Updates the configurations for a state. Subclasses override this method to set the
  /// configurations of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }
  /// Requests that the configurations be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations if they are out of date.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

/// The view that contains the content of a cell.
@preconcurrency @MainActor
open class UICollectionViewCellContentView: UIView {
  package override var encapsulatesLayout: Bool { superview?.isPlacedByContainer == true }
}
