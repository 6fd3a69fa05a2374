/// Views without constraints keep their recorded frame, which Interface Builder calls fixed.
///
///     <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="abc-De-fGh">
extension DocumentEditor {
  /// Fixes a view to its recorded frame, with the corresponding autoresizing mask.
  package mutating func fixFrame(of view: XMLTree.Element) {
    set(ViewElement.fixedFrame.name, of: view, to: ViewElement.fixedFrame.text(true))
    guard view.child(ViewElement.mask) == nil else { return }
    insert(
      ViewElement.fixedFrameMask, into: view, before: ViewSchema.elementAfterMask(of: view))
  }

  /// Frees a view from its fixed frame. Has no effect on other views.
  package mutating func unfixFrame(of view: XMLTree.Element) {
    guard value(ViewElement.fixedFrame.name, of: view) != nil else { return }
    set(ViewElement.fixedFrame.name, of: view, to: nil)
    if let mask = view.child(ViewElement.mask) { remove(mask) }
  }

  /// Fixes a view that lost its last constraint, unless something other than constraints positions
  /// it.
  ///
  /// Roots, cells, arranged views, views with their own autoresizing mask, and views without a
  /// recorded frame do not change.
  ///
  /// With `leavesStack`, arranged views are fixed as well: their superview will be another one,
  /// which does not position them.
  mutating func fixUnconstrained(_ view: XMLTree.Element, leavesStack: Bool = false) {
    guard view.superview != nil, leavesStack || !view.isArranged,
      view[ViewElement.translatesAutoresizingMask] == false, view.child(ViewElement.frame) != nil,
      value(ViewElement.fixedFrame.name, of: view) == nil
    else { return }
    fixFrame(of: view)
  }
}
