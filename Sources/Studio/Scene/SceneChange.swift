/// What makes one scene model from another.
///
/// A drag of the canvas sends one change for each frame of the browser, so that changes have forms for
/// what happens most often: a view that only moved is a frame, and a view that is only drawn in another
/// size is a picture. For example, this is a drag that moves a button:
///
///     {"canvas": {"width": 391, …}, "frames": {"8bC-Xf-vdC": [157.5, 300, 76, 35]}}
///
/// Members that did not change are left out.
struct SceneChange: Equatable, Sendable {
  /// The canvas, if it changed.
  var canvas: CanvasModel?
  /// Frames alone, by key: the views that only moved.
  var frames: [String: [Double]]?
  /// Pictures below the subviews alone, by key: of views that at most moved besides.
  var pictures: [String: String]?
  /// Views that changed in more than frame and picture, or that are new, whole.
  var views: [ViewModel]?
  /// Keys of views that are gone.
  var removed: [String]?
  /// All keys, parents before children, back to front; only where views came, went or moved in the
  /// tree.
  var order: [String]?
  /// Constraints that are new or changed.
  var constraints: [ConstraintModel]?
  /// The keys of constraints that are gone.
  var removedConstraints: [String]?
  /// All conflicts, if any of them changed.
  var conflicts: [ConflictModel]?

  /// Whether the two scenes look the same.
  var isEmpty: Bool { self == SceneChange() }

  /// A change of nothing.
  private init() {}

  /// The change from `old` to `new`; everything where there is no old one. O(views + constraints).
  init(from old: SceneModel?, to new: SceneModel) {
    if old?.canvas != new.canvas { canvas = new.canvas }
    if old?.conflicts != new.conflicts { conflicts = new.conflicts }
    compareViews(old?.views ?? [], new.views)
    compareConstraints(old?.constraints ?? [], new.constraints)
  }

  /// Compares views by their keys. A view that only moved is told by its frame, and one that only
  /// looks different by its picture. O(views).
  private mutating func compareViews(_ old: [ViewModel], _ new: [ViewModel]) {
    let isSameTree =
      old.count == new.count
      && zip(old, new).allSatisfy { $0.key == $1.key && $0.parent == $1.parent }
    var frames: [String: [Double]] = [:]
    var pictures: [String: String] = [:]
    var changed: [ViewModel] = []
    let known =
      isSameTree ? [:] : Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    // Read in place: a view has a dozen texts and lists, and a drag compares all of them.
    for index in new.indices {
      guard var before = isSameTree ? old[index] : known[new[index].key] else {
        changed.append(new[index])
        continue
      }
      let hasMoved = before.frame != new[index].frame
      let hasChanged = before.below != new[index].below
      before.frame = new[index].frame
      before.below = new[index].below
      guard before == new[index] else {
        changed.append(new[index])
        continue
      }
      if hasMoved { frames[new[index].key] = new[index].frame }
      if hasChanged { pictures[new[index].key] = new[index].below }
    }
    if !frames.isEmpty { self.frames = frames }
    if !pictures.isEmpty { self.pictures = pictures }
    if !changed.isEmpty { views = changed }
    guard !isSameTree else { return }
    order = new.map(\.key)
    let kept = Set(new.map(\.key))
    let gone = old.map(\.key).filter { !kept.contains($0) }
    if !gone.isEmpty { removed = gone }
  }

  /// Compares constraints by their keys. O(constraints).
  private mutating func compareConstraints(
    _ old: [ConstraintModel], _ new: [ConstraintModel]
  ) {
    guard old != new else { return }
    if old.count == new.count, zip(old, new).allSatisfy({ $0.key == $1.key }) {
      constraints = zip(old, new).filter { $0 != $1 }.map(\.1)
      return
    }
    let known = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    let changed = new.filter { known[$0.key] != $0 }
    if !changed.isEmpty { constraints = changed }
    let kept = Set(new.map(\.key))
    let gone = old.map(\.key).filter { !kept.contains($0) }
    if !gone.isEmpty { removedConstraints = gone }
  }
}
