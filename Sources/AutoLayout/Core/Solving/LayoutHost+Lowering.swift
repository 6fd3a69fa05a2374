import Foundation
import LayoutEngine

/// The conversion of attributes of items to sums of variables, in the coordinates of the view that
/// holds the constraint.
extension LayoutHost {
  /// Writes the constraint as `sum relation 0`. Returns false if the constraint is inactive, an
  /// item is deallocated or outside the tree, or the attributes belong to different axes, for which
  /// UIKit's exception is raised.
  func lower(_ constraint: NSLayoutConstraint, _ lowering: inout Lowering) -> Bool {
    if let masked = constraint as? NSAutoresizingMaskLayoutConstraint {
      guard let sum = lower(masked) else { return false }
      lowering.sum.terms.append(contentsOf: sum.terms)
      lowering.sum.constant = sum.constant
      return true
    }
    guard let holder = constraint.holder else { return lowerContentSize(constraint, &lowering) }
    return lower(constraint, in: holder, &lowering)
  }

  /// Writes the constraint that the system created for the size of a view's content, which is not
  /// held by a view. Returns false for other constraints, which are inactive.
  private func lowerContentSize(
    _ constraint: NSLayoutConstraint, _ lowering: inout Lowering
  ) -> Bool {
    guard let constraint = constraint as? NSContentSizeLayoutConstraint,
      let life = constraint.firstReference.life, let view = life.viewReference
    else { return false }
    let part = ItemPart(
      .passUnretained(life), constraint.axis, view.withInstance { alignmentInsets(of: $0) })
    let length = variablesReference(of: part.life).withInstance { $0.extent(part.axis).length }
    lowering.sum.add(length, 1)
    lowering.sum.constant -= part.inset + Double(constraint.constant)
    return true
  }

  /// Writes a constraint in the coordinates of its holder. The caller keeps the holder alive,
  /// because custom code that provides insets can remove it.
  private func lower(
    _ constraint: NSLayoutConstraint, in holder: UIView, _ lowering: inout Lowering
  ) -> Bool {
    let first = constraint.firstSide
    let second = constraint.secondSide
    guard !first.isDangling, !second.isDangling else { return false }
    if constraint.isAcrossAxes {
      constraint.raiseAcrossAxes()
      return false
    }
    let context = LoweringContext.of(constraint, holder: .passUnretained(holder))
    guard add(first, other: second, times: 1, context, &lowering) else { return false }
    if second.end.hasItem {
      let factor = -Double(constraint.multiplier)
      guard add(second, other: first, times: factor, context, &lowering) else { return false }
    }
    lowering.sum.constant -= Double(constraint.constant)
    return true
  }

  /// Adds a multiple of a side. Returns false if an item is outside the tree.
  private func add(
    _ side: LoweredSide, other: LoweredSide, times factor: Double, _ context: LoweringContext,
    _ lowering: inout Lowering
  ) -> Bool {
    guard add(side.end, other: other, times: factor, context, &lowering) else { return false }
    guard let start = side.start else { return true }
    return add(start, other: other, times: -factor, context, &lowering)
  }

  /// Adds a multiple of an attribute in the holder's coordinates.
  private func add(
    _ place: LoweredSide.Place, other: LoweredSide, times factor: Double,
    _ context: LoweringContext, _ lowering: inout Lowering
  ) -> Bool {
    let attribute = place.attribute
    guard let life = place.life, let axis = attribute.axis else { return false }
    guard let view = life.withInstance({ $0.viewReference }) else {
      guard place.hasItem else { return false }
      return add(
        attribute, of: ItemPart(life, axis, .zero), times: factor, context, &lowering)
    }
    if attribute.isBaseline {
      return addBaseline(
        attribute, of: view.takeUnretainedValue(), times: factor, context, &lowering)
    }
    let insets = attribute.isMargin ? margins(of: view.takeUnretainedValue()) : .zero
    if view.withInstance({ $0.scrollsContent }),
      let guide = contentGuide(of: view.takeUnretainedValue(), attribute, other)
    {
      return withExtendedLifetime(guide) {
        let part = ItemPart(.passUnretained(guide.life), axis, insets)
        return add(attribute, of: part, times: factor, context, &lowering)
      }
    }
    var part = ItemPart(life, axis, insets)
    if !(attribute.isCenter && view.withInstance { $0.centersByFrame }) {
      part.inset(by: view.withInstance { alignmentInsets(of: $0) })
    }
    return add(attribute, of: part, times: factor, context, &lowering)
  }

