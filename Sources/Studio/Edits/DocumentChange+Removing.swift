import InterfaceBuilder

extension DocumentChange {
  /// Removes constraints; views that lose their last one are fixed to their recorded frames, as
  /// Interface Builder does: in the conformance documents every one of 211 fixed views has no
  /// constraint, and 5 of 5,302 views without a fixed frame have none.
  ///
  /// `gone` are identifiers of views that go too.
  mutating func removeConstraints(
    _ uses: [ConstraintElement], alsoGone gone: Set<String> = []
  ) {
    for use in uses { editor.removeConstraint(use.element) }
    let lost = uses.reduce(into: Set<String>()) { $0.formUnion($1.subjects) }.subtracting(gone)
    guard !lost.isEmpty else { return }
    let removed = Set(uses.map(\.element))
    var kept: Set<String> = []
    for use in ConstraintElement.all(in: document.tree) where !removed.contains(use.element) {
      kept.formUnion(use.subjects)
    }
    for id in lost.subtracting(kept).sorted() {
      guard let view = document.element(withIdentifier: id), view.isView else { continue }
      fix(view)
    }
  }

  /// Fixes a view to its recorded frame, where its superview does not place it.
  ///
  /// `force` says that the superview will be another one, which does not place it.
  mutating func fix(_ view: XMLTree.Element, force: Bool = false) {
    guard let list = view.parent, list.name == ViewElement.subviews,
      force || list.parent?.name != ViewElement.stackView,
      view[ViewElement.translatesAutoresizingMask] == false,
      view.child("rect", key: "frame") != nil,
      editor.value(ViewElement.fixedFrame.name, of: view) == nil
    else { return }
    editor.fixFrame(of: view)
  }
}
