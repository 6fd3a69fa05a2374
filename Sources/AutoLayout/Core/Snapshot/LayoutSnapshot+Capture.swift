import Foundation
import LayoutEngine

extension UIView {
  /// Lays out the tree and returns the result as values.
  ///
  /// The view should be a root. It is always treated as one: frames in the root are in the
  /// coordinates of its superview.
  public func layoutSnapshot() -> LayoutSnapshot { layoutSnapshot(with: []) }

  /// Lays out the tree and returns the result as values, with details that are more expensive to
  /// determine.
  public func layoutSnapshot(with details: LayoutSnapshot.Details) -> LayoutSnapshot {
    layoutSnapshot(with: details, knowing: nil)
  }

  /// Lays out the tree and returns the result as values. With a memory, only changes since the last
  /// snapshot are read. The result is the same.
  package func layoutSnapshot(
    with details: LayoutSnapshot.Details = [], knowing memory: SnapshotMemory?
  ) -> LayoutSnapshot {
    layoutIfNeeded()
    if details.contains(.framesOnly), let frames = FramesCapture(self) { return frames.snapshot() }
    displayMarkedViews()
    return SnapshotCapture(self, details, memory).snapshot()
  }
}

/// One traversal of a tree that has been laid out.
@MainActor
private struct SnapshotCapture {
  /// The view whose subtree is read.
  let root: UIView
  /// The host with the engine of the tree.
  let host: LayoutHost
  /// The details to read.
  let details: LayoutSnapshot.Details
  /// The values of the views that have been read.
  private var views: [LayoutSnapshot.View] = []
  /// The indices of the views by object.
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The views in the order of their indices.
  private var captured: [UIView] = []
  /// The display names of the views, in the same order.
  private var names: [String] = []
  /// A cache of class names, because the runtime creates them again on every request.
  private var classNames = ClassNames()
  /// The variables that have more than one value.
  private let ambiguous: Set<LayoutEngine.Variable>
  /// The values that the last snapshot read, or `nil` to read everything.
  private let memory: SnapshotMemory?

  init(_ root: UIView, _ details: LayoutSnapshot.Details, _ memory: SnapshotMemory?) {
    self.root = root
    self.details = details
    self.memory = memory
    host = root.rootView.activeLayoutHost
    ambiguous = Set(host.engine.ambiguousVariables())
  }

  /// Traverses the tree and its constraints.
  func snapshot() -> LayoutSnapshot {
    var walk = self
    walk.captureViews()
    let (constraints, positions) = walk.constraints()
    if details.contains(.affectingConstraints) { walk.captureInfluence(positions) }
    var snapshot = LayoutSnapshot(
      canvas: root.snapshotCanvas, views: walk.views, constraints: constraints)
    snapshot.conflicts = walk.conflicts(positions)
    snapshot.feedbackLoop = host.feedbackLoop.map(walk.feedbackLoop)
    return snapshot
  }

  /// Reads the constraints that affect each view.
  private mutating func captureInfluence(_ positions: [ObjectIdentifier: Int]) {
    let influence = LayoutInfluence(host.engine)
    for (index, view) in captured.enumerated() where view !== root {
      func indices(_ axis: NSLayoutConstraint.Axis) -> [Int] {
        host.constraintsAffecting(view, along: axis, by: influence)
          .compactMap { positions[ObjectIdentifier($0)] }
      }
      views[index].affectingConstraints = .init(
        horizontal: indices(.horizontal), vertical: indices(.vertical))
    }
  }

  private func feedbackLoop(_ loop: LayoutHost.FeedbackLoop) -> LayoutSnapshot.FeedbackLoop {
    func index(_ view: FeedbackLoopRecorder.Reference) -> Int? {
      view.view.flatMap { indices[ObjectIdentifier($0)] }
    }
    return LayoutSnapshot.FeedbackLoop(
      view: index(loop.view), layouts: loop.value.layouts, views: loop.views.compactMap(index),
      text: loop.value.text)
  }

