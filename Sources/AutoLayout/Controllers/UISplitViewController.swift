import Foundation

/// A controller that shows a list beside the details of what is chosen in it.
///
/// With a regular width the primary column lies at the leading side of the secondary one; with a
/// compact one only one controller shows: that for the compact column, or the secondary one with
/// the primary one below it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// A split view that was made without a style and has no columns by name.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A place for a controller in a split view that was made with a style.
  public enum Column: Int, Sendable {
    /// The outermost column, usually a sidebar.
    case primary = 0
    /// The column between the primary and the secondary one; only three columns have it.
    case supplementary = 1
    /// The column of the detail content, which gets the remaining width.
    case secondary = 2
    /// What the split view shows in place of its columns where the width is compact.
    case compact = 3
  }

  /// Which columns show beside each other.
  public enum DisplayMode: Int, Sendable {
    /// The split view chooses the mode for its size.
    case automatic = 0
    /// The secondary column is shown alone.
    case secondaryOnly = 1
    /// One sidebar is shown next to the secondary column, which gets narrower.
    case oneBesideSecondary = 2
    /// One sidebar covers part of the secondary column.
    case oneOverSecondary = 3
    /// Two sidebars are shown next to the secondary column, which gets narrower.
    case twoBesideSecondary = 4
    /// Two sidebars cover part of the secondary column.
    case twoOverSecondary = 5
    /// Two sidebars push the secondary column partly beyond the edge of the split view.
    case twoDisplaceSecondary = 6
  }

  /// How columns show that do not always show.
  public enum SplitBehavior: Int, Sendable {
    /// The split view chooses the behavior for its size and display mode.
    case automatic = 0
    /// Beside the secondary column, which is narrower then.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Beside the secondary column, which is moved over the edge.
    case displace = 3
  }

  /// A side of the split view.
  public enum PrimaryEdge: Int, Sendable {
    /// The side where text begins, the default.
    case leading = 0
    /// The side where text ends.
    case trailing = 1
  }

  /// The value that leaves a dimension to the split view.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  /// The controllers of the columns.
  private(set) var columns: [Column: UIViewController] = [:]

  /// Makes a controller with columns; `unspecified` has two.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: - Columns

  /// The controllers from the primary to the secondary one.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = columns.filter { $0.key == .compact }
      columns[.primary] = newValue.first
      if newValue.count > 1 { columns[.secondary] = newValue.last }
      if newValue.count > 2 { columns[.supplementary] = newValue[1] }
      columnsDidChange()
    }
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Puts a controller into a column; nil empties it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    columnsDidChange()
  }

  /// Puts a controller into the secondary column; on a collapsed stack that can take it, on top.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: false)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// Which columns the program would like to show; `automatic` shows one beside the secondary one
  /// where the view is wider than high, and the secondary one alone otherwise.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Which columns show. Without a supplementary column those modes that show two others show one.
  open var displayMode: DisplayMode { shownMode }

  /// Shows a column that the display mode leaves out, as `splitBehavior` says; of a collapsed split
  /// view the column becomes the one that shows, until the split view expands. Does nothing for a
  /// column without a controller and for the compact one.
  open func show(_ column: Column) { reveal(column) }

  /// Leaves out a column and those before it. The secondary column always shows.
  open func hide(_ column: Column) { conceal(column) }

  /// How the program would like columns to show that the display mode leaves out.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// At which side the primary column lies.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The column that was shown while only one shows; nil until then.
  var columnOnTop: Column? { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether only one controller shows because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  // MARK: - Widths

  /// The wanted share of the width for the primary column; 0.4 unless set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the primary column in points; 0 unless set.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the primary column in points; 320 unless set.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The wanted width of the primary column in points; that of the share unless set.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The wanted width of the supplementary column in points; that of the share unless set.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The wanted share of the width for the supplementary column; 0.4 unless set.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the supplementary column in points; 0 unless set.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the supplementary column in points; 320 unless set.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      from: minimumPrimaryColumnWidth, to: maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column in points.
  open var supplementaryColumnWidth: CGFloat {
    columnWidth(
      preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      from: minimumSupplementaryColumnWidth, to: maximumSupplementaryColumnWidth)
  }

  // MARK: - Layout

  /// Shows the views of the present columns and lays them out again.
  private func columnsDidChange() {
    let wanted = Array(columns.values)
    for child in children where !wanted.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if child.viewIfLoaded?.superview === viewIfLoaded, viewIfLoaded != nil {
        child.viewIfLoaded?.removeFromSuperview()
      }
      child.removeFromParent()
    }
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      guard let controller = columns[column], controller.parent !== self else { continue }
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded else { return }
    placeColumns()
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  override func prepareForLayout() {
    super.prepareForLayout()
    if !isCollapsed, columnOnTop != nil { columnOnTop = nil }
    placeColumns()
  }
}
