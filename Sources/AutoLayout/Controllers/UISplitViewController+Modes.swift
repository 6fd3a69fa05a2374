import Foundation

/// Display modes, as described in Apple's documentation of `DisplayMode` and `SplitBehavior`.
extension UISplitViewController {
  /// The preferred mode, or else the one that fits the size, limited to the available columns.
  var shownMode: DisplayMode {
    let wanted =
      preferredDisplayMode != .automatic
      ? preferredDisplayMode : isWide ? .oneBesideSecondary : .secondaryOnly
    return viewController(for: .supplementary) == nil ? wanted.withOneColumn : wanted
  }

  /// The arrangement of columns that the display mode hides: the preferred one, or else the current
  /// one. If neither exists, the columns are tiled if the view is wider than it is tall, and
  /// otherwise overlaid.
  public var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .automatic, .secondaryOnly: isWide ? .tile : .overlay
    }
  }

  /// A Boolean value that indicates whether there is enough space for columns next to each other.
  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  /// Shows a column, in a mode that includes it.
  func reveal(_ column: Column) {
    guard column != .compact, viewController(for: column) != nil else { return }
    if isCollapsed { return columnOnTop = column }
    guard !displayMode.shows(column, withSupplementary: hasSupplementary) else { return }
    let showsTwo = hasSupplementary && column == .primary
    preferredDisplayMode =
      switch splitBehavior {
      case .overlay: showsTwo ? .twoOverSecondary : .oneOverSecondary
      case .displace: showsTwo ? .twoDisplaceSecondary : .oneBesideSecondary
      case .automatic, .tile: showsTwo ? .twoBesideSecondary : .oneBesideSecondary
      }
  }

  /// Hides a column.
  func conceal(_ column: Column) {
    if isCollapsed {
      if columnOnTop == column { columnOnTop = nil }
      return
    }
    guard displayMode.shows(column, withSupplementary: hasSupplementary) else { return }
    switch column {
    case .primary:
      preferredDisplayMode = hasSupplementary ? displayMode.withOneColumn : .secondaryOnly
    case .supplementary: preferredDisplayMode = .secondaryOnly
    case .secondary, .compact, .inspector: break
    }
  }

  /// A Boolean value that indicates whether there is a supplementary column between the primary and
  /// the secondary column.
  private var hasSupplementary: Bool { viewController(for: .supplementary) != nil }
}

extension UISplitViewController.DisplayMode {
  /// The corresponding mode with one column instead of two.
  var withOneColumn: Self {
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: self
    }
  }

  /// A Boolean value that indicates whether columns overlay the secondary column.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Returns a Boolean value that indicates whether a column is visible. If there is one column, it
  /// is the one next to the secondary column.
  func shows(_ column: UISplitViewController.Column, withSupplementary: Bool) -> Bool {
    switch column {
    case .secondary: true
    case .compact, .inspector: false
    case .supplementary: withSupplementary && self != .secondaryOnly
    case .primary:
      self != .secondaryOnly && (!withSupplementary || self != withOneColumn)
    }
  }
}
