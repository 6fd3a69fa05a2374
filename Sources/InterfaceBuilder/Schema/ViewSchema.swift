import AutoLayout
/// The order of elements in a view's element, as Xcode writes it.
enum ViewSchema {
  /// Returns the child of a view before which `<constraints>` is written, or `nil` for the end.
  ///
  /// Measured on 4,600 views: frame, mask, content, accessibility, background and gesture
  /// recognizers come before; everything else comes after. Guides come before from Xcode 12 on
  /// (`viewLayoutGuide` was before in 391 of 401 views of Xcode 12 and later, in 1 of 229 before).
  static func elementAfterConstraints(of view: XMLTree.Element) -> XMLTree.Element? {
    let release = Release(toolsVersion: view.tree.root[DocumentElement.toolsVersion])
    let guidesComeFirst = PlatformMetrics.guidesPrecedeConstraints[
      Platform(release, on: .canvas)]
    var last: XMLTree.Element?
    for child in view.children where comesBefore(child, guidesComeFirst) { last = child }
    guard let last else { return view.children.first { _ in true } }
    var children = view.children
    while let child = children.next() { if child == last { return children.next() } }
    return nil
  }

  private static func comesBefore(_ child: XMLTree.Element, _ guidesComeFirst: Bool) -> Bool {
    let key = child[ObjectElement.key]
    return switch child.kind {
    case .rect, .frame, .autoresizingMask, .subviews, .accessibility, .gestureRecognizers: true
    case .color: key == ViewElement.backgroundColor.key || key == ViewElement.tintColor.key
    case .viewLayoutGuide, .keyboardLayoutGuide: guidesComeFirst
    default: key == ViewElement.contentView.key || child.kind == .tableViewCellContentView
    }
  }

  /// Returns the child of a view before which its frame is written: the first one, or `nil` for the
  /// end.
  static func elementAfterFrame(of view: XMLTree.Element) -> XMLTree.Element? {
    view.children.first { _ in true }
  }

  /// Returns the child before which an autoresizing mask is written: the one after the frame, or
  /// `nil` for the end.
  static func elementAfterMask(of view: XMLTree.Element) -> XMLTree.Element? {
    view.children.first { $0.kind != .rect && $0.kind != .frame }
  }

  /// Returns the child of a view or constraint before which variations are written: the
  /// connections, or the point of a scene, or `nil` for the end.
  static func elementAfterVariations(of element: XMLTree.Element) -> XMLTree.Element? {
    element.children.first { $0.kind == .connections || $0.kind == .point }
  }

  /// Returns the child before which the list of subviews is written: the one after the frame and
  /// the mask, or `nil` for the end.
  static func elementAfterSubviews(of view: XMLTree.Element) -> XMLTree.Element? {
    view.children.first {
      $0.kind != .rect && $0.kind != .autoresizingMask
    }
  }
}