  /// Returns the margins that equations use, which are the last announced ones. Margins depend on
  /// frames, which the current pass may be about to change. Equations are updated when other
  /// margins are announced.
  private func margins(of view: UIView) -> UIEdgeInsets {
    (isMeasuring ? view.layoutMargins : view.announcedLayoutMargins ?? view.layoutMargins)
      .limitedForLayout
  }

  /// Returns the guide for the edge of a scroll view in a constraint to an item inside it.
  private func contentGuide(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: LoweredSide
  ) -> UILayoutGuide? {
    guard let inner = other.end.life?.takeUnretainedValue().item, inner !== view,
      inner.layoutItemView?.isDescendant(of: view) == true,
      let guide = view.contentItem(for: attribute),
      guide !== inner
    else { return nil }
    return guide
  }

  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, times factor: Double,
    _ context: LoweringContext, _ lowering: inout Lowering
  ) -> Bool {
    let isFirst = attribute == .firstBaseline
    let text = view.baselineView(isFirst: isFirst)
    // The tree keeps the text and its lifetime record alive.
    var part = ItemPart(.passUnretained(text.life), .vertical, .zero)
    part.inset(by: alignmentInsets(of: text))
    if let offset = text.baselineOffsetFromMiddle {
      lowering.sum.constant += factor * Double(offset.limitedForLayout)
      return add(.centerY, of: part, times: factor, context, &lowering)
    }
    // Without text, the edges replace the baselines (Apple documentation of
    // `NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline`; recorded for a switch and a
    // table).
    let offset =
      isFirst ? text.baselineOffsetFromTop ?? 0 : -(text.baselineOffsetFromBottom ?? 0)
    lowering.sum.constant += factor * Double(offset.limitedForLayout)
    return add(isFirst ? .top : .bottom, of: part, times: factor, context, &lowering)
  }

  /// Adds a multiple of a location or a length of a part of an item.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of part: ItemPart, times factor: Double,
    _ context: LoweringContext, _ lowering: inout Lowering
  ) -> Bool {
    var shares: (origin: Double, length: Double) =
      switch attribute {
      case .width, .height: (0, 1)
      case .left, .leftMargin, .top, .topMargin, .leading, .leadingMargin: (1, 0)
      case .right, .rightMargin, .bottom, .bottomMargin, .trailing, .trailingMargin: (1, 1)
      default: (1, 0.5)
      }
    if let width = context.mirroredWidth, attribute.isMirrored {
      // The distance from the other end of the holder.
      shares = (-1, shares.length - 1)
      lowering.sum.add(width, factor)
    }
    return add(part, shares, times: factor, context, &lowering)
  }

  /// Adds a multiple of a sum of the origin and the length of a part. Returns false if the item is
  /// outside the tree.
  private func add(
    _ part: ItemPart, _ shares: (origin: Double, length: Double), times factor: Double,
    _ context: LoweringContext, _ lowering: inout Lowering
  ) -> Bool {
    let (origin, length) = variablesReference(of: part.life).withInstance { $0.extent(part.axis) }
    lowering.sum.constant += factor * (shares.origin * part.near - shares.length * part.inset)
    if part.life.withInstance({ $0.viewReference })?.toOpaque() == context.holder.toOpaque() {
      if context.holder.withInstance({ $0.scrollsContent }) {
        lowering.scrolled.append(context.holder.takeUnretainedValue())
      }
      lowering.sum.constant += factor * shares.origin * boundsOrigin(context.holder, part.axis)
    } else {
      let isFound = addPosition(
        of: part, origin, times: factor * shares.origin, context.holder, &lowering)
      guard isFound else { return false }
    }
    if shares.length != 0 { lowering.sum.add(length, factor * shares.length) }
    return true
  }

  /// Adds a multiple of the origin of an item in the holder's coordinates. Returns false if the
  /// item is outside the holder.
  private func addPosition(
    of part: ItemPart, _ origin: LayoutEngine.Variable, times factor: Double,
    _ holder: Unmanaged<UIView>, _ lowering: inout Lowering
  ) -> Bool {
    if factor != 0 { lowering.sum.add(origin, factor) }
    var container = part.life.withInstance { $0.containerReference }
    while let view = container, view.toOpaque() != holder.toOpaque() {
      if view.withInstance({ $0.scrollsContent }) {
        lowering.scrolled.append(view.takeUnretainedValue())
      }
      let frame = variablesReference(of: .passUnretained(view.takeUnretainedValue().life))
      if factor != 0 {
        lowering.sum.add(frame.withInstance { $0.extent(part.axis).origin }, factor)
      }
      lowering.sum.constant -= factor * boundsOrigin(view, part.axis)
      container = view.parent
    }
    return container != nil
  }

  /// Returns the origin of a view's bounds along an axis, in points.
  private func boundsOrigin(_ view: Unmanaged<UIView>, _ axis: NSLayoutConstraint.Axis) -> Double {
    view.withInstance { Double(axis == .horizontal ? $0.bounds.minX : $0.bounds.minY) }
  }
}

