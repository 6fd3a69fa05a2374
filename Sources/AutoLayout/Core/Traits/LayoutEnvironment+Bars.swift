extension LayoutEnvironment {
  /// A Boolean value that indicates whether bars are compact, as on phones in landscape without a
  /// regular width.
  var hasThinBars: Bool {
    userInterfaceIdiom != .pad && verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}
