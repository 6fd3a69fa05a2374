import Foundation

/// Heights of bars in points, by surroundings (Interface Builder's recorded safe areas).
struct BarMetrics {
  private let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }

  private var isPad: Bool { environment.userInterfaceIdiom == .pad }

  /// Phones on their side have thin bars, except those with a regular width.
  private var isThin: Bool {
    !isPad && environment.verticalSizeClass == .compact
      && environment.horizontalSizeClass != .regular
  }

  /// Height of a navigation bar below the status bar, without a large title.
  var navigationBar: CGFloat {
    if isPad { return environment.systemVersion >= 12 ? 50 : 44 }
    return isThin ? 32 : 44
  }

  /// What a large title adds to a navigation bar; there is none where height is compact.
  var largeTitle: CGFloat {
    environment.verticalSizeClass == .compact && !isPad ? 0 : 52
  }

  /// Height of a tab bar above the home indicator.
  var tabBar: CGFloat {
    if isPad { return environment.systemVersion >= 12 ? 50 : 49 }
    return isThin && environment.systemVersion >= 11 ? 32 : 49
  }

  /// Height of a toolbar above the home indicator.
  var toolbar: CGFloat {
    if isPad { return environment.systemVersion >= 12 ? 50 : 44 }
    return isThin ? 32 : 44
  }
}
