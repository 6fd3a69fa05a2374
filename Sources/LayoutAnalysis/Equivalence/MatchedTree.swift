import AutoLayout

/// The views of one side of a comparison, with the properties by which they are matched.
@MainActor
struct MatchedTree {
  /// The views of the snapshot.
  let views: [LayoutSnapshot.View]
  /// The names of the views in reports.
  let names: [ComparedView]
  /// Names of each view other than its identifier: accessibility identifier, restoration identifier
  /// and label.
  let aliases: [[String]]

  /// Creates the tree of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - views: The views in the order of the snapshot. The array is empty if only the snapshot is
  ///     available.
  init(_ snapshot: LayoutSnapshot, _ views: [UIView]) {
    self.views = snapshot.views
    names = snapshot.views.enumerated().map { ComparedView($1, at: $0) }
    aliases = snapshot.views.indices.map { index in
      guard views.indices.contains(index) else { return [] }
      let view = views[index]
      return [view.accessibilityIdentifier, view.restorationIdentifier, view.documentLabel]
        .compactMap { $0 }
    }
  }

  /// Creates the tree of a layout.
  init(_ sample: LayoutSample) { self.init(sample.snapshot, sample.views) }

  /// Returns the views with a unique name, by name. Identifiers precede other names.
  func owners() -> [String: Int] {
    func unique(_ pairs: [(String, Int)]) -> [String: Int] {
      Dictionary(pairs) { $0 == $1 ? $0 : -1 }.filter { $0.value >= 0 }
    }
    let others = unique(aliases.enumerated().flatMap { index, names in names.map { ($0, index) } })
    let identifiers = unique(
      views.enumerated().compactMap { index, view in view.identifier.map { ($0, index) } })
    return others.merging(identifiers) { $1 }
  }

  /// Returns a Boolean value that indicates whether a view is invisible itself and has subviews: a
  /// wrapper, or a stack view.
  func isContainer(_ index: Int) -> Bool {
    let view = views[index]
    guard Self.containerClasses.contains(view.className), !view.children.isEmpty,
      view.drawing == nil, view.overlay == nil, !view.clipsToBounds
    else { return false }
    switch view.content {
    case .none, .stack: break
    default: return false
    }
    var appearance = view.appearance
    appearance.tintColor = nil
    return appearance == LayoutSnapshot.Appearance()
  }

  /// Classes of views that are invisible unless they have a background, a border or a shadow.
  private static let containerClasses: Set<String> = ["UIView", "UIStackView"]

  /// Returns the properties that distinguish a view from its siblings, apart from its position: the
  /// class, the text, and whether it has subviews and is a container.
  func shape(_ index: Int) -> String {
    let view = views[index]
    return "\(view.className)\n\(view.label ?? "")\n\(view.children.isEmpty)\n\(isContainer(index))"
  }
}
