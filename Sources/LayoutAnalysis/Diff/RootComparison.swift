import AutoLayout
import Foundation
import InterfaceBuilder

/// Compares two versions of one root.
@MainActor
struct RootComparison {
  /// The changes, or `nil` if there are none.
  private(set) var root: LayoutDiff.Root?

  /// The root in the old version, or `nil` if it was added.
  private let before: InterfaceRoot?
  /// The root in the new version, or `nil` if it was removed.
  private let after: InterfaceRoot?
  /// The canvases on which both versions are laid out.
  private let canvases: [DiffCanvas]
  /// The layouts of the old version, in the order of `canvases`.
  private var old: [LayoutSnapshot] = []
  /// The layouts of the new version, in the order of `canvases`.
  private var new: [LayoutSnapshot] = []

  /// Lays out both versions on all canvases.
  init(_ before: InterfaceRoot?, _ after: InterfaceRoot?, _ canvases: [DiffCanvas]) {
    self.before = before
    self.after = after
    self.canvases = canvases
    guard let present = after ?? before else { return }
    guard let before, let after else {
      root = LayoutDiff.Root(
        identifier: present.id, name: present.name, status: after == nil ? .removed : .added,
        views: [], before: before, after: after, movedCanvases: [])
      return
    }
    old = Self.layouts(of: before, on: canvases)
    new = Self.layouts(of: after, on: canvases)
    let (views, moved) = changes()
    guard !views.isEmpty else { return }
    root = LayoutDiff.Root(
      identifier: after.id, name: after.name, status: .changed, views: views,
      groups: ViewGroup.groups(views, insets: safeAreas()), before: before, after: after,
      movedCanvases: moved)
  }

