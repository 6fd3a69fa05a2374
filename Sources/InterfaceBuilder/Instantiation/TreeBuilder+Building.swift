import AutoLayout

extension TreeBuilder {
  /// 1. Make the views. 2. Make the guides, whose elements follow the constraints that name them.
  /// 3. Install the constraints. 4. Give the root its canvas.
  func build() -> InstantiatedRoot {
    let view = makeView(root.element, in: .root)
    for part in built { if let view = part.view { addGuides(of: part.element, to: view) } }
    addControllerGuides(to: view)
    place(view)
    installConstraints()
    for part in built { if let bar = part.view as? UIToolbar { fitStackedBar(bar) } }
    reportDuplicates()
    view.liveContent = self
    connectOutlets()
    wakeUp()
    if purpose == .application { logDiagnostics() }
    return InstantiatedRoot(
      view: view, canvas: canvas, root: root,
      diagnostics: diagnostics.sorted { $0.location.offset < $1.location.offset })
  }
}
