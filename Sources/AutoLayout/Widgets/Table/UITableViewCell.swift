import Foundation

/// A row of a table view, with a content view, an accessory, and the labels of a built-in style.
///
/// Add views and constraints to `contentView`, whose frame the cell sets: the bounds of the cell
/// without the accessory, without the areas outside the table's safe area on the left and right,
/// and, in earlier releases, without the separator.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The built-in style, which determines the labels of the cell. UIKit does not publish it, and
  /// subclasses can have properties of this name.
  var style: CellStyle
  /// The identifier for reusing the cell for other rows.
  open internal(set) var reuseIdentifier: String?

  /// The standard accessory at the trailing edge of the cell.
  open var accessoryType = AccessoryType.none { didSet { contentFrameMayHaveChanged() } }
  /// A view that replaces the standard accessory. It keeps the width of its frame.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      contentFrameMayHaveChanged()
    }
  }
  /// The appearance of the selected cell.
  ///
  /// - Remark: Inert. The value is stored and does not affect drawing.
  open var selectionStyle = SelectionStyle.default
  /// A Boolean value that indicates whether the cell is selected. Selected cells show
  /// `selectedBackgroundView`.
  open var isSelected = false { didSet { stateDidChange(from: oldValue, to: isSelected) } }
  /// A Boolean value that indicates whether the cell is highlighted. Highlighted cells show
  /// `selectedBackgroundView`.
  open var isHighlighted = false { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }
  /// A view behind the content, with the size of the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view between `backgroundView` and the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelectedBackground()
    }
  }
  /// The view that replaces `selectedBackgroundView` while several rows can be selected.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var multipleSelectionBackgroundView: UIView?
  /// The insets of the separator from the edges of the cell, in points. The default is that of the
  /// table view.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? enclosingTable?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The separator insets that were set, or `nil` to use those of the table view.
  private var ownSeparatorInset: UIEdgeInsets?
  /// The number of indentation steps of the content of built-in styles.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The frame of the content view in a document, in points in the cell's coordinates, or `nil` if
  /// the cell computes it.
  package var documentContentFrame: CGRect? { didSet { contentFrameMayHaveChanged() } }

  /// The height of the row in a document, in points, or `nil` if the document does not specify one.
  /// A negative height requests measuring.
  package var documentRowHeight: CGFloat?

  /// Creates a cell in a built-in style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the cell when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    addSubview(contentView)
  }

  /// The view to which you add the content of the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UITableViewCellContentView()
    view.frame = bounds
    return view
  }()

  /// Replaces the content view with one that shows a configuration.
  func replaceContentView(by view: UIView) {
    let place = subviews.firstIndex(of: contentView) ?? 0
    contentView.removeFromSuperview()
    contentView = view
    view.frame = bounds
    insertSubview(view, at: min(place, subviews.count))
    updateContentMargins()
  }

  /// The editing control of the cell, which the table view sets.
  open internal(set) var editingStyle = EditingStyle.none
  /// A Boolean value that indicates whether the cell is edited. Setting it does not change the
  /// frames.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditMode = false
  /// The standard accessory while the cell is edited.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var editingAccessoryType = AccessoryType.none
  /// The accessory while the cell is edited.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var editingAccessoryView: UIView?
  /// A Boolean value that indicates whether the button that confirms a deletion is shown. Always
  /// `false`.
  open var showingDeleteConfirmation: Bool { false }
  /// A Boolean value that indicates whether editing shows a control for moving the row.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var showsReorderControl = false
  /// A Boolean value that indicates whether the cell is indented while it is edited.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var shouldIndentWhileEditing = true
  /// The appearance with the focus.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var focusStyle = FocusStyle.default
  /// A Boolean value that indicates whether the cell handles touches while it is dragged.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var userInteractionEnabledWhileDragging = false

  /// Sets whether the cell is edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditMode else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    isInEditMode = editing
    didTransition(to: state)
  }
  /// Notifies the cell that its editing state is about to change.
  open func willTransition(to state: StateMask) {}
  /// Notifies the cell that its editing state has changed.
  open func didTransition(to state: StateMask) {}

  /// Prepares the cell for another row. Called before the cell is dequeued again. The default
  /// implementation does nothing.
  open func prepareForReuse() {}

  /// Sets `isSelected`, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets `isHighlighted`, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  // MARK: - Layout

  /// Requests that the content view be laid out again.
  private func contentFrameMayHaveChanged() {
    setNeedsLayout()
    updateContentMargins()
  }

  /// A Boolean value that indicates whether the table view determines the height of the cell's row.
  var measuresRow = false

  /// Returns the size that satisfies the constraints in the cell. When the table view determines
  /// the height of a row, the height is that of the content and the separator.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard measuresRow, horizontal == .required, vertical == .fittingSizeLevel else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    measuresRow = false
    let height = fittingHeight(forWidth: targetSize.width)
    return CGSize(width: targetSize.width, height: max(height, targetSize.height))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    configurations?.layoutBackground(in: self)
    layoutBackgrounds()
    contentView.frame = contentFrame
    updateContentMargins()
    layoutAccessoryView()
    layoutSeparator()
    super.layoutSubviews()
    layoutStyle()
  }

  /// The frame of the content view in the cell's coordinates.
  var contentFrame: CGRect {
    if let documentContentFrame { return documentContentFrame }
    let metrics = accessoryMetrics
    let accessory =
      accessoryView.map { $0.frame.width + margins.side }
      ?? metrics.width(of: accessoryType)
    let (left, right) = safeSides
    let separator = hasSeparator ? metrics.separator : 0
    let rigid = rigidContent.flatMap {
      abs(bounds.height - $0.row) < metrics.pixel / 2 ? $0.content : nil
    }
    return CGRect(
      x: left + (isRightToLeft ? accessory : 0), y: 0,
      width: max(0, bounds.width - left - right - accessory),
      height: rigid ?? max(0, bounds.height - separator))
  }

  package override var fixedContent: UIView? {
    documentContentFrame != nil && superview == nil ? contentView : nil
  }

  /// The metrics of the accessory and the separator.
  var accessoryMetrics: CellAccessoryMetrics {
    CellAccessoryMetrics(environment: layoutEnvironment, sideMargin: margins.side)
  }

  /// The widths that the safe area of the table view subtracts from the content on the left and
  /// right, in points.
  private var safeSides: (left: CGFloat, right: CGFloat) {
    enclosingTable?.safeSides(of: self) ?? (0, 0)
  }

  private func layoutAccessoryView() {
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    let (left, right) = safeSides
    let x =
      isRightToLeft
      ? left + margins.side : bounds.width - right - margins.side - size.width
    accessoryView.frame = CGRect(
      origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded(.down)), size: size)
  }

  /// The rules for the margins of the content view in this cell.
  var margins: CellMargins {
    CellMargins(
      platform: layoutEnvironment.platform,
      screenWidth: window?.bounds.width ?? enclosingTable?.bounds.width, cellWidth: bounds.width,
      place: enclosingTable == nil ? .none : .table,
      hasAccessory: accessoryType != .none || accessoryView != nil)
  }

  /// The table view that contains the cell.
  var enclosingTable: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  /// A Boolean value that indicates whether `contentView.defaultLayoutMargins` keeps the value that
  /// was set from outside.
  package var keepsContentMargins = false

  /// Sets the margins of the content view to those of the cell.
  func updateContentMargins() {
    guard !keepsContentMargins else { return }
    contentView.defaultLayoutMargins = margins.contentMargins
  }

  /// The heights in points of a row that fits its content and of that content, if the content
  /// cannot be taller.
  var rigidContent: (row: CGFloat, content: CGFloat)?

  /// A Boolean value that indicates whether the cell has a view for its separator, as in plain
  /// table views at run time.
  package var showsSeparatorView = false { didSet { setNeedsLayout() } }
  /// The separator at the lower edge, created on first use.
  var separatorView: _UITableViewCellSeparatorView?

  // MARK: - Built-in styles

  /// The text label of a built-in style, in the content view: that of the document, or one created
  /// on first use.
  open var textLabel: UILabel? {
    if let known = styleViews.text { return known }
    let label = makeStyleLabel(ofSize: style == .value2 ? 12 : 17)
    styleViews.text = label
    return label
  }

  /// The detail label of a built-in style, in the content view: that of the document, or one
  /// created on first use. It is `nil` for the default style, which has no detail label.
  open var detailTextLabel: UILabel? {
    if let known = styleViews.detail { return known }
    guard style != .default else { return nil }
    let label = makeStyleLabel(ofSize: style == .value1 ? 17 : 12)
    styleViews.detail = label
    return label
  }

  /// The image view of a built-in style, in the content view: that of the document, or one created
  /// on first use.
  open var imageView: UIImageView? {
    if let known = styleViews.image { return known }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    styleViews.image = view
    return view
  }

  private func makeStyleLabel(ofSize size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  /// The built-in views that are in the document or that the app has requested.
  private var styleViews = CellStyleLayout.Views()
  /// A Boolean value that indicates whether the cell places the built-in views. If not, they keep
  /// their positions in the document.
  private var arrangesStyle = true

  /// Uses the labels and the image view of a document as those of a built-in style.
  ///
  /// Views that are not in the document remain as the app created them. If the cell does not
  /// arrange the views, they keep their positions.
  package func adopt(
    style: CellStyle, text: UILabel?, detail: UILabel?, image: UIImageView?, arranges: Bool
  ) {
    self.style = style
    styleViews.text = text ?? styleViews.text
    styleViews.detail = detail ?? styleViews.detail
    styleViews.image = image ?? styleViews.image
    arrangesStyle = arranges
    setNeedsLayout()
  }

  /// The height that the labels and the image of a built-in style require, in points, or 0 if the
  /// cell has none to lay out.
  var styleHeight: CGFloat {
    guard arrangesStyle else { return 0 }
    let text = styleViews.text?.intrinsicContentSize.height ?? 0
    let detail = styleViews.detail?.intrinsicContentSize.height ?? 0
    let texts = style == .subtitle ? text + detail : max(text, detail)
    let content = max(texts, styleViews.image?.image?.size.height ?? 0)
    guard content > 0 else { return 0 }
    return max(Self.minStyleHeight, content + margins.contentMargins.top * 2)
  }

  /// The minimum height of rows of built-in styles, in points.
  private static let minStyleHeight: CGFloat = 44

  private func layoutStyle() {
    guard arrangesStyle else { return }
    let platform = layoutEnvironment.platform
    let side = PlatformMetrics.cellStyleInset[platform] ?? margins.side
    let besideAccessory = PlatformMetrics.styleGapBesideAccessory[platform]
    CellStyleLayout(
      style: style, bounds: contentView.bounds,
      leading: side + CGFloat(indentationLevel) * indentationWidth,
      trailing: margins.hasAccessory ? besideAccessory : side,
      scale: max(1, layoutEnvironment.displayScale), isRightToLeft: isRightToLeft
    ).place(styleViews)
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
    _ cell: UITableViewCell, _ state: UICellConfigurationState
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
  /// Returns the default content configuration for the style of the cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .tableCell(accessory: accessoryType.documentName)
  }

  /// Uses the text of the first label in descriptions of cells with a built-in style.
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description[.text] = Self.quoted(styleViews.text?.text)
  }
}

/// The view that contains the content of a cell. The class name appears in UIKit's logs.
@preconcurrency @MainActor
open class UITableViewCellContentView: UIView {
  package override var encapsulatesLayout: Bool { superview?.isPlacedByContainer == true }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    describeGestures(&description)
  }
}
