import Foundation
import LayoutEngine

/// The conversion of attributes of items to sums of variables, in the coordinates of the view that
/// holds the constraint.
extension LayoutHost {
  /// Returns the constraint as `expression relation 0`, or nil if an item is deallocated or outside
  /// the tree.
  func lower(_ constraint: NSLayoutConstraint) -> LinearExpression? {
    if let masked = constraint as? NSAutoresizingMaskLayoutConstraint { return lower(masked) }
    guard let holder = constraint.holder ?? systemHolder(of: constraint),
      !constraint.firstOperand.isDangling, !constraint.secondOperand.isDangling
    else { return nil }
    if constraint.isAcrossAxes {
      constraint.raiseAcrossAxes()
      return nil
    }
    var context = LoweringContext(constraint, holder: holder)
    guard var sum = expression(constraint.firstOperand, other: constraint.secondOperand, &context)
    else { return nil }
    if constraint.secondOperand.reference.item != nil {
      guard
        let second = expression(
          constraint.secondOperand, other: constraint.firstOperand, &context)
      else { return nil }
      sum.add(second, times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    for view in context.scrolled {
      scrollDependents[ObjectIdentifier(view), default: []].insert(ObjectIdentifier(constraint))
    }
    return sum
  }

  private func systemHolder(of constraint: NSLayoutConstraint) -> UIView? {
    constraint is NSContentSizeLayoutConstraint
      ? constraint.firstOperand.reference.item?.layoutItemView : nil
  }

  private func expression(
    _ operand: ConstraintOperand, other: ConstraintOperand, _ context: inout LoweringContext
  ) -> LinearExpression? {
    guard let end = expression(operand.reference, other: other, &context) else { return nil }
    guard let start = operand.offsetStart else { return end }
    guard let origin = expression(start, other: other, &context) else { return nil }
    return end - origin
  }

  /// Returns an attribute of an item in the holder's coordinates.
  private func expression(
    _ reference: ConstraintOperand.Reference, other: ConstraintOperand,
    _ context: inout LoweringContext
  ) -> LinearExpression? {
    guard let item = reference.item, let axis = reference.attribute.axis else { return nil }
    let attribute = reference.attribute
    if let view = item as? UIView {
      if attribute.isBaseline { return baseline(attribute, of: view, &context) }
      if let guide = contentGuide(of: view, attribute, other) {
        guard let extent = extent(of: guide, axis, &context) else { return nil }
        let insets = attribute.isMargin ? margins(of: view) : .zero
        return location(attribute, extent.inset(by: insets, axis), context)
      }
      guard let extent = extent(of: view, axis, &context) else { return nil }
      let isFrameCenter = attribute.isCenter && view.centersByFrame
      let aligned = isFrameCenter ? extent : extent.inset(by: alignmentInsets(of: view), axis)
      let insets = attribute.isMargin ? margins(of: view) : .zero
      return location(attribute, aligned.inset(by: insets, axis), context)
    }
    guard let extent = extent(of: item, axis, &context) else { return nil }
    return location(attribute, extent, context)
  }

  /// Returns the margins that equations use, which are the last announced ones. Margins depend on
  /// frames, which the current pass may be about to change. Equations are updated when other
  /// margins are announced.
  private func margins(of view: UIView) -> UIEdgeInsets {
    isMeasuring ? view.layoutMargins : view.announcedLayoutMargins ?? view.layoutMargins
  }

  /// Returns the guide for a scroll view's edge in a constraint to an item inside the scroll view.
  private func contentGuide(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: ConstraintOperand
  ) -> UILayoutGuide? {
    guard let inner = other.reference.item, inner !== view,
      inner.layoutItemView?.isDescendant(of: view) == true,
      let guide = view.contentItem(for: attribute),
      guide !== inner
    else { return nil }
    return guide
  }

  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ context: inout LoweringContext
  ) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    let text = view.baselineView(isFirst: isFirst)
    guard
      let extent = extent(of: text, .vertical, &context)?
        .inset(by: alignmentInsets(of: text), .vertical)
    else { return nil }
    if let offset = text.baselineOffsetFromMiddle {
      return extent.middle + Double(offset)
    }
    // Without text, the edges replace the baselines (Apple documentation of
    // `NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline`; recorded for a switch and a
    // table).
    if isFirst { return extent.min + Double(text.baselineOffsetFromTop ?? 0) }
    return extent.min + extent.length + -Double(text.baselineOffsetFromBottom ?? 0)
  }

  private func location(
    _ attribute: NSLayoutConstraint.Attribute, _ extent: AxisExtent, _ context: LoweringContext
  ) -> LinearExpression {
    let mirrored = context.mirror.map { extent.mirrored(in: $0) } ?? extent
    switch attribute {
    case .width, .height: return extent.length
    case .left, .leftMargin, .top, .topMargin: return extent.min
    case .right, .rightMargin, .bottom, .bottomMargin: return extent.min + extent.length
    case .leading, .leadingMargin: return mirrored.min
    case .trailing, .trailingMargin: return mirrored.min + mirrored.length
    case .centerX, .centerXWithinMargins: return mirrored.middle
    default: return extent.middle
    }
  }

  // MARK: - Extents

