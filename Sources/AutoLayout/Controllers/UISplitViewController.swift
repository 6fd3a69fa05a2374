import Foundation

/// A controller that shows a list beside the details of what is chosen in it.
///
/// With a regular width the primary column lies at the leading side of the secondary one; with a
/// compact one only one controller shows: that for the compact column, or the secondary one with the
/// primary one below it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns show beside each other.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// The value that leaves a dimension to the split view.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]

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

  /// Which columns the program would like to show; `automatic` shows the primary one beside the
  /// secondary one where the view is wider than high.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Which columns show.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Whether only one controller shows because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Shows a column that the display mode leaves out.
  open func show(_ column: Column) {
    if column == .primary { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Leaves out the primary column.
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

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

  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat {
    func value(_ set: CGFloat, or default: CGFloat) -> CGFloat {
      set == Self.automaticDimension ? `default` : set
    }
    let room = viewIfLoaded?.bounds.width ?? 0
    let wanted = room * value(preferredPrimaryColumnWidthFraction, or: Self.primaryFraction)
    let limited = min(
      max(wanted, value(minimumPrimaryColumnWidth, or: 0)),
      value(maximumPrimaryColumnWidth, or: Self.greatestPrimaryWidth))
    return min(limited.rounded(.down), room)
  }

  /// Apple's documentation of the two properties.
  private static let primaryFraction: CGFloat = 0.4
  private static let greatestPrimaryWidth: CGFloat = 320

  // MARK: - Layout

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
    placeColumns()
  }

  /// The columns that show with their frames in the view's coordinates.
  private var shownColumns: [(UIViewController, CGRect)] {
    let bounds = view.bounds
    if isCollapsed {
      let single = columns[.compact] ?? columns[.secondary] ?? columns[.primary]
      let stack = columns[.compact] == nil ? columns[.primary] as? UINavigationController : nil
      return (stack ?? single).map { [($0, bounds)] } ?? []
    }
    let besides = displayMode != .secondaryOnly
    guard besides, let primary = columns[.primary] else {
      return (columns[.secondary] ?? columns[.primary]).map { [($0, bounds)] } ?? []
    }
    let width = primaryColumnWidth
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var shown = [
      (primary, column(from: 0, width: width, in: bounds, isMirrored: isMirrored))
    ]
    var start = width
    let showsTwo = displayMode == .twoBesideSecondary || displayMode == .twoDisplaceSecondary
    if showsTwo, let middle = columns[.supplementary] {
      shown.append((middle, column(from: start, width: width, in: bounds, isMirrored: isMirrored)))
      start += width
    }
    if let secondary = columns[.secondary] {
      let rest = max(0, bounds.width - start)
      shown.append(
        (secondary, column(from: start, width: rest, in: bounds, isMirrored: isMirrored)))
    }
    return shown
  }

  private func column(
    from start: CGFloat, width: CGFloat, in bounds: CGRect, isMirrored: Bool
  ) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: 0, width: width,
      height: bounds.height)
  }

  private func placeColumns() {
    let shown = shownColumns
    for child in children where !shown.contains(where: { $0.0 === child }) {
      if child.viewIfLoaded?.superview === view { child.viewIfLoaded?.removeFromSuperview() }
    }
    for (controller, frame) in shown {
      let isNarrow = !isCollapsed && controller !== columns[.secondary]
      let wanted: UIUserInterfaceSizeClass? = isNarrow ? .compact : nil
      if controller.parentTraitOverrides.horizontalSizeClass != wanted {
        controller.parentTraitOverrides.horizontalSizeClass = wanted
      }
      guard let content = controller.view else { continue }
      if content.superview !== view {
        content.frame = frame
        view.addSubview(content)
      }
      content.frame = frame
    }
  }
}