  /// Reads the views without recursion, parents before children, from back to front.
  private mutating func captureViews() {
    if let memory {
      // The values of a view are large, so a growing array would move much memory.
      views.reserveCapacity(memory.viewCount)
      indices.reserveCapacity(memory.viewCount)
      captured.reserveCapacity(memory.viewCount)
      names.reserveCapacity(memory.viewCount)
    }
    var stack: [(UIView, Drawing?, Int?, CGPoint)] = [(root, nil, nil, .zero)]
    while let (view, underlay, parent, origin) = stack.popLast() {
      let index = views.count
      indices[ObjectIdentifier(view)] = index
      captured.append(view)
      views.append(capture(view, parent: parent, origin: origin))
      views[index].underlay = underlay
      let (type, label) = (views[index].className, views[index].label)
      names.append(
        memory?.name(of: view, at: index, type, label)
          ?? label.map { "\(type) “\($0)”" } ?? type)
      if let parent { views[parent].children.append(index) }
      let frame = views[index].frameInRoot
      let inner = CGPoint(
        x: frame.minX - view.snapshotBoundsOrigin.x, y: frame.minY - view.snapshotBoundsOrigin.y)
      for (subview, underlay) in view.snapshotSubviews.reversed() {
        stack.append((subview, underlay, index, inner))
      }
    }
  }

  /// Returns the values of a view.
  private mutating func capture(
    _ view: UIView, parent: Int?, origin: CGPoint
  ) -> LayoutSnapshot.View {
    let presentation = details.contains(.presentation) ? view.presentation : nil
    let frame = presentation?.frame ?? view.frame
    var value = LayoutSnapshot.View(
      identifier: view.documentIdentifier ?? view.accessibilityIdentifier,
      className: classNames.name(of: view), label: view.snapshotLabel,
      parent: parent, frame: frame, frameInRoot: frame.offsetBy(dx: origin.x, dy: origin.y))
    value.boundsOrigin = view.snapshotBoundsOrigin
    let aligned = view.alignmentRectInsets
    value.alignmentRectInsets = aligned
    value.layoutMargins = view.layoutMargins
    value.safeAreaInsets = view.safeAreaInsets
    value.contentSize = view.snapshotContentSize
    value.firstBaseline = view.baselineOffsetFromTop.map { $0 + aligned.top }
    value.lastBaseline = view.baselineOffsetFromBottom.map {
      view.bounds.height - aligned.bottom - $0
    }
    if let offset = view.baselineOffsetFromMiddle {
      let middle = (aligned.top + view.bounds.height - aligned.bottom) / 2
      value.firstBaseline = middle + offset
      value.lastBaseline = middle + offset
    }
    value.isHidden = view.isHidden
    value.alpha = view.alpha
    value.clipsToBounds = view.clipsToBounds
    if view !== root, let record = host.record(of: view) {
      value.ambiguity = record.ambiguity(among: ambiguous)
    }
    if !ambiguous.isEmpty, let guide = view.snapshotContentGuide,
      let record = host.record(of: guide as any LayoutItem)
    {
      value.contentAmbiguity = record.ambiguity(among: ambiguous).intersection([.width, .height])
    }
    value.recordedFrame = view.documentFrame
    value.appearance = view.snapshotAppearance
    if let presentation {
      value.isHidden = presentation.isHidden
      value.alpha = presentation.alpha
      value.appearance.backgroundColor = presentation.backgroundColor?.snapshotColor
    }
    value.content = view.snapshotContent
    value.drawing = view.snapshotDrawing
    value.overlay = view.snapshotOverlay
    if value.hasDetails { (view as? any SnapshotDetailing)?.addDetails(to: &value) }
    if view.displayKind == .content, value.drawing != nil { value.drawingReplacesContent = true }
    return value
  }

  // MARK: - Constraints

