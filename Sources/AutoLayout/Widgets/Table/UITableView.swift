import Foundation

/// A column of rows in sections, which scrolls.
///
/// With a data source the table makes and places all rows, heads and feet when it lays itself out
/// after `reloadData()`; self-sizing rows are measured at the table's width. A table that a
/// document filled keeps its rows: on the document's own canvas where they were recorded, otherwise
/// one below the other.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that asks for measuring.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows fill the width, and headers stay in view while their section scrolls.
    case plain = 0
    /// Sections are visibly separate, and headers scroll with their rows.
    case grouped = 1
    /// Like `grouped`, with rows inset from the sides and with round corners.
    case insetGrouped = 2
  }

  /// What lies between rows.
  public enum CellSeparatorStyle: Int, Sendable {
    /// No line is drawn.
    case none = 0
    /// A thin line.
    case singleLine = 1
    /// A line that looks engraved, for grouped tables; deprecated since iOS 11.
    case singleLineEtched = 2
  }

  /// How sections look.
  public let style: Style

  /// Who makes the rows; without one the subviews are left alone.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The scroll view's delegate as one that is asked for heights, heads and feet.
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }

  /// Height of rows in points, or `automaticDimension`.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// A guess that UIKit starts from; rows are always measured here.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Height of heads in points, or `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// Height of feet in points, or `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// What plain heads have above them, in points; `automaticDimension` for what the system has.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// What lies between rows; a single line unless set.
  open var separatorStyle = CellSeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { contentPlacesDidChange() } }
  }
  /// Distances of separators from the edges of cells, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet { if oldValue != separatorInset { contentPlacesDidChange() } }
  }
  /// The colour of separators; kept, they are drawn in the system's. Nil for the system's.
  open var separatorColor: UIColor?
  /// Whether rows can be chosen; kept, it does not change the layout.
  open var allowsSelection = true
  /// Whether the content views of cells, heads and feet keep clear of the safe area at the left and
  /// the right; true unless set. The cells themselves are as wide as the table.
  open var insetsContentViewsToSafeArea = true {
    didSet { if oldValue != insetsContentViewsToSafeArea { contentPlacesDidChange() } }
  }
  /// Whether cells have wider margins on wide screens; kept, it does not change the layout.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// A view above all rows, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// The cells and the supplementary views.
  private var rows = TableRows()
  /// What makes cells, by reuse identifier.
  private var cellMakers: [String: () -> UITableViewCell] = [:]
  /// What makes headers and footers, by reuse identifier.
  private var headMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// Whether somebody has filled the table, whose content's size then follows from the rows.
  private var isFilled = false
  /// Whether rows have to be asked for again.
  private var needsReload = true
  /// The width that rows were placed at.
  private var placedWidth: CGFloat?

  /// The rows that a document put into the table, which then asks no data source; nil of none.
  package var documentSections: [TableDocumentSection]? { didSet { reloadData() } }
  /// Whether the document's rows are placed below each other, and not where they were recorded.
  package var arrangesDocumentRows = false {
    didSet { if arrangesDocumentRows != oldValue { setNeedsRows() } }
  }

  /// Makes a table with a frame in its superview's coordinates and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.detail as? Style ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      addSubview(new)
      isFilled = true
    }
    setNeedsRows()
  }

  // MARK: - Reuse

  /// Says how cells of a name are made.
  ///
  /// UIKit takes a class here. Swift can make objects of a class that it learns at run time only by
  /// a `required` initialiser, which every subclass would have to repeat.
  open func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) { cellMakers[identifier] = make }

  /// Says how heads and feet of a name are made.
  open func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView
  ) { headMakers[identifier] = make }

  /// A new cell of a registered name; nil for other names. All rows exist at once, so that none
  /// becomes free for use again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = cellMakers[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// A new cell of a registered name.
  ///
  /// Raises `NSInternalInconsistencyException` for other names, and then returns a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new head or foot of a registered name; nil for other names.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headMakers[identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  // MARK: - Rows

  /// Asks the data source for everything again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The update that is open.
  var batch = OpenBatch()

  /// Begins to collect changes of rows, until as many calls of `endUpdates()`.
  open func beginUpdates() { batch.begin() }

  /// Makes the collected changes, after the last of nested calls, and has all rows measured again.
  ///
  /// Raises `NSInternalInconsistencyException` where the data source's numbers of rows do not fit the
  /// changes, and then asks for everything again.
  open func endUpdates() {
    guard let changes = batch.end() else { return }
    setNeedsRows()
    // What is asked for again at the next layout anyway has the changes.
    guard !needsReload, documentSections == nil, let dataSource else { return }
    do throws(BatchChanges.Mismatch) {
      let old = rows.views
      rows = try rows.updated(by: changes, dataSource, tableDelegate, self)
      let new = rows.views
      let kept = Set(new.map { ObjectIdentifier($0) })
      for view in old where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
      for view in new where view.superview !== self { addRow(view) }
    } catch {
      LayoutException.raise(LayoutException.internalInconsistency, error.reason)
      reloadData()
    }
  }

  /// A section's head, as of the last layout; nil where there is none that is a
  /// `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].header as? UITableViewHeaderFooterView : nil
  }

  /// A section's foot, as of the last layout; nil where there is none that is a
  /// `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].footer as? UITableViewHeaderFooterView : nil
  }

  /// Has all rows placed again at the next layout.
  package func setNeedsRows() {
    placedWidth = nil
    setNeedsLayout()
  }

  /// The number of sections, as of the last layout.
  open var numberOfSections: Int { rows.sections.count }

  /// The number of rows in a section, as of the last layout; 0 where there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].cells.count : 0
  }

  /// The cell at a place, as of the last layout; nil where there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.cell(at: indexPath)
  }

  /// All cells, as of the last layout.
  open var visibleCells: [UITableViewCell] { rows.sections.flatMap(\.cells) }

  /// The frame of a row in points in the table's coordinates; empty where there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rows.cell(at: indexPath)?.frame ?? .zero
  }

  open override func layoutSubviews() {
    if needsReload { reload() }
    if placedWidth != bounds.width { placeRows() }
    super.layoutSubviews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentPlacesDidChange()
  }

  /// Asks the data source for all rows.
  private func reload() {
    needsReload = false
    placedWidth = nil
    if documentSections != nil || dataSource != nil { isFilled = true }
    if let documentSections {
      for view in rows.heads { view.removeFromSuperview() }
      rows = TableRows(documentSections, table: self)
      for view in rows.heads { addSubview(view) }
      return
    }
    rows.remove()
    rows = TableRows()
    guard let dataSource else { return }
    rows = TableRows(dataSource: dataSource, delegate: tableDelegate, table: self)
    for view in rows.views { addRow(view) }
  }

  /// Puts a cell, head or foot of the data source into the table, whose width cells then follow.
  private func addRow(_ view: UIView) {
    if let cell = view as? UITableViewCell {
      cell.autoresizingMask = .flexibleWidth
      cell.showsSeparatorView = style == .plain
    }
    addSubview(view)
  }

  /// Sets the frames of all cells and supplementary views.
  private func placeRows() {
    placedWidth = bounds.width
    guard isFilled else { return }
    if documentSections != nil, !arrangesDocumentRows {
      rows.placeHeads(in: self)
      let views = rows.views + [tableHeaderView, tableFooterView].compactMap(\.self)
      contentSize = CGSize(width: bounds.width, height: views.map(\.frame.maxY).max() ?? 0)
      return
    }
    var y: CGFloat = 0
    y += place(tableHeaderView, at: y)
    y = rows.place(in: self, delegate: tableDelegate, from: y)
    y += place(tableFooterView, at: y)
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// How far cells of inset groups lie from the table's edges, in points: as texts do in others.
  var sectionSideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return CellMargins(
      platform: layoutEnvironment.platform,
      screenWidth: window?.bounds.width ?? bounds.width, cellWidth: bounds.width
    ).side
  }

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    setNeedsRows()
  }

  /// A table's own head and foot keep their height.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.height
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .table(
      isGrouped: style != .plain,
      separatorInset: separatorStyle == .none ? nil : separatorInset.left)
  }
}
