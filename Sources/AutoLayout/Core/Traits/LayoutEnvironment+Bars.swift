extension LayoutEnvironment {
  /// Whether bars are thin: on phones on their side without regular width.
  var hasThinBars: Bool {
    userInterfaceIdiom != .pad && verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}
