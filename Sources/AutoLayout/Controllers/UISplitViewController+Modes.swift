import Foundation

/// Oracle: Apple's documentation of the display modes and split behaviours.
extension UISplitViewController {
  /// The mode that is asked for, or fits the size, as far as there are columns.
  var shownMode: DisplayMode {
    let wanted =
      preferredDisplayMode != .automatic
      ? preferredDisplayMode : isWide ? .oneBesideSecondary : .secondaryOnly
    return viewController(for: .supplementary) == nil ? wanted.withOneColumn : wanted
  }

  /// How columns show that the display mode leaves out: as asked for, or as they do now, or beside
  /// the secondary one where the view is wider than high and over it otherwise.
  public var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .automatic, .secondaryOnly: isWide ? .tile : .overlay
    }
  }

  /// Whether there is room for columns next to each other.
  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  /// Shows a column, with the mode that has room for it.
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
    case .secondary, .compact: break
    }
  }

  /// Whether there is a column between primary and secondary.
  private var hasSupplementary: Bool { viewController(for: .supplementary) != nil }
}

extension UISplitViewController.DisplayMode {
  /// The mode that shows one column of two in the same way.
  var withOneColumn: Self {
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: self
    }
  }

  /// Whether columns lie over the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Whether a column shows. One column is the one next to the secondary column.
  func shows(_ column: UISplitViewController.Column, withSupplementary: Bool) -> Bool {
    switch column {
    case .secondary: true
    case .compact: false
    case .supplementary: withSupplementary && self != .secondaryOnly
    case .primary:
      self != .secondaryOnly && (!withSupplementary || self != withOneColumn)
    }
  }
}
