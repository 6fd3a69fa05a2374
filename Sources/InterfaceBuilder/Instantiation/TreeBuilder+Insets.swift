import AutoLayout

extension TreeBuilder {
  /// Returns the insets of an `<inset>` element in points, or `nil` if there is none. They do not
  /// follow the direction of the interface.
  ///
  ///     <inset key="contentEdgeInsets" minX="20" minY="0.0" maxX="20" maxY="0.0"/>
  func insets(_ child: SchemaChild, of element: VariedElement) -> UIEdgeInsets? {
    guard let inset = element.child(child) else { return nil }
    return UIEdgeInsets(
      top: number(inset, InsetElement.minY), left: number(inset, InsetElement.minX),
      bottom: number(inset, InsetElement.maxY), right: number(inset, InsetElement.maxX))
  }

  /// Returns the insets of a `<directionalEdgeInsets>` element in points, or `nil` if there is
  /// none. They follow the direction of the interface.
  ///
  ///     <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="8"
  ///                            trailing="16"/>
  func directionalInsets(
    _ child: SchemaChild, of element: VariedElement
  ) -> NSDirectionalEdgeInsets? {
    guard let edges = element.child(child) else { return nil }
    return NSDirectionalEdgeInsets(
      top: number(edges, DirectionalEdgeInsetsElement.top),
      leading: number(edges, DirectionalEdgeInsetsElement.leading),
      bottom: number(edges, DirectionalEdgeInsetsElement.bottom),
      trailing: number(edges, DirectionalEdgeInsetsElement.trailing))
  }
}
