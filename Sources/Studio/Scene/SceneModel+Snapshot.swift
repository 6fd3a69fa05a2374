import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutRendering

/// Turns snapshots into scene models; what stays the same from one to the next is kept.
///
/// A modeler keeps what did not change from one snapshot to the next, such as pictures.
struct SceneModeler {
  /// Pictures of views, which are drawn again only if a view changes.
  private var pieces: ViewPieces
  /// The names and constraints of the snapshot before.
  private var last: (names: SceneKeys, constraints: ConstraintModels)?
  /// Whether ambiguous views are shown where this solution has them, not where they are recorded.
  var showsSolutions = false

  /// A modeler for one appearance.
  init(isDark: Bool) { pieces = ViewPieces(isDark: isDark) }

  /// The appearance that pictures are drawn for.
  var isDark: Bool { pieces.isDark }

  /// The model of a snapshot; of its constraints, `changes` are those that are otherwise than in the
  /// snapshot before, nil where nobody knows. O(views + constraints).
  mutating func model(
    _ snapshot: LayoutSnapshot, isOwnCanvas: Bool, isRightToLeft: Bool, documentIDs: Set<String>,
    changes: [Int]? = nil
  ) -> SceneModel {
    let shown = snapshot.asShown(showsSolutions: showsSolutions)
    _ = pieces.update(shown)
    let (names, constraints) = named(snapshot, changes)
    return SceneModel(
      canvas: canvas(shown, isOwnCanvas, isRightToLeft),
      views: snapshot.views.indices.map { index in
        view(snapshot.views[index], index, names, documentIDs)
      },
      constraints: constraints,
      conflicts: snapshot.conflicts.map { conflict in
        ConflictModel(
          members: conflict.members.map { constraints[$0].key },
          broken: constraints[conflict.broken].key)
      })
  }

  /// The keys of views and the constraints: those of the snapshot before where they still hold, since
  /// a drag changes neither tree nor equations.
  private mutating func named(
    _ snapshot: LayoutSnapshot, _ changes: [Int]?
  ) -> (SceneKeys, [ConstraintModel]) {
    if let (names, _) = last, names.hold(for: snapshot) {
      last?.constraints.update(snapshot.constraints, names, changes: changes)
    } else {
      let names = SceneKeys(snapshot)
      last = (names, ConstraintModels(snapshot.constraints, names))
    }
    return last.map { ($0.names, $0.constraints.models) } ?? (SceneKeys(snapshot), [])
  }

  /// The canvas with its bars.
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
          frame: bar.frame.numbers, below: pieces.bar(bar, of: snapshot).below)
      }, systemBars: pieces.systemBars(of: snapshot))
  }

  /// The view at an index of the snapshot.
  private func view(
    _ view: LayoutSnapshot.View, _ index: Int, _ names: SceneKeys, _ documentIDs: Set<String>
  ) -> ViewModel {
    let piece = pieces.pieces[index]
    var model = ViewModel(
      key: names.views[index], parent: view.parent.map { names.views[$0] },
      isInDocument: view.identifier.map(documentIDs.contains) ?? false,
      className: view.className, label: view.label, frame: view.frame.numbers, below: piece.below)
    if view.boundsOrigin != .zero {
      model.origin = [Double(view.boundsOrigin.x), Double(view.boundsOrigin.y)]
    }
    if view.clipsToBounds && !view.children.isEmpty {
      model.clip = Double(view.appearance.cornerRadius).shortened
    }
    if view.isHidden { model.isHidden = true }
    if view.alpha < 1 { model.alpha = Double(view.alpha).shortened }
    if !piece.above.isEmpty { model.above = piece.above }
    if !view.ambiguity.isEmpty { model.ambiguity = view.ambiguity.rawValue }
    if index > 0, let recorded = view.canvasFrame(showsSolutions) {
      model.recorded = recorded.numbers
      if view.ambiguity.isEmpty { model.isMisplaced = true }
    }
    model.margins = view.layoutMargins.numbersUnlessZero
    model.safeArea = view.safeAreaInsets.numbersUnlessZero
    model.alignment = view.alignmentRectInsets.numbersUnlessZero
    return model
  }
}

extension LayoutSnapshot.View {
  /// The recorded frame, where the canvas shows the view there and not in its solved place: misplaced
  /// and ambiguous views, as in Interface Builder.
  func canvasFrame(_ showsSolutions: Bool) -> CGRect? {
    guard !isHidden, isMisplaced(tolerance: LayoutFindings.misplacement),
      ambiguity.isEmpty || !showsSolutions
    else { return nil }
    return recordedFrame
  }
}

extension LayoutSnapshot {
  /// The snapshot with the frames that the canvas shows.
  func asShown(showsSolutions: Bool) -> LayoutSnapshot {
    guard views.indices.contains(where: { views[$0].canvasFrame(showsSolutions) != nil }) else {
      return self
    }
    var shown = self
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      let frame = view.canvasFrame(showsSolutions) ?? view.frame
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
  /// A constraint of a snapshot, whose views have these keys.
  init(_ constraint: LayoutSnapshot.Constraint, key: String, _ views: [String]) {
    /// A side with the key of its view.
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
