import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutRendering

/// Converts snapshots to scene models.
///
/// A modeler keeps the parts that did not change from one snapshot to the next, such as pictures.
struct SceneModeler {
  /// The pictures of views. A picture is drawn again only if its view changes.
  private var pieces: ViewPieces
  /// The keys and constraints of the previous snapshot.
  private var last: (names: SceneKeys, constraints: ConstraintModels)?
  /// The views of the previous snapshot, whose unchanged values the next snapshot reuses. The array
  /// is empty if the keys have changed since.
  private var lastViews: [ViewModel] = []
  /// The identifiers of the document for the previous snapshot.
  private var lastDocumentIDs: Set<String> = []
  /// A Boolean value that indicates whether ambiguous views have the frames of the solution instead
  /// of their recorded frames.
  var showsSolutions = false
  /// The identifiers of the items of the root's controller, by the class of the bar that shows
  /// them.
  var barItems: [String: String] = [:]

  /// Creates a modeler for one appearance.
  init(isDark: Bool) { pieces = ViewPieces(isDark: isDark) }

  /// A Boolean value that indicates whether pictures have the dark appearance.
  var isDark: Bool { pieces.isDark }

  /// Returns the model of a snapshot. `changes` are the constraints that differ from the previous
  /// snapshot, or `nil` if they are unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
  mutating func model(
    _ snapshot: LayoutSnapshot, isOwnCanvas: Bool, isRightToLeft: Bool, documentIDs: Set<String>,
    changes: [Int]? = nil
  ) -> SceneModel {
    let shown = snapshot.asShown(showsSolutions: showsSolutions)
    _ = pieces.update(shown)
    let (names, constraints) = named(snapshot, changes)
    if documentIDs != lastDocumentIDs { lastViews = [] }
    lastDocumentIDs = documentIDs
    var views: [ViewModel] = []
    views.reserveCapacity(snapshot.views.count)
    for index in snapshot.views.indices {
      views.append(view(snapshot, index, names, documentIDs))
    }
    lastViews = views
    return SceneModel(
      canvas: canvas(shown, isOwnCanvas, isRightToLeft), views: views, constraints: constraints,
      conflicts: snapshot.conflicts.map { conflict in
        ConflictModel(
          members: conflict.members.map { constraints[$0].key },
          broken: constraints[conflict.broken].key)
      })
  }

  /// Returns the keys of views and the constraints. Those of the previous snapshot are used if they
  /// are still valid, because a drag changes neither the tree nor the equations.
  private mutating func named(
    _ snapshot: LayoutSnapshot, _ changes: [Int]?
  ) -> (SceneKeys, [ConstraintModel]) {
    if let (names, _) = last, names.hold(for: snapshot) {
      last?.constraints.update(snapshot.constraints, names, changes: changes)
    } else {
      let names = SceneKeys(snapshot)
      last = (names, ConstraintModels(snapshot.constraints, names))
      lastViews = []
    }
    return last.map { ($0.names, $0.constraints.models) } ?? (SceneKeys(snapshot), [])
  }

  /// Returns the canvas with its bars.
  private mutating func canvas(
    _ snapshot: LayoutSnapshot, _ isOwn: Bool, _ isRightToLeft: Bool
  ) -> CanvasModel {
    let canvas = snapshot.canvas
    return CanvasModel(
      width: Double(canvas.size.width), height: Double(canvas.size.height),
      scale: Double(canvas.scale), safeArea: canvas.safeAreaInsets.numbers,
      device: canvas.device, isLandscape: canvas.isLandscape,
      widthClass: canvas.horizontalSizeClass, heightClass: canvas.verticalSizeClass,
      isOwn: isOwn, isDark: isDark, isRightToLeft: isRightToLeft,
      bars: canvas.bars.map { bar in
        CanvasModel.BarModel(
          frame: bar.frame.numbers, below: pieces.bar(bar, of: snapshot).below,
          item: barItems[bar.className], title: bar.label)
      }, systemBars: pieces.systemBars(of: snapshot))
  }

  /// Returns the view at an index of the snapshot.
  private func view(
    _ snapshot: LayoutSnapshot, _ index: Int, _ names: SceneKeys, _ documentIDs: Set<String>
  ) -> ViewModel {
    // The views of the snapshot are not copied, because each has a dozen strings and arrays.
    let isKnown = index < lastViews.count
    let above = pieces.pieces[index].above
    let isInDocument =
      isKnown
      ? lastViews[index].isInDocument
      : snapshot.views[index].identifier.map(documentIDs.contains) ?? false
    var model = ViewModel(
      key: names.views[index], parent: snapshot.views[index].parent.map { names.views[$0] },
      isInDocument: isInDocument, className: snapshot.views[index].className,
      label: snapshot.views[index].label,
      frame: snapshot.views[index].frame.numbers(reusing: isKnown ? lastViews[index].frame : nil),
      below: pieces.pieces[index].below)
    if !above.isEmpty { model.above = above }
    if index > 0 { addOtherFrames(of: snapshot.views[index], in: snapshot, to: &model) }
    model.addLook(of: snapshot.views[index])
    addInsets(of: snapshot.views[index], isKnown ? index : nil, to: &model)
    return model
  }

