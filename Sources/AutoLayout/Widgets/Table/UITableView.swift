import Foundation

/// A scroll view that shows rows in sections in one column.
///
/// With a data source, the table view creates and lays out rows, headers and footers at the first
/// layout after `reloadData()`: in a window, the rows on the screen, and otherwise all rows.
/// Self-sizing rows are measured at the width of the table view. A table view from a document keeps
/// the document's rows: at their recorded positions on the document's canvas, and otherwise one
/// below another.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that requests measuring.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style of sections.
  public enum Style: Int, Sendable {
    /// Rows fill the width, and headers stay in view while their section scrolls.
    case plain = 0
    /// Sections are visibly separate, and headers scroll with their rows.
    case grouped = 1
    /// Sections look like those of `grouped`, with rows inset from the sides and with rounded
    /// corners.
    case insetGrouped = 2
  }

  /// The style of sections.
  public let style: Style

  /// The object that provides the rows. Without it, the table view does not change its subviews.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which provides heights, headers and footers, and receives the events of rows.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() { reloadData() }

  /// The height of rows in points, or `automaticDimension`.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// The estimated height in points of self-sizing rows that have not been on the screen, or
  /// `automaticDimension` for 44. If it is 0, all rows are measured.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { setNeedsRows() } }
  }
  /// The height of headers in points, or `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// The height of footers in points, or `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// The padding above plain headers in points, or `automaticDimension` for the default of the
  /// system.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// The style of the separators between rows. The default is a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { contentPlacesDidChange() } }
  }
  /// The insets of separators from the edges of cells, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet { if oldValue != separatorInset { contentPlacesDidChange() } }
  }
  /// The color of separators, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored; separators are drawn in the default color.
  open var separatorColor: UIColor?
  /// The effect with which separators are drawn over the content behind them.
  ///
  /// - Remark: Inert. Separators are drawn in a plain color.
  open var separatorEffect: UIVisualEffect?
  /// The edges from which separator insets are measured.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// A Boolean value that indicates whether taps select rows.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether taps select rows while the table view is edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected while the table view is
  /// edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether rows are edited. Setting it updates the state of the
  /// cells; their frames do not change.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditMode = false
  /// The estimated height of headers in points.
  ///
  /// - Remark: Inert. The value is stored without effect, because all headers are measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers in points.
  ///
  /// - Remark: Inert. The value is stored without effect, because all footers are measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The object that prepares rows before they are needed. It is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether rows are prepared before they are needed.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var isPrefetchingEnabled = true
  /// A Boolean value that indicates whether focus selects a row.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether focus returns to the last row.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var remembersLastFocusedIndexPath = false
  /// A Boolean value that indicates whether rows can be dragged. The default is `true` (on iPhones:
  /// assumed).
  open var dragInteractionEnabled: Bool {
    get { isDraggingEnabled }
    set { isDraggingEnabled = newValue }
  }
  /// The minimum number of rows with which the index is shown.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The text color of the index.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var sectionIndexColor: UIColor?
  /// The background color of the index.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background color of the index while it is touched.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// A Boolean value that indicates whether the content views of cells, headers and footers are
  /// inset from the safe area on the left and right. The default is `true`. The cells themselves
  /// are as wide as the table view.
  open var insetsContentViewsToSafeArea = true {
    didSet { if oldValue != insetsContentViewsToSafeArea { contentPlacesDidChange() } }
  }
  /// A Boolean value that indicates whether cells have wider margins on wide screens.
  ///
  /// - Remark: Inert. The value is stored and does not affect the layout.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// A view above all rows. It keeps the height of its frame, or that of constraints which place it.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows. It keeps the height of its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// A view behind all rows. It has the size of the table view and does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  /// The rows, headers and footers.
  var rows = TableRows()
  /// The reusable cells, by reuse identifier.
  var reusableCells: [String: [UITableViewCell]] = [:]
  /// The cell that is being reconfigured, which the data source dequeues without preparing it for
  /// reuse.
  var reconfiguredCell: UITableViewCell?
  /// The closures that create cells, by reuse identifier.
  private var cellMakers: [String: () -> UITableViewCell] = [:]
  /// The closures that create headers and footers, by reuse identifier.
  private var headMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// A Boolean value that indicates whether rows were loaded from a document or a data source, or a
  /// header or footer of the table was set. Until then, nothing is laid out, and the content size
  /// remains as it was set.
  private var isFilled = false
  /// A Boolean value that indicates whether the rows must be loaded again.
  private(set) var needsReload = true
  /// The width at which the rows were laid out, or `nil` if they must be laid out again.
  private var placedWidth: CGFloat?
  /// The width at which rows were measured, or `nil` if the heights of rows without cells are out
  /// of date.
  private var measuredWidth: CGFloat?

  /// The sections that a document defines, or `nil` without a document. If they exist, the table
  /// view ignores its data source.
  package var documentSections: [TableDocumentSection]? { didSet { reloadData() } }
  /// A Boolean value that indicates whether the document's rows are placed one below another
  /// instead of at their recorded positions.
  package var arrangesDocumentRows = false {
    didSet { if arrangesDocumentRows != oldValue { setNeedsRows() } }
  }

  /// Creates a table view with a style and a frame in its superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates the table view when a storyboard or xib that names its class is loaded. The coder is
  /// an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.detail as? Style ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      addContentSubview(new)
      isFilled = true
    }
    setNeedsRows()
  }

  // MARK: - Reuse

  /// Registers a class of cells for a reuse identifier, or removes the registration. Cells are
  /// created with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      cellMakers[identifier] = nil
      return
    }
    cellMakers[identifier] = { .make(type, reuseIdentifier: identifier) }
  }

  /// Registers a class of headers and footers for a reuse identifier, or removes the registration.
  /// Views are created with `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      headMakers[identifier] = nil
      return
    }
    headMakers[identifier] = { .make(type, reuseIdentifier: identifier) }
  }

  /// Registers a xib with a cell for a reuse identifier, or removes the registration. The first
  /// view in the xib must be a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in { nib.cell(withReuseIdentifier: identifier) } }
  }

  /// Registers a xib with a header or footer for a reuse identifier, or removes the registration.
  /// The first view in the xib must be a `UITableViewHeaderFooterView`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headMakers[identifier] = nib.map { nib in { nib.headerFooter(withReuseIdentifier: identifier) }
    }
  }

  /// Registers a closure that creates cells for a reuse identifier.
  open func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) { cellMakers[identifier] = make }

  /// Registers a closure that creates headers and footers for a reuse identifier.
  open func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView
  ) { headMakers[identifier] = make }

  /// Returns a cell that was used by a row that left the screen or a new cell for a registered
  /// reuse identifier. Returns `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusedCell(withIdentifier: identifier) { return cell }
    let cell = cellMakers[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// Returns a reused cell or a new one for a registered reuse identifier.
  ///
  /// For an unknown identifier, raises `NSInternalInconsistencyException` and returns a plain cell.
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

  /// Returns a new header or footer for a registered reuse identifier, or `nil` for an unknown
  /// identifier.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headMakers[identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  // MARK: - Rows

  /// Loads the numbers of rows, the headers and the footers from the data source again, and the
  /// required cells, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The update in progress.
  var batch = OpenBatch()

  /// Begins collecting changes of rows, until the matching call of `endUpdates()`.
  open func beginUpdates() { batch.begin() }

  /// If this call ends the outermost update, applies the collected changes, requests the heights of
  /// all rows again, and measures those with cells.
  ///
  /// If the data source's number of rows does not match the changes, raises
  /// `NSInternalInconsistencyException` and reloads all rows.
  open func endUpdates() {
    guard let changes = batch.end() else { return }
    setNeedsRows()
    // A pending reload includes the changes.
    guard !needsReload, documentSections == nil, let dataSource else { return }
    do throws(BatchChanges.Mismatch) {
      exchangeRows(try rows.updated(by: changes, dataSource, delegate, self))
    } catch {
      LayoutException.raise(LayoutException.internalInconsistency, error.reason)
      reloadData()
    }
  }

  /// Replaces the rows with those after an update.
  func exchangeRows(_ new: TableRows) {
    let old = rows
    rows = new
    removeViews(of: old)
    for view in rows.heads where view.superview !== self { addRow(view) }
  }

  /// Removes the views of former rows that are no longer in use.
  private func removeViews(of old: TableRows) {
    let kept = Set(rows.views.map { ObjectIdentifier($0) })
    for view in old.heads where !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for path in old.loadedPaths.sorted() {
      guard let cell = old[path]?.cell, !kept.contains(ObjectIdentifier(cell)) else { continue }
      recycle(cell, from: path)
    }
  }

  /// Returns the header of a section at the last layout, or `nil` if it is not a
  /// `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].header as? UITableViewHeaderFooterView : nil
  }

  /// Returns the footer of a section at the last layout, or `nil` if it is not a
  /// `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].footer as? UITableViewHeaderFooterView : nil
  }

  /// Requests that all rows be laid out again at the next layout.
  package func setNeedsRows() {
    placedWidth = nil
    setNeedsLayout()
  }

  /// The number of sections at the last layout.
  open var numberOfSections: Int { rows.sections.count }

  /// Returns the number of rows in a section at the last layout, or 0 if the section does not
  /// exist.
  open func numberOfRows(inSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  // MARK: - Selection and editing

  /// Selects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row, or `nil` to deselect all rows.
  ///   - animated: A Boolean value that indicates whether the change is animated. It is passed to
  ///     the cell and to the scrolling.
  ///   - scrollPosition: The position to which the row scrolls, or `none` not to scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    if indexPath == nil || !allowsSeveralRows { for path in selectedPaths { deselect(path) } }
    guard let indexPath, rows[indexPath] != nil else { return }
    setSelected(true, at: indexPath, animated: animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  /// Sets whether the rows are edited. Deselects all rows, and updates the cells of rows that the
  /// data source allows to edit.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditMode else { return }
    isInEditMode = editing
    for path in selectedPaths { deselect(path) }
    for path in rows.loadedPaths.sorted() { updateEditing(at: path, animated: animated) }
  }

  /// Loads the numbers of rows if a reload is pending.
  func loadIfNeeded() { if needsReload { reload() } }

  /// Returns the cell at an index path at the last layout, or `nil` if the row does not exist or is
  /// not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows[indexPath]?.cell }

  /// The cells at the last layout, from top to bottom: in a window those on the screen, and
  /// otherwise all.
  open var visibleCells: [UITableViewCell] { rows.cells }

  /// The index paths of the rows that intersect the bounds at the last layout, or `nil` if there
  /// are none.
  open var indexPathsForVisibleRows: [IndexPath]? { pathsOfVisibleRows }

  /// Returns the frame of a row in points in the table view's coordinates, or an empty rectangle if
  /// there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rows[indexPath].map { $0.cell?.frame ?? $0.frame } ?? .zero
  }

  open override func layoutSubviews() {
    if needsReload { reload() }
    if placedWidth != bounds.width {
      placeRows()
    } else if showsOnlyVisibleRows, isFilled {
      updateVisibleRows()
    }
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentPlacesDidChange()
  }

  /// Requests that rows be laid out again, since all of them have cells outside a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if documentSections == nil, dataSource != nil { setNeedsRows() }
  }

  /// Loads the rows from the data source. In a window, their cells are loaded when they are laid
  /// out.
  private func reload() {
    needsReload = false
    placedWidth = nil
    if documentSections != nil || dataSource != nil { isFilled = true }
    if let documentSections {
      for view in rows.heads { view.removeFromSuperview() }
      rows = TableRows(documentSections, table: self)
      for view in rows.heads { addContentSubview(view) }
      return
    }
    let old = rows
    rows = TableRows()
    if let dataSource {
      rows = TableRows(dataSource: dataSource, delegate: delegate, table: self)
    }
    removeViews(of: old)
    for view in rows.heads { addRow(view) }
  }

  /// Adds a cell, header or footer of the data source. Cells follow the width of the table view.
  ///
  /// Each cell is added behind all others, so that the last one comes first (`runtime`, and view
  /// dumps of four public repositories, iOS 6 to 16). Headers and footers are in front.
  func addRow(_ view: UIView) {
    guard let cell = view as? UITableViewCell else { return addContentSubview(view) }
    cell.autoresizingMask = .flexibleWidth
    cell.showsSeparatorView = style == .plain
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Sets the frames of all cells, headers and footers.
  private func placeRows() {
    placedWidth = bounds.width
    guard isFilled else { return }
    if documentSections != nil, !arrangesDocumentRows {
      rows.placeHeads(in: self)
      let views = rows.views + [tableHeaderView, tableFooterView].compactMap(\.self)
      contentSize = CGSize(width: bounds.width, height: views.map(\.frame.maxY).max() ?? 0)
      return
    }
    if measuredWidth != bounds.width { rows.forgetHeights() }
    measuredWidth = bounds.width
    loadRowsToMeasure()
    rows.determineHeights(in: self, delegate: delegate)
    placeRowsInOrder()
    if showsOnlyVisibleRows { updateVisibleRows() }
  }

  /// Sets the frames of all rows, headers and footers, one below another.
  private func placeRowsInOrder() {
    var y: CGFloat = 0
    y += place(tableHeaderView, at: y)
    y = rows.place(in: self, delegate: delegate, from: y)
    y += place(tableFooterView, at: y)
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Lays out the views below a row after the height of the row has changed.
  func placeContent(below path: IndexPath) {
    var y = rows.placeContent(below: path)
    y += place(tableFooterView, at: y)
    contentSize.height = y
  }

  /// The distance of cells in inset groups from the edges of the table view, in points. It equals
  /// the side margin of cells in other styles.
  var sectionSideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return CellMargins(
      platform: layoutEnvironment.platform,
      screenWidth: window?.bounds.width ?? bounds.width, cellWidth: bounds.width
    ).side
  }

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    measuredWidth = nil
    setNeedsRows()
  }

  /// Lays out the header or footer of the table view, which keeps its height or that of its
  /// constraints, and returns that height.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    var height = view.frame.height
    if !view.translatesAutoresizingMaskIntoConstraints,
      let solved = layoutHost?.solvedFrame(of: view)
    {
      height = solved.height
    }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    return height
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.append("dataSource", ViewDescription.reference(to: dataSource))
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .table(
      isGrouped: style != .plain,
      separatorInset: separatorStyle == .none ? nil : separatorInset.left)
  }

  // MARK: Members that extensions implement

  /// The delegate that provides the items of drags. Without it, rows cannot be dragged.
  open var dragDelegate: (any UITableViewDragDelegate)? {
    get { baseDragDelegate }
    set { baseDragDelegate = newValue }
  }
  /// The delegate that receives the items of drops. Without it, only rows of the same table view
  /// can be dropped, which the data source moves.
  open var dropDelegate: (any UITableViewDropDelegate)? {
    get { baseDropDelegate }
    set { baseDropDelegate = newValue }
  }
  /// A Boolean value that indicates whether rows are being dragged.
  open var hasActiveDrag: Bool { baseHasActiveDrag }
  /// A Boolean value that indicates whether a drag is over the table view.
  open var hasActiveDrop: Bool { baseHasActiveDrop }
  /// Requests the cells of rows from the data source again. The data source configures the cells
  /// that it dequeues, which are the existing cells of the rows and are not prepared for reuse.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    baseReconfigureRows(at: indexPaths)
  }
  /// Returns the frame of a section with its header and footer at the last layout, or an empty
  /// rectangle if the section does not exist.
  open func rect(forSection section: Int) -> CGRect {
    baseRect(forSection: section)
  }
  /// Returns the frame of the header of a section at the last layout, or an empty rectangle if the
  /// section does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect {
    baseRectForHeader(inSection: section)
  }
  /// Returns the frame of the footer of a section at the last layout, or an empty rectangle if the
  /// section does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect {
    baseRectForFooter(inSection: section)
  }
  /// Returns the index paths of the rows that intersect a rectangle at the last layout, or `nil` if
  /// there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    baseIndexPathsForRows(in: rect)
  }
  /// The index path of the first selected row.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  open var indexPathForSelectedRow: IndexPath? { baseIndexPathForSelectedRow }
  /// The index paths of the selected rows, from top to bottom, or `nil` if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }
  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  /// Applies the changes that a closure makes as one update, and calls the completion handler.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    basePerformBatchUpdates(updates, completion: completion)
  }
  /// Inserts rows at index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseInsertRows(at: indexPaths, with: animation)
  }
  /// Deletes rows at index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseDeleteRows(at: indexPaths, with: animation)
  }
  /// Reloads rows at index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseReloadRows(at: indexPaths, with: animation)
  }
  /// Moves a row from an index path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    baseMoveRow(at: indexPath, to: newIndexPath)
  }
  /// Inserts sections at indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseInsertSections(sections, with: animation)
  }
  /// Deletes sections at indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseDeleteSections(sections, with: animation)
  }
  /// Reloads sections at indices before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseReloadSections(sections, with: animation)
  }
  /// Moves a section with its header, footer and rows from an index before the update to one after
  /// it. Changes within the section are identified as for a section that does not move.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    baseMoveSection(section, toSection: newSection)
  }
  /// Returns the index path of a cell at the last layout, or `nil` if the cell does not belong to a
  /// row.
  ///
  /// - Complexity: O(1).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    baseIndexPath(for: cell)
  }
  /// Returns the index path of the row at a point in the table view at the last layout, or `nil` if
  /// there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    baseIndexPathForRow(at: point)
  }
  /// Scrolls a row to a position in the visible area, but not beyond the ends of the content. Does
  /// nothing if the row does not exist.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row, whose frame is that of the last layout.
  ///   - scrollPosition: The position in the visible area. For `none`, the content moves by the
  ///     minimum distance.
  ///   - animated: A Boolean value that indicates whether the delegate is notified that a scrolling
  ///     animation has ended. The content moves immediately.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
}