/// One side of a constraint during lowering: the references of its operand, without reference
/// counting. The constraint keeps the lifetime records alive.
@MainActor
private struct LoweredSide {
  /// A reference to an attribute of an item.
  @MainActor
  struct Place {
    /// The lifetime record of the item, or `nil` if there was none.
    let life: Unmanaged<ItemLife>?
    let attribute: NSLayoutConstraint.Attribute

    /// Returns an unretained reference. This is a method because an initializer would retain it.
    @inline(__always)
    static func of(_ reference: ConstraintOperand.Reference) -> Place {
      var life: Unmanaged<ItemLife>?
      if let known = reference.life { life = .passUnretained(known) }
      return Place(life: life, attribute: reference.attribute)
    }

    /// A Boolean value that indicates whether the item exists.
    var hasItem: Bool { life?.withInstance { !$0.hasEnded } == true }
  }

  /// The attribute, or the end of a distance.
  let end: Place
  /// The start of a distance.
  let start: Place?

  /// Returns the side for the distance between two locations, or for one location if there is no
  /// start.
  @inline(__always)
  static func between(_ start: ConstraintOperand.Reference?, _ end: Place) -> LoweredSide {
    guard let start else { return LoweredSide(end: end, start: nil) }
    return LoweredSide(end: end, start: .of(start))
  }

  /// Calls `body` for the lifetime records of the items.
  @inline(__always)
  func forEachLife(_ body: (Unmanaged<ItemLife>) -> Void) {
    if let life = end.life { body(life) }
    if let life = start?.life { body(life) }
  }

  /// A Boolean value that indicates whether an item has been deallocated.
  var isDangling: Bool {
    if end.attribute != .notAnAttribute && !end.hasItem { return true }
    return start.map { !$0.hasItem } ?? false
  }
}

extension NSLayoutConstraint {
  /// The left-hand side.
  @inline(__always)
  fileprivate final var firstSide: LoweredSide {
    .between(offsetStarts?.first, .of(firstReference))
  }

  /// The right-hand side.
  @inline(__always)
  fileprivate final var secondSide: LoweredSide {
    .between(offsetStarts?.second, .of(secondReference))
  }

  /// Calls `body` for the lifetime records of the items of both sides, which are not retained.
  @inline(__always)
  final func forEachLifeReference(_ body: (Unmanaged<ItemLife>) -> Void) {
    firstSide.forEachLife(body)
    secondSide.forEachLife(body)
  }
}

/// The extent of an item along an axis, inset at both ends.
private struct ItemPart {
  /// The lifetime record of the item.
  let life: Unmanaged<ItemLife>
  let axis: NSLayoutConstraint.Axis
  /// The inset at the end with the lower coordinate, in points.
  var near = 0.0
  /// The sum of the insets at both ends, in points.
  var inset = 0.0

  init(_ life: Unmanaged<ItemLife>, _ axis: NSLayoutConstraint.Axis, _ insets: UIEdgeInsets) {
    self.life = life
    self.axis = axis
    inset(by: insets)
  }

  /// Insets both ends further.
  mutating func inset(by insets: UIEdgeInsets) {
    let isHorizontal = axis == .horizontal
    near += Double(isHorizontal ? insets.left : insets.top)
    inset +=
      isHorizontal
      ? Double(insets.left) + Double(insets.right) : Double(insets.top) + Double(insets.bottom)
  }
}

/// The alignment rectangles of classes that override `alignmentRect(forFrame:)`.
extension LayoutHost {
  /// Returns the insets from the frame of a view to its alignment rectangle, as equations use them.
  ///
  /// The insets of a class that overrides `alignmentRect(forFrame:)` can depend on the frame. Those
  /// of the solved frame are used, and equations are updated in each pass.
  func alignmentInsets(of view: UIView) -> UIEdgeInsets {
    guard customAlignmentCount > 0, record(of: view)?.hasCustomAlignment == true else {
      return view.limitedAlignmentInsets
    }
    let present = CGRect(origin: view.untransformedOrigin, size: view.bounds.size)
    return view.alignmentInsets(in: engineRect(of: view) ?? present)
  }

