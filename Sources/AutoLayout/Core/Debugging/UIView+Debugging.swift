import Foundation

extension UIView {
  /// Returns the constraints that determine the center and the length of the view along an axis,
  /// directly or through other views, in the order in which they were added to the layout. They
  /// include constraints of the system.
  ///
  /// A constraint is included if a change of its constant would move the view. The method also
  /// works for trees outside a window. Use it only for debugging.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of constraints of the tree.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    rootView.activeLayoutHost.constraintsAffecting(self, along: axis)
  }

  /// Moves an ambiguous view to another position that its constraints permit, so that the ambiguity
  /// becomes visible in the next layout pass.
  ///
  /// The view moves to the ends of its range in turn, and then back. Views that are ambiguous
  /// together with this one also move. All of them can be exercised at once, which shows another
  /// solution:
  ///
  ///     for view in view.subviews where view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
  ///
  /// Each of these views reaches the ends of its range if this is repeated after a layout pass. The
  /// position remains until a constraint or a size in the layout changes. The positions are the
  /// same in every run. Does nothing if the layout of the view is not ambiguous.
  public func exerciseAmbiguityInLayout() {
    rootView.activeLayoutHost.exerciseAmbiguity(of: self)
  }

  /// Returns the descriptions of the view and its descendants, one per line, indented by depth.
  ///
  /// Layers without a view are separate lines, such as `<CALayer: 0x…> (layer)`.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var stack: [(part: DescribedPart, depth: Int)] = [(.view(self), 0)]
    while let (part, depth) = stack.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + part.text)
      for inner in part.parts.reversed() { stack.append((inner, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

/// A line of a recursive description.
@MainActor
private enum DescribedPart {
  case view(UIView)
  case layer(CALayer)

  /// The description, without the parts inside.
  var text: String {
    switch self {
    case .view(let view): view.description
    case .layer(let layer): ViewDescription.reference(to: layer) + " (layer)"
    }
  }

  /// The views and layers inside, in the order of the layers.
  var parts: [DescribedPart] {
    switch self {
    case .layer(let layer): return (layer.sublayers ?? []).map { .layer($0) }
    case .view(let view):
      guard let layer = view.madeLayer, !layer.ownSublayers.isEmpty else {
        return view.subviews.map { .view($0) }
      }
      let layers = layer.allSublayers
      let views = Dictionary(view.subviews.map { (ObjectIdentifier($0.layer), $0) }) { $1 }
      return layers.map { layer in
        views[ObjectIdentifier(layer)].map { .view($0) } ?? .layer(layer)
      }
    }
  }
}

extension UILayoutGuide {
  /// Returns the constraints that determine the center and the length of the guide along an axis,
  /// in the order in which they were added to the layout. Returns none for a guide without an
  /// owner.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.rootView.activeLayoutHost.constraintsAffecting(self, along: axis) ?? []
  }
}

extension NSLayoutAnchor {
  /// The constraints that determine the location or length of the anchor, in the order in which
  /// they were added to the layout.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.reference.item?.layoutItemView?.rootView.activeLayoutHost
      .constraintsAffecting(operand) ?? []
  }

  /// A Boolean value that indicates whether the constraints permit more than one location or
  /// length.
  public var hasAmbiguousLayout: Bool {
    operand.reference.item?.layoutItemView?.rootView.activeLayoutHost.isAmbiguous(operand) ?? false
  }
}