  /// Returns the extent of an item along an axis in the holder's coordinates, or nil outside the
  /// tree.
  func extent(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ context: inout LoweringContext
  ) -> AxisExtent? {
    let record = variables(of: item)
    let isHorizontal = axis == .horizontal
    let length = LinearExpression(isHorizontal ? record.width : record.height)
    if item === context.holder {
      if context.holder.scrollsContent { context.scrolled.append(context.holder) }
      return AxisExtent(min: LinearExpression(boundsOrigin(context.holder, axis)), length: length)
    }
    var position = LinearExpression(isHorizontal ? record.x : record.y)
    var container = item is UIView ? item.layoutItemView?.parent : item.layoutItemView
    while let view = container, view !== context.holder {
      if view.scrollsContent { context.scrolled.append(view) }
      let frame = variables(of: view)
      position.add(LinearExpression(isHorizontal ? frame.x : frame.y))
      position.constant -= boundsOrigin(view, axis)
      container = view.parent
    }
    return container == nil ? nil : AxisExtent(min: position, length: length)
  }

  /// Returns the origin of a view's bounds along an axis, in points.
  private func boundsOrigin(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
  }
}

/// The alignment rectangles of classes that override `alignmentRect(forFrame:)`.
extension LayoutHost {
  /// Returns the insets from the frame of a view to its alignment rectangle, as equations use them.
  ///
  /// The insets of a class that overrides `alignmentRect(forFrame:)` can depend on the frame. They
  /// are those of the solved frame, and equations are updated in each pass.
  func alignmentInsets(of view: UIView) -> UIEdgeInsets {
    guard !customAlignments.isEmpty, customAlignments.contains(ObjectIdentifier(view)) else {
      return view.alignmentRectInsets
    }
    let present = CGRect(origin: view.untransformedOrigin, size: view.bounds.size)
    return view.alignmentInsets(in: engineRect(of: view) ?? present)
  }

  /// Records whether the alignment rectangle of a view has to be asked for.
  func noteAlignment(of item: any LayoutItem) {
    guard let view = item as? UIView else { return }
    let isOverridden = AlignmentOverrides.include(type(of: view)) {
      view.alignmentRect(forFrame: $0) != view.baseAlignmentRect(forFrame: $0)
    }
    guard isOverridden else { return }
    customAlignments.insert(ObjectIdentifier(view))
  }

  /// Records that the rectangle of a view has to be asked for, although its constraints were lowered
  /// with `alignmentRectInsets`.
  func noteLateAlignment(of view: UIView) {
    let id = ObjectIdentifier(view)
    guard customAlignments.insert(id).inserted else { return }
    AlignmentOverrides.insert(type(of: view))
    baselineRows.formUnion(dependents[id] ?? [])
    relowerDependents(of: view) { _ in true }
  }

  /// Returns whether an item of the constraint has an alignment rectangle that can depend on its
  /// frame.
  func dependsOnAlignment(_ constraint: NSLayoutConstraint) -> Bool {
    guard !customAlignments.isEmpty else { return false }
    return constraint.items.contains {
      customAlignments.contains(ObjectIdentifier($0))
    }
  }
}

extension UIView {
  /// Returns the insets from a frame to its alignment rectangle, in points.
  fileprivate func alignmentInsets(in frame: CGRect) -> UIEdgeInsets {
    let aligned = alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: aligned.minY - frame.minY, left: aligned.minX - frame.minX,
      bottom: frame.maxY - aligned.maxY, right: frame.maxX - aligned.maxX)
  }
}

/// The extent of an item along one axis.
struct AxisExtent {
  var min: LinearExpression
  var length: LinearExpression

  var middle: LinearExpression {
    var middle = min
    middle.add(length, times: 0.5)
    return middle
  }

  /// Returns the extent with its ends inset along the axis.
  func inset(by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> AxisExtent {
    let isHorizontal = axis == .horizontal
    let near = Double(isHorizontal ? insets.left : insets.top)
    let far = Double(isHorizontal ? insets.right : insets.bottom)
    guard near != 0 || far != 0 else { return self }
    return AxisExtent(min: min + near, length: length + -(near + far))
  }

  /// Returns the extent as measured from the other end of a container with the specified length.
  func mirrored(in container: LinearExpression) -> AxisExtent {
    AxisExtent(min: container - min - length, length: length)
  }
}

/// The input and output of the lowering of one constraint.
@MainActor
struct LoweringContext {
  /// The view whose coordinates the constraint uses.
  let holder: UIView
  /// The width of the holder if horizontal locations are measured from the right, or nil.
  var mirror: LinearExpression?
  /// The scrolling views between the items and the holder.
  var scrolled: [UIView] = []

  init(_ constraint: NSLayoutConstraint, holder: UIView) {
    self.holder = holder
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isDirectional = attributes.contains(where: \.isDirectional)
    let isMultiplied =
      constraint.multiplier != 1 && attributes.contains { $0.kind == .horizontalLocation }
    guard holder.isRightToLeft, isDirectional || isMultiplied,
      !attributes.contains(where: \.isAbsoluteSide), let host = holder.layoutHostForLowering
    else { return }
    mirror = LinearExpression(host.variables(of: holder).width)
  }
}

extension UIView {
  /// Returns the view inside this view that provides a baseline. A view that it names can name
  /// another one inside itself.
  fileprivate func baselineView(isFirst: Bool) -> UIView {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      // Every step leads deeper into the tree, so that the loop ends.
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }

  /// The host that currently lowers constraints: that of the tree, or one that measures.
  var layoutHostForLowering: LayoutHost? { LayoutHost.measuring.last ?? layoutHost }
}

extension LayoutHost {
  /// The hosts that are currently measuring, with the innermost last.
  static var measuring: [LayoutHost] = []
}
