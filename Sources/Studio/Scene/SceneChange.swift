/// The difference between two scene models.
///
/// A drag of the canvas sends one change per frame of the browser. Therefore, changes have short
/// forms for the most common cases: a view that only moved is a frame, and a view that only changed
/// its appearance is a picture. For example, this is a drag that moves a button:
///
///     {"canvas": {"width": 391, …}, "frames": {"8bC-Xf-vdC": [157.5, 300, 76, 35]}}
///
/// Members that did not change are omitted.
struct SceneChange: Equatable, Sendable {
  /// The canvas, if it changed.
  var canvas: CanvasModel?
  /// The frames of the views that only moved, by key.
  var frames: [String: [Double]]?
  /// The pictures below the subviews, by key, of views with a new picture. Such views may have
  /// moved too.
  var pictures: [String: String]?
  /// The complete views that are new, or that changed in more than frame and picture.
  var views: [ViewModel]?
  /// The keys of removed views.
  var removed: [String]?
  /// All keys, parents before children, back to front. They are present only if views were added,
  /// removed or moved in the tree.
  var order: [String]?
  /// Constraints that are new or changed.
  var constraints: [ConstraintModel]?
  /// The keys of removed constraints.
  var removedConstraints: [String]?
  /// All conflicts, if any of them changed.
  var conflicts: [ConflictModel]?
  /// All layout guides, if any of them changed.
  var guides: [GuideModel]?

  /// A Boolean value that indicates whether the two scenes look the same.
  var isEmpty: Bool { self == SceneChange() }

  /// Creates an empty change.
  private init() {}

  /// Creates the change from `old` to `new`. If there is no old scene, it has all members.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
  init(from old: SceneModel?, to new: SceneModel) {
    if old?.canvas != new.canvas { canvas = new.canvas }
    if old?.conflicts != new.conflicts { conflicts = new.conflicts }
    if old?.guides != new.guides { guides = new.guides }
    compareViews(old?.views ?? [], new.views)
    compareConstraints(old?.constraints ?? [], new.constraints)
  }

  /// Compares views by their keys. The change has only the frame of a view that only moved, and
  /// only the picture of a view that only looks different.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  private mutating func compareViews(_ old: [ViewModel], _ new: [ViewModel]) {
    let isSameTree =
      old.count == new.count
      && new.indices.allSatisfy {
        old[$0].key == new[$0].key && old[$0].parent == new[$0].parent
      }
    var frames: [String: [Double]] = [:]
    var pictures: [String: String] = [:]
    var changed: [ViewModel] = []
    let known: [String: Int] =
      isSameTree
      ? [:] : Dictionary(old.indices.map { (old[$0].key, $0) }, uniquingKeysWith: { a, _ in a })
    // Views are not copied, because each has a dozen strings and arrays, and a drag compares all of
    // them.
    for index in new.indices {
      let place = isSameTree ? index : known[new[index].key]
      guard let place, old[place].differsAtMostInFrameAndPicture(from: new[index]) else {
        changed.append(new[index])
        continue
      }
      if old[place].frame != new[index].frame { frames[new[index].key] = new[index].frame }
      if old[place].below != new[index].below { pictures[new[index].key] = new[index].below }
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

  /// Compares constraints by their keys.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  private mutating func compareConstraints(
    _ old: [ConstraintModel], _ new: [ConstraintModel]
  ) {
    guard old != new else { return }
    if old.count == new.count, new.indices.allSatisfy({ old[$0].key == new[$0].key }) {
      constraints = new.indices.filter { old[$0] != new[$0] }.map { new[$0] }
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

extension ViewModel {
  /// Returns a Boolean value that indicates whether two views are equal apart from their frames and
  /// the pictures below their subviews. Only the views themselves are compared, without copies.
  fileprivate func differsAtMostInFrameAndPicture(from other: ViewModel) -> Bool {
    let isSameObject =
      key == other.key && parent == other.parent && isInDocument == other.isInDocument
      && className == other.className && label == other.label
    let looksSame =
      origin == other.origin && clip == other.clip && isHidden == other.isHidden
      && alpha == other.alpha && above == other.above
    let hasSameFrames =
      ambiguity == other.ambiguity && recorded == other.recorded && shown == other.shown
      && isMisplaced == other.isMisplaced
    return isSameObject && looksSame && hasSameFrames && margins == other.margins
      && safeArea == other.safeArea && alignment == other.alignment && baseline == other.baseline
  }
}
