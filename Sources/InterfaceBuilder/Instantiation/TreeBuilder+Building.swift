import AutoLayout

extension TreeBuilder {
  /// Creates the views, guides and constraints of the root, and connects them.
  ///
  /// 1. Create the views.
  /// 2. Create the guides, whose elements follow the constraints that refer to them.
  /// 3. Give the root its canvas.
  /// 4. Install the constraints.
  /// 5. Connect outlets and actions, and notify the views that they are complete.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the root.
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
      view: view, canvas: canvas, root: root, placeholders: ViewPlaceholders(root.element),
      barItems: purpose == .canvas ? canvasBarItems() : CanvasBarItems(),
      diagnostics: diagnostics.sorted { $0.location.offset < $1.location.offset })
  }
}