  /// Records the alignment insets of a new item, and whether its alignment rectangle must be
  /// requested. This is checked only for classes of programs, because those of this module do not
  /// override the method.
  func noteAlignment(of record: LayoutRecord) {
    guard let view = record.view else { return }
    let insets = view.limitedAlignmentInsets
    if insets != .zero { loweredAlignmentInsets[ObjectIdentifier(record)] = insets }
    guard ProgramClasses.include(type(of: view)) else { return }
    let isOverridden = AlignmentOverrides.include(type(of: view)) {
      view.alignmentRect(forFrame: $0) != view.baseAlignmentRect(forFrame: $0)
    }
    if isOverridden { setCustomAlignment(of: record) }
  }

  /// Marks the constraints on a view so that they are lowered again if its alignment insets changed
  /// with its content, as can happen with those of an image.
  func takeAlignmentInsets(_ insets: UIEdgeInsets, of view: UIView, _ record: LayoutRecord) {
    guard insets != .zero || !loweredAlignmentInsets.isEmpty else { return }
    let id = ObjectIdentifier(record)
    guard insets != loweredAlignmentInsets[id, default: .zero] else { return }
    loweredAlignmentInsets[id] = insets == .zero ? nil : insets
    relowerDependents(of: view) { _ in true }
  }

  private func setCustomAlignment(of record: LayoutRecord) {
    guard !record.hasCustomAlignment else { return }
    record.hasCustomAlignment = true
    if record.dependsOnWidth { noteUnmeasured(record) }
    customAlignmentCount += 1
  }

  /// Records that the alignment rectangle of a view must be requested, although its constraints
  /// were lowered with `alignmentRectInsets`.
  func noteLateAlignment(of view: UIView) {
    guard let record = record(of: view), !record.hasCustomAlignment else { return }
    setCustomAlignment(of: record)
    AlignmentOverrides.insert(type(of: view))
    createContentConstraints(of: record)
    for dependent in record.dependents {
      let constraint = dependent.takeUnretainedValue()
      guard var row = row(of: constraint), !row.dependsOnSolution else { continue }
      row.dependsOnSolution = true
      constraint.replace(row)
      solutionRows.append((constraint, row.handle))
    }
    relowerDependents(of: view) { _ in true }
  }

  /// Returns a Boolean value that indicates whether an item of the constraint has an alignment
  /// rectangle that can depend on its frame.
  func dependsOnAlignment(_ constraint: NSLayoutConstraint) -> Bool {
    guard customAlignmentCount > 0 else { return false }
    return constraint.items.contains { record(of: $0)?.hasCustomAlignment == true }
  }
}

/// The output of the lowering of one constraint.
struct Lowering {
  /// The side that is compared with 0.
  var sum: LinearExpression
  /// The scrolling views between the items and the holder.
  var scrolled: [UIView] = []

  /// Creates an empty sum that uses the memory of `terms`, which is empty.
  init(terms: [LayoutEngine.Term]) { sum = LinearExpression(terms, 0) }
}

/// The input of the lowering of one constraint.
@MainActor
private struct LoweringContext {
  /// The view whose coordinates the constraint uses.
  let holder: Unmanaged<UIView>
  /// The width of the holder, if horizontal locations are measured from the right.
  var mirroredWidth: LayoutEngine.Variable? = nil

  /// Returns the input for a constraint. This is a method because an initializer would retain a
  /// reference.
  static func of(_ constraint: NSLayoutConstraint, holder: Unmanaged<UIView>) -> LoweringContext {
    let context = LoweringContext(holder: holder)
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    let isDirectional = first.isDirectional || second.isDirectional
    let isMultiplied =
      constraint.multiplier != 1
      && (first.kind == .horizontalLocation || second.kind == .horizontalLocation)
    guard isDirectional || isMultiplied, !first.isAbsoluteSide, !second.isAbsoluteSide,
      holder.withInstance({ $0.isRightToLeft })
    else { return context }
    let view = holder.takeUnretainedValue()
    return LoweringContext(
      holder: holder, mirroredWidth: view.layoutHostForLowering?.variables(of: view).width)
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether the location is measured from the other end in
  /// right-to-left layouts.
  fileprivate var isMirrored: Bool {
    switch self {
    case .leading, .leadingMargin, .trailing, .trailingMargin, .centerX, .centerXWithinMargins: true
    default: false
    }
  }
}

extension UIView {
  /// Returns the view inside this view that provides a baseline. That view can in turn specify
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

