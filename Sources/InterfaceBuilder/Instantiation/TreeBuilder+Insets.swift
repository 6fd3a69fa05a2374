import AutoLayout

extension TreeBuilder {
  /// Insets of an `<inset>` element; they do not follow the direction.
  func insets(_ child: SchemaChild, of element: VariedElement) -> UIEdgeInsets? {
    guard let inset = element.child(child) else { return nil }
    return UIEdgeInsets(
      top: number(inset, InsetElement.minY), left: number(inset, InsetElement.minX),
      bottom: number(inset, InsetElement.maxY), right: number(inset, InsetElement.maxX))
  }

  /// Insets of a `<directionalEdgeInsets>` element; they follow the direction.
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
