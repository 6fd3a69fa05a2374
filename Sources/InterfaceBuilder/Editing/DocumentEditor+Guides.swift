/// A layout guide that Interface Builder offers for a view.
public enum LayoutGuideKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// The part of the view that bars and the display's edges leave free.
  case safeArea
  /// The part of the view that the keyboard covers.
  case keyboard
  /// The two guides of a scroll view: its content, and its frame, which does not scroll.
  case scrollView
}

/// Layout guides of views.
extension DocumentEditor {
  /// Shows a layout guide of a view, so that constraints can refer to it.
  ///
  ///     <viewLayoutGuide key="safeArea" id="abc-De-fGh"/>
  ///     <keyboardLayoutGuide key="keyboard" id="jKl-Mn-oPq"/>
  ///
  /// The form of the keyboard guide is that of one public document; no document of the corpus has
  /// one.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such view, if the view
  ///   already has the guide, or for the guides of a scroll view in another view.
  package mutating func add(
    _ guide: LayoutGuideKind, to viewID: String
  ) throws(InterfaceDocumentError) {
    let view = try document.view(withIdentifier: viewID)
    let isScrollView = [.scrollView, .tableView, .collectionView, .textView].contains(view.kind)
    let children =
      switch guide {
      case .safeArea: [ViewElement.safeArea]
      case .keyboard: [ViewElement.keyboard]
      case .scrollView: [ScrollViewElement.contentLayoutGuide, ScrollViewElement.frameLayoutGuide]
      }
    guard guide != .scrollView || isScrollView else {
      throw document.invalidEdit(
        "<\(view.name)> has no content layout guide", hint: "choose a scroll view")
    }
    let missing = children.filter { view.child($0) == nil }
    guard !missing.isEmpty else {
      throw document.invalidEdit("the view already has this guide", hint: "use the existing one")
    }
    for child in missing {
      insert(
        NewElement(
          child.name ?? .viewLayoutGuide,
          child.marks
            + [ObjectElement.id.assigned(newIdentifier(for: "\(viewID) \(child.key ?? "")"))]),
        into: view, before: ViewSchema.elementAfter(child, in: view))
    }
  }
}