  /// Returns the constraints and the index of each.
  private func constraints() -> ([LayoutSnapshot.Constraint], [ObjectIdentifier: Int]) {
    let found = installedConstraints()
    if let memory, memory.holds(captured, names, found) {
      memory.refresh(values) { $0.equation(naming: name) }
      return (memory.constraints, memory.positions)
    }
    var result: [LayoutSnapshot.Constraint] = []
    var positions: [ObjectIdentifier: Int] = [:]
    for constraint in found {
      let index = result.count
      append(constraint, &result)
      if result.count > index { positions[ObjectIdentifier(constraint)] = index }
    }
    memory?.remember(captured, views, names, found, result, positions)
    return (result, positions)
  }

  /// Returns the constraints of the tree in the order of the views.
  private func installedConstraints() -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(memory?.constraintCount ?? 0)
    root.forEachInSubtree { view in
      found += view.heldConstraints
      guard let item = host.record(of: view) else { return }
      if view !== root { found += item.placement }
      for constraint in host.contentConstraints(of: item) { found.append(constraint) }
    }
    return found
  }

  /// Returns the values of a constraint that the layout determines or that can be set at any time.
  private func values(of constraint: NSLayoutConstraint) -> SnapshotMemory.Values {
    let id = ObjectIdentifier(constraint)
    return SnapshotMemory.Values(
      constant: constraint.constant, priority: Double(priority(of: constraint).rawValue),
      isBroken: host.broken[id] != nil,
      isViolated: (host.row(of: constraint)?.handles ?? []).contains {
        host.engine.violation(of: $0) > Self.violationAllowance
      })
  }

  /// Returns the conflicts by the indices of their constraints. Constraints that are not in the
  /// snapshot, such as those for the size of the root, are omitted.
  private func conflicts(_ places: [ObjectIdentifier: Int]) -> [LayoutSnapshot.Conflict] {
    host.contradictions.compactMap { contradiction in
      guard let broken = places[contradiction.broken] else { return nil }
      let members = Set(contradiction.members.compactMap { places[$0] })
      return LayoutSnapshot.Conflict(members: members.sorted(), broken: broken)
    }
  }

  private func append(
    _ constraint: NSLayoutConstraint, _ result: inout [LayoutSnapshot.Constraint]
  ) {
    guard let first = side(constraint.firstOperand.reference) else { return }
    let values = values(of: constraint)
    var value = LayoutSnapshot.Constraint(
      identifier: constraint.documentIdentifier ?? constraint.identifier,
      origin: origin(of: constraint), first: first,
      second: side(constraint.secondOperand.reference), relation: constraint.relationText,
      multiplier: constraint.multiplier, constant: values.constant, priority: values.priority)
    if isMoreThan(value, constraint) { value.wording = constraint.equation(naming: name) }
    value.isBroken = values.isBroken
    value.isViolated = values.isViolated
    result.append(value)
  }

  /// Returns a Boolean value that indicates whether the properties in a snapshot do not fully
  /// describe a constraint.
  private func isMoreThan(
    _ value: LayoutSnapshot.Constraint, _ constraint: NSLayoutConstraint
  ) -> Bool {
    let second = constraint.secondOperand
    return constraint.spacingSymbol != nil || constraint.firstOperand.offsetStart != nil
      || second.offsetStart != nil
      || (value.second == nil && second.reference.attribute != .notAnAttribute)
  }

  /// Returns the priority that the snapshot contains for a constraint. For a content size, it is
  /// the higher one of its two priorities.
  private func priority(of constraint: NSLayoutConstraint) -> UILayoutPriority {
    (constraint as? NSContentSizeLayoutConstraint)?.strongestPriority ?? constraint.priority
  }

  /// The tolerance in points within which a constraint is satisfied: far below a pixel, and far
  /// above the errors of the solution.
  private static let violationAllowance = 1e-4

  /// Returns a side of a constraint, or `nil` if the item is outside the snapshot.
  private func side(_ reference: ConstraintOperand.Reference) -> LayoutSnapshot.Constraint.Side? {
    guard let item = reference.item, let view = item.layoutItemView,
      let index = indices[ObjectIdentifier(view)]
    else { return nil }
    let guide = item as? UILayoutGuide
    return LayoutSnapshot.Constraint.Side(
      view: index, guide: guide?.identifier, attribute: reference.attribute.name,
      name: guide.map { "\(names[index]).\($0.snapshotName)" } ?? names[index])
  }

  /// Returns the origin of a constraint, from its class and identifier.
  private func origin(of constraint: NSLayoutConstraint) -> LayoutSnapshot.Constraint.Origin {
    if constraint is NSContentSizeLayoutConstraint { return .contentSize }
    if constraint is NSAutoresizingMaskLayoutConstraint { return .autoresizingMask }
    guard let identifier = constraint.identifier, constraint.documentIdentifier == nil else {
      return .user
    }
    if identifier.hasPrefix("UISV-") { return .stackView }
    if identifier.hasPrefix("UIView-Encapsulated") { return .host }
    return identifier.hasPrefix("UIView") ? .guide : .user
  }

  /// Returns the display name of an item.
  private func name(_ item: any LayoutItem) -> String {
    guard let view = item as? UIView else {
      let owner = item.layoutItemView.map { name($0) } ?? ""
      return "\(owner).\((item as? UILayoutGuide)?.snapshotName ?? "guide")"
    }
    if let index = indices[ObjectIdentifier(view)] { return names[index] }
    let type = view.documentClassName ?? "\(Swift.type(of: view))"
    return view.snapshotLabel.map { "\(type) “\($0)”" } ?? type
  }
}

