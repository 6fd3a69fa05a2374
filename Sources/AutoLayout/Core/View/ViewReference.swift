/// References to views that the tree keeps alive, which are not counted.
extension Unmanaged<UIView> {
  /// The superview.
  var parent: Unmanaged? { withInstance { $0.parentReference } }

  /// The root of the view hierarchy that contains the view.
  ///
  /// - Complexity: O(superviews).
  var root: Unmanaged {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Indicates whether the view or a descendant is marked for layout.
  var isMarkedForLayout: Bool {
    withInstance { $0.needsLayoutFlag || $0.descendantNeedsLayout }
  }

  /// Stores the record that the lifetime record of the view keeps alive.
  func setRecord(_ record: LayoutRecord?) {
    let reference = record.map { Unmanaged<LayoutRecord>.passUnretained($0) }
    withInstance { $0.recordReference = reference }
  }

  /// Marks the view as one with descendants that need layout. Returns whether it was marked before.
  func markDescendants() -> Bool {
    withInstance {
      let wasMarked = $0.descendantNeedsLayout
      $0.descendantNeedsLayout = true
      return wasMarked
    }
  }

  /// Returns whether the view is another one or one of its descendants. Linear in depth.
  func isWithin(_ ancestor: Unmanaged) -> Bool {
    let end = ancestor.toOpaque()
    var current = Optional(self)
    while let view = current {
      if view.toOpaque() == end { return true }
      current = view.parent
    }
    return false
  }

  /// Returns the nearest view that contains this view and another one, which can be one of them.
  /// Quadratic in depth.
  @inline(__always) func nearestAncestor(sharedWith view: Unmanaged) -> Unmanaged? {
    var current = Optional(self)
    while let ancestor = current, !view.isWithin(ancestor) { current = ancestor.parent }
    return current
  }
}

extension [UIView] {
  /// Calls `body` for each view. The views are not retained one by one: a copy of the array keeps them
  /// alive, even if `body` changes the original. Each retain would wait for the memory of its view.
  @inline(__always)
  func forEachReference(_ body: (Unmanaged<UIView>) -> Void) {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { references in
        for reference in references { body(reference) }
      }
    }
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which is not retained: something else keeps it alive.
  ///
  /// A closure on the main actor that is passed to the standard library checks in every call that it
  /// runs there. One that is passed to a method of this module does not.
  @inline(__always)
  func withInstance<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
