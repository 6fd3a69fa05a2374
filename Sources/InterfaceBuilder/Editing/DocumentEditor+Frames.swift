import Foundation

/// Recorded frames, in points in the coordinates of the superview.
///
///     <rect key="frame" x="16" y="20" width="343" height="44"/>
extension DocumentEditor {
  /// Records the frame of a view, in a new first child if none is recorded.
  ///
  /// Numbers that are equal to the recorded ones keep their notation.
  package mutating func record(_ frame: CGRect, of view: XMLTree.Element) {
    guard let recorded = view.child(ViewElement.frame) else { return insert(frame, into: view) }
    record(frame, in: recorded)
  }

  /// Records a frame in an existing `<rect>`.
  mutating func record(_ frame: CGRect, in recorded: XMLTree.Element) {
    for (attribute, value) in RectElement.values(of: frame) {
      setCoordinate(attribute, of: recorded, to: value)
    }
  }

  /// Inserts the element of a frame, which replaces distances to the superview.
  mutating func insert(_ frame: CGRect, into view: XMLTree.Element) {
    for inset in view.children where inset[ObjectElement.key] == ViewElement.frameInset.key {
      remove(inset)
    }
    insert(
      RectElement.frame(frame), into: view, before: ViewSchema.elementAfterFrame(of: view))
  }

  /// Records another origin. Has no effect if no frame is recorded.
  mutating func recordOrigin(_ origin: CGPoint, of view: XMLTree.Element) {
    guard let recorded = view.child(ViewElement.frame) else { return }
    setCoordinate(RectElement.x, of: recorded, to: origin.x)
    setCoordinate(RectElement.y, of: recorded, to: origin.y)
  }

  /// Sets a number of a frame unless it is equal to the recorded one, whose notation is kept.
  private mutating func setCoordinate(
    _ attribute: SchemaAttribute<CGFloat>, of recorded: XMLTree.Element, to value: CGFloat
  ) {
    let old = recorded.text(of: attribute).flatMap { Double($0) }
    guard old != Double(value) else { return }
    set(attribute.name, of: recorded, to: attribute.form.write(value))
  }
}