  /// The host that currently lowers constraints: that of the tree, or one that performs a
  /// measurement.
  var layoutHostForLowering: LayoutHost? { LayoutHost.measuring.last ?? layoutHost }
}

extension LayoutHost {
  /// The hosts that are currently measuring, with the innermost last.
  static var measuring: [LayoutHost] = []
}

extension LayoutHost {
  /// Lowers the constraint of a mask to the variables of the view and its superview.
  func lower(_ constraint: NSAutoresizingMaskLayoutConstraint) -> LinearExpression? {
    guard let view = constraint.view else { return nil }
    let record = variables(of: view)
    let isHorizontal = constraint.axis == .horizontal
    let position = LinearExpression(isHorizontal ? record.x : record.y)
    let length = LinearExpression(isHorizontal ? record.width : record.height)
    let offset = Double(constraint.constant)
    guard let superview = view.superview, view !== root else {
      return (constraint.part == .length ? length : position) + -offset
    }
    let outer = variables(of: superview)
    let container = LinearExpression(isHorizontal ? outer.width : outer.height)
    let origin = Double(constraint.boundsOrigin)
    var sum: LinearExpression
    switch constraint.part {
    case .min: sum = position + -(offset + origin)
    case .mid:
      sum = position + -(offset + origin)
      sum.add(length, times: 0.5)
      sum.add(container, times: -0.5)
      return sum
    case .length: sum = length + -offset
    case .max: return container - position - length + (origin - offset)
    }
    sum.add(container, times: -Double(constraint.factor))
    return sum
  }
}

// MARK: - Alignment rectangles of programs

extension UIView {
  /// The size of the frame that replaces one that is too small for its insets, in points. It is
  /// larger than any shadow.
  private static let probeLength: CGFloat = 4096

  /// The alignment insets of the property, limited to the range of the engine.
  var limitedAlignmentInsets: UIEdgeInsets { alignmentRectInsets.limitedForLayout }

  /// Returns the insets from a frame to its alignment rectangle, in points.
  ///
  /// A rectangle that is inset by more than half of its size is the null rectangle. In that case,
  /// the insets are those of a larger frame, or those of the property if the larger frame has no
  /// finite rectangle either.
  func alignmentInsets(in frame: CGRect) -> UIEdgeInsets {
    let aligned = alignmentRect(forFrame: frame)
    if aligned.isWithinLimit { return frame.insets(to: aligned) }
    let probe = CGRect(
      origin: frame.origin,
      size: CGSize(
        width: max(frame.width, Self.probeLength), height: max(frame.height, Self.probeLength)))
    let larger = alignmentRect(forFrame: probe)
    return larger.isWithinLimit ? probe.insets(to: larger) : limitedAlignmentInsets
  }

  /// Returns the alignment rectangle that an override returns for a solved frame, if its edges are
  /// finite, or else the frame without the insets. The size of the latter is negative if the insets
  /// are larger than the frame.
  func finiteAlignmentRect(_ stated: CGRect, forFrame frame: CGRect) -> CGRect {
    guard !stated.isWithinLimit, frame.isWithinLimit else { return stated }
    return frame.outset(by: alignmentInsets(in: frame), times: -1)
  }

  /// Returns the width of the alignment rectangle for a solved frame, in points.
  func alignmentWidth(ofFrame frame: CGRect) -> CGFloat {
    finiteAlignmentRect(alignmentRect(forFrame: frame), forFrame: frame).size.width
  }

  /// Returns the frame for a solved alignment rectangle, with finite edges.
  func solvedFrame(forAlignmentRect rect: CGRect) -> CGRect {
    let frame = frame(forAlignmentRect: rect)
    guard !frame.isWithinLimit, rect.isWithinLimit else { return frame }
    return rect.outset(by: limitedAlignmentInsets, times: 1)
  }
}

extension CGRect {
  /// Returns the distances from the edges to those of another rectangle, positive inward.
  fileprivate func insets(to inner: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY,
      right: maxX - inner.maxX)
  }

  /// Returns the rectangle with its edges moved outward. `insetBy` and similar methods do not
  /// return negative sizes.
  fileprivate func outset(by insets: UIEdgeInsets, times factor: CGFloat) -> CGRect {
    CGRect(
      x: origin.x - factor * insets.left, y: origin.y - factor * insets.top,
      width: size.width + factor * (insets.left + insets.right),
      height: size.height + factor * (insets.top + insets.bottom))
  }
}
