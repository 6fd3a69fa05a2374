import Foundation

/// A row of a table: a content view, an accessory, and the labels of a built-in style.
///
/// The program's views and constraints go to `contentView`, whose frame the cell sets: its own
/// bounds without the accessory, what lies outside the table's safe area at the left and the right,
/// and, in older systems, the separator.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which labels the cell comes with.
  public internal(set) var style: CellStyle
  /// The name by which the cell is used again for other rows.
  open internal(set) var reuseIdentifier: String?

  /// What the cell shows at its trailing side.
  open var accessoryType = AccessoryType.none { didSet { contentFrameMayHaveChanged() } }
  /// A view in place of the accessory, as wide as its own frame.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      contentFrameMayHaveChanged()
    }
  }
  /// How the cell shows that it is selected; kept, it is drawn the same either way.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is chosen; kept, it is drawn the same either way.
  open var isSelected = false
  /// Whether the row looks touched; kept, it is drawn the same either way.
  open var isHighlighted = false
  /// Distances of the separator from the cell's edges, in points: the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? enclosingTable?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The inset that was set; nil for that of the table.
  private var ownSeparatorInset: UIEdgeInsets?
  /// How many steps the content of built-in styles is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one step in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The content view's frame in a document, in points in the cell's coordinates; nil has the cell
  /// compute it.
  package var documentContentFrame: CGRect? { didSet { contentFrameMayHaveChanged() } }

  /// The height in points that a document gives the row; nil where it gives none, less than 0 to
  /// measure.
  package var documentRowHeight: CGFloat?

  /// Makes a cell of a built-in style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Makes a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    addSubview(contentView)
  }

  /// The view that the program's views belong in.
  open private(set) lazy var contentView: UIView = {
    let view = UITableViewCellContentView()
    view.frame = bounds
    return view
  }()

  /// Readies the cell for another row.
  open func prepareForReuse() {}

  /// Sets `isSelected`, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets `isHighlighted`, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  // MARK: - Layout

  /// Has the content view placed again.
  private func contentFrameMayHaveChanged() {
    setNeedsLayout()
    updateContentMargins()
  }

  open override func layoutSubviews() {
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

  /// The room that the accessory and the separator take.
  var accessoryMetrics: CellAccessoryMetrics {
    CellAccessoryMetrics(environment: layoutEnvironment, sideMargin: margins.side)
  }

  /// What the safe area of the table takes from the content at the left and the right, in points.
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

  /// The rules for the content view's margins here.
  var margins: CellMargins {
    CellMargins(
      platform: layoutEnvironment.platform,
      screenWidth: window?.bounds.width ?? enclosingTable?.bounds.width, cellWidth: bounds.width,
      place: enclosingTable == nil ? .none : .table,
      hasAccessory: accessoryType != .none || accessoryView != nil)
  }

  /// The table that the cell lies in.
  var enclosingTable: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  /// Whether `contentView.defaultLayoutMargins` is kept as somebody else set it.
  package var keepsContentMargins = false

  /// Gives the content view the margins of the cell.
  func updateContentMargins() {
    guard !keepsContentMargins else { return }
    contentView.defaultLayoutMargins = margins.contentMargins
  }

  /// The heights in points of a row as high as its content and of that content, where the content
  /// cannot be higher.
  var rigidContent: (row: CGFloat, content: CGFloat)?

  /// Whether the cell shows its separator as a view, as in plain tables at run time.
  package var showsSeparatorView = false { didSet { setNeedsLayout() } }
  /// The line at the bottom edge; nil until there is one.
  var separatorView: _UITableViewCellSeparatorView?

  // MARK: - Built-in styles

  /// The text of a built-in style, in the content view; a document's, else made on first use.
  open var textLabel: UILabel? {
    if let known = styleViews.text { return known }
    let label = makeStyleLabel(ofSize: style == .value2 ? 12 : 17)
    styleViews.text = label
    return label
  }

  /// The second text of a built-in style, in the content view; a document's, else made on first use.
  /// Nil for the default style, which has none.
  open var detailTextLabel: UILabel? {
    if let known = styleViews.detail { return known }
    guard style != .default else { return nil }
    let label = makeStyleLabel(ofSize: style == .value1 ? 17 : 12)
    styleViews.detail = label
    return label
  }

  /// The image of a built-in style, in the content view; a document's, else made on first use.
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

  /// Those of the built-in views that the document has or somebody asked for.
  private var styleViews = CellStyleLayout.Views()
  /// Whether the cell places the built-in views, and does not leave them where a document has them.
  private var arrangesStyle = true

  /// Takes labels and a picture of a document as those of a built-in style.
  ///
  /// What the document does not have stays as the program asked for it. Where the cell does not
  /// arrange them, they stay where they are.
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

  /// The height that the labels and the picture of a built-in style need, in points; 0 without any
  /// that the cell places.
  var styleHeight: CGFloat {
    guard arrangesStyle else { return 0 }
    let text = styleViews.text?.intrinsicContentSize.height ?? 0
    let detail = styleViews.detail?.intrinsicContentSize.height ?? 0
    let texts = style == .subtitle ? text + detail : max(text, detail)
    let content = max(texts, styleViews.image?.image?.size.height ?? 0)
    guard content > 0 else { return 0 }
    return max(Self.leastStyleHeight, content + margins.contentMargins.top * 2)
  }

  /// Rows of built-in styles are at least this high, in points.
  private static let leastStyleHeight: CGFloat = 44

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

  package override var snapshotContent: LayoutSnapshot.Content {
    .tableCell(accessory: accessoryType.documentName)
  }
}

/// The view of a cell that holds its content; the name is the one that UIKit's logs show.
@preconcurrency @MainActor
open class UITableViewCellContentView: UIView {}
