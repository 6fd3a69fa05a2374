/// A layout guide that Interface Builder offers for a view.
public enum LayoutGuideKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// The safe area.
  case safeArea
  /// The two guides of a scroll view: its content, and its frame, which does not scroll.
  case scrollView
}

/// Layout guides of views.
extension DocumentEditor {
  /// Shows a layout guide of a view, so that constraints can refer to it.
  ///
  ///     <viewLayoutGuide key="safeArea" id="abc-De-fGh"/>
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such view, if the view has
  ///   the guide already, or for the guides of a scroll view in another view.
  package mutating func add(
    _ guide: LayoutGuideKind, to viewID: String
  ) throws(InterfaceDocumentError) {
    let view = try document.view(withIdentifier: viewID)
    let isScrollView = [.scrollView, .tableView, .collectionView, .textView].contains(view.kind)
    let children =
      guide == .safeArea
      ? [ViewElement.safeArea]
      : [ScrollViewElement.contentLayoutGuide, ScrollViewElement.frameLayoutGuide]
    guard guide == .safeArea || isScrollView else {
      throw document.invalidEdit(
        "<\(view.name)> has no content layout guide", hint: "choose a scroll view")
    }
    let missing = children.filter { view.child($0) == nil }
    guard !missing.isEmpty else {
      throw document.invalidEdit("the view shows this guide already", hint: "use the existing one")
    }
    for child in missing {
      insert(
        NewElement(
          .viewLayoutGuide, child.marks + [ObjectElement.id.assigned(newIdentifier())]),
        into: view, before: ViewSchema.elementAfter(child, in: view))
    }
  }
}