extension UILayoutGuide {
  /// The display name of the guide.
  fileprivate var snapshotName: String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewLayoutMarginsGuide": "layoutMargins"
    case "UIViewReadableContentGuide": "readableContent"
    case "": "guide"
    default: identifier
    }
  }
}

extension String {
  /// The text without enclosing quotes.
  fileprivate var withoutQuotes: String {
    guard let first = utf8.firstIndex(where: { $0 != UInt8(ascii: "'") }),
      let last = utf8.lastIndex(where: { $0 != UInt8(ascii: "'") })
    else { return "" }
    return String(self[first...last])
  }
}

extension UIView {
  /// The canvas of a snapshot with the view as the root.
  var snapshotCanvas: LayoutSnapshot.Canvas {
    let environment = layoutEnvironment
    return LayoutSnapshot.Canvas(
      size: bounds.size, scale: environment.displayScale, safeAreaInsets: safeAreaInsets,
      isLandscape: bounds.width > bounds.height,
      horizontalSizeClass: environment.horizontalSizeClass.documentName,
      verticalSizeClass: environment.verticalSizeClass.documentName)
  }

  /// The text that tells the view from others of its class: its label in Interface Builder, the
  /// accessibility label that was set, or the text that it shows.
  package var snapshotLabel: String? {
    documentLabel ?? explicitAccessibilityLabel ?? descriptionText.map(\.withoutQuotes)
  }

  var snapshotAppearance: LayoutSnapshot.Appearance {
    var appearance = LayoutSnapshot.Appearance()
    appearance.backgroundColor = backgroundColor?.snapshotColor
    appearance.tintColor = ownTintColor?.snapshotColor
    // A plain layer that has not been accessed has neither rounded corners nor a border.
    guard madeLayer != nil || type(of: self).layerClass != CALayer.self else { return appearance }
    appearance.cornerRadius = layer.cornerRadius
    appearance.borderWidth = layer.borderWidth
    appearance.borderColor = layer.borderUIColor?.snapshotColor
    appearance.shadow = layer.snapshotShadow
    if let mask = layer.mask?.maskOutline() {
      appearance.maskPath = .init(mask.path)
      if mask.isEvenOdd { appearance.maskIsEvenOdd = true }
    }
    if appearance.shadow != nil { appearance.shadowPath = layer.shadowPath.map { .init($0) } }
    return appearance
  }
}

extension UIUserInterfaceSizeClass {
  /// The name in documents of Interface Builder. It is "any" for an unspecified size class.
  package var documentName: String {
    switch self {
    case .unspecified: "any"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