  /// Returns the changes of the safe area by the name of the canvas.
  private func safeAreas() -> [String: SafeAreaChange] {
    let pairs = canvases.indices.map { (canvases[$0].name, SafeAreaChange(old[$0], new[$0])) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the snapshots of a root on all canvases.
  private static func layouts(
    of root: InterfaceRoot, on canvases: [DiffCanvas]
  ) -> [LayoutSnapshot] {
    LayoutLog.withoutConflicts {
      canvases.map { root.instantiate(on: $0.choice).snapshot() }
    }
  }

  // MARK: - Views

  /// A pair of corresponding views, as their entries in the snapshots of one canvas.
  private typealias Pair = (old: LayoutSnapshot.View?, new: LayoutSnapshot.View?)

  /// Returns the views of both versions on a canvas, matched by identifier or position.
  private func pairs(_ canvas: Int) -> [Pair] {
    ObjectMatching.pairs(
      old[canvas].views, new[canvas].views,
      by: [\.identifier, { "\($0.className) \($0.label ?? "") \($0.parent == nil)" }])
  }

  /// Returns the views that differ, and the canvases on which a view moved.
  private func changes() -> (views: [ViewChange], moved: [DiffCanvas]) {
    guard let first = canvases.indices.first else { return ([], []) }
    var movements: [String: [(delta: Delta, canvas: DiffCanvas)]] = [:]
    for canvas in canvases.indices {
      for (was, now) in pairs(canvas) {
        // The size of the root is that of the canvas.
        guard let was, let now, now.parent != nil, let delta = Delta(was.frame, now.frame) else {
          continue
        }
        movements[key(now), default: []].append((delta, canvases[canvas]))
      }
    }
    let constraints = ConstraintComparison(old[first], new[first]).changes
    let list: [ViewChange] = pairs(first).compactMap { was, now in
      change(was, now, movements[(now ?? was).map(key) ?? ""] ?? [], constraints)
    }
    let names = Set(movements.values.flatMap { $0.map(\.canvas) })
    return (list, canvases.filter { names.contains($0) })
  }

  /// Returns a key that identifies a view across canvases.
  private func key(_ view: LayoutSnapshot.View) -> String {
    view.identifier ?? "\(view.className) \(view.label ?? "") \(view.parent ?? -1)"
  }

  /// Returns the change of one view on all canvases, or `nil` if it has none.
  private func change(
    _ was: LayoutSnapshot.View?, _ now: LayoutSnapshot.View?,
    _ movements: [(delta: Delta, canvas: DiffCanvas)],
    _ constraints: [String: [ViewChange.ConstraintChange]]
  ) -> ViewChange? {
    guard let view = now ?? was else { return nil }
    // Views without an identifier in a document are parts of others.
    guard view.identifier != nil else { return nil }
    let change = ViewChange(
      identifier: view.identifier, name: view.nameForPeople,
      status: was == nil ? .added : now == nil ? .removed : .changed,
      movements: grouped(movements),
      constraints: was == nil || now == nil ? [] : constraints[view.identifier ?? ""] ?? [],
      properties: was.flatMap { was in now.map { Self.properties(was, $0) } } ?? [])
    return change.isEmpty ? nil : change
  }

  /// Groups canvases with the same distance; the largest group first.
  private func grouped(
    _ movements: [(delta: Delta, canvas: DiffCanvas)]
  ) -> [ViewChange.Movement] {
    let words = CanvasWords(canvases)
    let groups = Dictionary(grouping: movements, by: \.delta)
    return groups.map { delta, members in
      let places = members.map(\.canvas)
      return ViewChange.Movement(
        x: delta.x, y: delta.y, width: delta.width, height: delta.height,
        place: words.words(places), canvases: places.map(\.name))
    }.sorted { ($1.canvases.count, $0.place) < ($0.canvases.count, $1.place) }
  }

  /// Returns descriptions of the changes other than frame and constraints.
  private static func properties(
    _ was: LayoutSnapshot.View, _ now: LayoutSnapshot.View
  ) -> [String] {
    var found: [String] = []
    if was.className != now.className { found.append("class now \(now.className)") }
    if was.isHidden != now.isHidden { found.append(now.isHidden ? "now hidden" : "now shown") }
    if let text = now.content.text, let old = was.content.text {
      if old.string != text.string { found.append("text now “\(text.string.shortened)”") }
      if old.font != text.font { found.append("font now \(text.font.words)") }
    }
    return found
  }

  /// The difference between two frames, in whole points.
  private struct Delta: Hashable {
    /// Points by which the left edge moved, to the right.
    var x = 0
    /// Points by which the top edge moved, down.
    var y = 0
    /// Points by which the width grew.
    var width = 0
    /// Points by which the height grew.
    var height = 0

    /// Differences below this many points are invisible: a third of the smallest pixel.
    private static let allowance: CGFloat = 0.1
    /// The maximum distance in points, far beyond any screen. Greater distances are limited to it.
    private static let farthest: CGFloat = 1e6

    /// Creates the difference between two frames, or returns `nil` if they are the same.
    init?(_ was: CGRect, _ now: CGRect) {
      guard !was.isNear(now, within: Self.allowance) else { return nil }
      func points(_ distance: CGFloat) -> Int {
        guard distance.isFinite else { return 0 }
        return Int(max(-Self.farthest, min(Self.farthest, distance)).rounded())
      }
      x = points(now.minX - was.minX)
      y = points(now.minY - was.minY)
      width = points(now.width - was.width)
      height = points(now.height - was.height)
    }
  }
}

extension LayoutSnapshot.View {
  /// The class, with the label that distinguishes the view from others.
  var nameForPeople: String { label.map { "\(className) “\($0.shortened)”" } ?? className }
}

extension LayoutSnapshot.Content {
  /// The visible text, or `nil` if there is none.
  var text: LayoutSnapshot.Text? {
    switch self {
    case .label(let text), .textView(let text): text
    case .button(let title, _, _, _): title
    case .textField(let text, _, _): text
    default: nil
    }
  }
}

extension LayoutSnapshot.Font {
  /// A description of the font, such as `system 17 italic`.
  var words: String {
    [
      family ?? "system", size.shortText, weight == 400 ? nil : "weight \(weight)",
      isItalic ? "italic" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}