  /// Adds the frame on the canvas if it is not the solved one, and the frame of the file if it
  /// differs.
  private func addOtherFrames(
    of view: LayoutSnapshot.View, in snapshot: LayoutSnapshot, to model: inout ViewModel
  ) {
    model.shown = snapshot.canvasFrame(of: view, showsSolutions)?.numbers
    guard let recorded = snapshot.differingFrame(of: view) else { return }
    model.recorded = recorded.numbers
    if view.ambiguity.isEmpty { model.isMisplaced = true }
  }

  /// Adds the insets and the baseline of a view. `known` is its index in the previous snapshot,
  /// whose arrays are reused.
  private func addInsets(of view: LayoutSnapshot.View, _ known: Int?, to model: inout ViewModel) {
    model.margins = view.layoutMargins.numbersUnlessZero(
      reusing: known.flatMap { lastViews[$0].margins })
    model.safeArea = view.safeAreaInsets.numbersUnlessZero(
      reusing: known.flatMap { lastViews[$0].safeArea })
    model.alignment = view.alignmentRectInsets.numbersUnlessZero(
      reusing: known.flatMap { lastViews[$0].alignment })
    model.baseline = view.firstBaseline.map { Double($0).shortened }
  }
}

extension ViewModel {
  /// Adds the visible properties of a view apart from its picture, and its ambiguity.
  fileprivate mutating func addLook(of view: LayoutSnapshot.View) {
    if view.boundsOrigin != .zero {
      origin = [Double(view.boundsOrigin.x), Double(view.boundsOrigin.y)]
    }
    if view.clipsToBounds && !view.children.isEmpty {
      clip = Double(view.appearance.cornerRadius).shortened
    }
    if view.isHidden { isHidden = true }
    if view.alpha < 1 { alpha = Double(view.alpha).shortened }
    if !view.ambiguity.isEmpty { ambiguity = view.ambiguity.rawValue }
  }
}

extension LayoutSnapshot {
  /// Returns the frame of a view on the canvas, or `nil` if it is the solved frame.
  ///
  /// The canvas shows the solved frames. An ambiguous view has no unique solution: unless
  /// `showsSolutions` is true, coordinates that constraints do not determine are those of the file,
  /// as in Interface Builder.
  func canvasFrame(of view: View, _ showsSolutions: Bool) -> CGRect? {
    guard !view.ambiguity.isEmpty, !showsSolutions, let recorded = differingFrame(of: view) else {
      return nil
    }
    return view.ambiguity.frame(recorded: recorded, solved: view.frame)
  }

  /// Returns the recorded frame of a view if it differs from the solved frame by more than the
  /// tolerance of the canvas. The result is `nil` otherwise, and for hidden views.
  func differingFrame(of view: View) -> CGRect? {
    guard !view.isHidden, view.isMisplaced(tolerance: canvas.misplacementTolerance) else {
      return nil
    }
    return view.recordedFrame
  }

  /// Returns the snapshot with the frames on the canvas.
  func asShown(showsSolutions: Bool) -> LayoutSnapshot {
    guard views.contains(where: { canvasFrame(of: $0, showsSolutions) != nil }) else {
      return self
    }
    var shown = self
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      let frame = canvasFrame(of: view, showsSolutions) ?? view.frame
      let around = shown.views[parent]
      shown.views[index].frame = frame
      shown.views[index].frameInRoot = frame.offsetBy(
        dx: around.frameInRoot.minX - around.boundsOrigin.x,
        dy: around.frameInRoot.minY - around.boundsOrigin.y)
    }
    return shown
  }
}

extension ConstraintModel {
  /// Creates a model of a constraint in a snapshot. `views` are the keys of the views.
  init(_ constraint: LayoutSnapshot.Constraint, key: String, _ views: [String]) {
    /// Returns a side with the key of its view.
    func side(_ side: LayoutSnapshot.Constraint.Side) -> Side {
      Side(view: views[side.view], guide: side.guide, attribute: side.attribute)
    }
    self.init(
      key: key, id: constraint.origin == .user ? constraint.identifier : nil,
      origin: constraint.origin.rawValue, first: side(constraint.first),
      second: constraint.second.map(side), relation: constraint.relation,
      multiplier: Double(constraint.multiplier).shortened,
      constant: Double(constraint.constant).shortened, priority: constraint.priority,
      status: constraint.isBroken ? .broken : constraint.isViolated ? .violated : .met)
  }
}
