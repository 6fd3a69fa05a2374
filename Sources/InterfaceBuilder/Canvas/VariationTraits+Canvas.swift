extension VariationTraits {
  /// Creates the size classes of a canvas.
  init(_ canvas: InterfaceCanvas) {
    self.init(horizontal: canvas.horizontalSizeClass, vertical: canvas.verticalSizeClass)
  }
}
