/// Views without constraints keep their recorded frame, which Interface Builder calls fixed.
extension DocumentEditor {
  /// Fixes a view to its recorded frame, with the autoresizing mask that belongs to it.
  package mutating func fixFrame(of view: XMLTree.Element) {
    set(ViewElement.fixedFrame.name, of: view, to: ViewElement.fixedFrame.text(true))
    guard
      view.child(ViewElement.autoresizingMask, key: ViewElement.autoresizingMask) == nil
    else { return }
    insert(
      ViewElement.fixedFrameMask, into: view, before: ViewSchema.elementAfterMask(of: view))
  }

  /// Frees a view from its fixed frame; does nothing for other views.
  package mutating func unfixFrame(of view: XMLTree.Element) {
    guard value(ViewElement.fixedFrame.name, of: view) != nil else { return }
    set(ViewElement.fixedFrame.name, of: view, to: nil)
    if let mask = view.child(ViewElement.autoresizingMask, key: ViewElement.autoresizingMask) {
      remove(mask)
    }
  }
}
