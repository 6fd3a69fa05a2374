import Foundation

/// A container controller that shows a list next to the details of the selected item.
///
/// In a regular width, the primary column is at the leading edge of the secondary column. In a
/// compact width, only one controller is visible: that of the compact column, or else the secondary
/// column on top of the primary one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// A split view that was created without a style and has no named columns.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view that was created with a style.
  public enum Column: Int, Sendable {
    /// The outermost column, usually a sidebar.
    case primary = 0
    /// The column between the primary and the secondary column, if there are three columns.
    case supplementary = 1
    /// The column of the detail content, which takes the remaining width.
    case secondary = 2
    /// The column that replaces all others if the width is compact.
    case compact = 3
    /// The column of an inspector, from iOS 26. It is stored but not shown.
    case inspector = 4
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    /// The split view chooses the mode for its size.
    case automatic = 0
    /// The secondary column is shown alone.
    case secondaryOnly = 1
    /// One sidebar is shown next to the secondary column, which becomes narrower.
    case oneBesideSecondary = 2
    /// One sidebar covers part of the secondary column.
    case oneOverSecondary = 3
    /// Two sidebars are shown next to the secondary column, which becomes narrower.
    case twoBesideSecondary = 4
    /// Two sidebars cover part of the secondary column.
    case twoOverSecondary = 5
    /// Two sidebars push the secondary column partly beyond the edge of the split view.
    case twoDisplaceSecondary = 6

    /// The name of `secondaryOnly` before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of `oneBesideSecondary` before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of `oneOverSecondary` before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The arrangement of sidebars with the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// The split view chooses the behavior for its size and display mode.
    case automatic = 0
    /// The sidebars are next to the secondary column, which becomes narrower.
    case tile = 1
    /// The sidebars cover part of the secondary column.
    case overlay = 2
    /// The sidebars are next to the secondary column, which is pushed beyond the edge.
    case displace = 3
  }

  /// The side of the split view with the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The side where text begins, which is the default.
    case leading = 0
    /// The side where text ends.
    case trailing = 1
  }

  /// The value for a dimension that the split view determines.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The delegate. None of its methods is called.
  ///
  /// - Remark: Inert. The split view determines the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// A Boolean value that indicates whether a swipe shows the sidebar.
  ///
  /// - Remark: Inert. There are no touches.
  open var presentsWithGesture = true
  /// The number of columns.
  public let style: Style
  /// The controllers of the columns.
  private(set) var columns: [Column: UIViewController] = [:]

  /// Creates a split view controller with columns. The style `unspecified` has two.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the split view controller when a storyboard or xib that names its class is loaded. The
  /// coder is an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: - Columns

  /// The controllers of the columns, from the primary to the secondary column.
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

  /// Returns the controller of a column, or `nil` if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column. `nil` removes it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    columnsDidChange()
  }

  /// Sets the controller of the secondary column. In a collapsed split view, pushes it onto the
  /// navigation stack of the primary column, if there is one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(vc, animated: false)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// The preferred display mode. `automatic` shows one sidebar next to the secondary column if the
  /// view is wider than it is tall, and otherwise only the secondary column.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The current display mode. Without a supplementary column, modes with two sidebars show one.
  open var displayMode: DisplayMode { shownMode }

  /// Shows a column that the display mode hides, according to `splitBehavior`. In a collapsed split
  /// view, the column becomes the visible one until the split view expands. Does nothing for a
  /// column without a controller and for the compact column.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column and those before it. The secondary column is always visible.
  open func hide(_ column: Column) { conceal(column) }

  /// The preferred arrangement of columns that the display mode hides.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// The side with the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The column that was last shown in the collapsed split view.
  var columnOnTop: Column? { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// A Boolean value that indicates whether only one controller is visible because the width is
  /// compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  // MARK: - Widths

  /// The preferred fraction of the width for the primary column. The default is 0.4.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column in points. The default is 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column in points. The default is 320.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the primary column in points. The default is determined by the
  /// fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the supplementary column in points. The default is determined by the
  /// fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred fraction of the width for the supplementary column. The default is 0.4.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the supplementary column in points. The default is 0.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the supplementary column in points. The default is 320.
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

  /// Shows the views of the current columns and requests a layout.
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

  override var placesChildren: Bool { true }

  override func prepareForLayout() {
    super.prepareForLayout()
    if !isCollapsed, columnOnTop != nil { columnOnTop = nil }
    placeColumns()
  }
}
