/// The lifetime record of a view or guide, for references that do not keep the item alive.
///
/// An object with a weak reference has a side table, which every later retain and release of the
/// object uses. Layout retains views frequently, and every view has a weak reference to its
/// superview. In a project of 300 screens, weak references took a third of the time. A lifetime
/// record is a small separate object that the item and the references to it share.
///
/// There are two differences from a weak reference. The last reference to an item must be released
/// on the main actor, where the record is read: nothing else prevents a read while the item is
/// being deallocated. The record also returns the item until the deinitializer of `UIView` or
/// `UILayoutGuide` runs, which is after the deinitializers of subclasses. Those must not store the
/// item.
package final class ItemLife: @unchecked Sendable {
  /// The item until it is deallocated. It is accessed only where items are: on the main actor, and
  /// during the deallocation of the item.
  unowned(unsafe) private(set) var item: (any LayoutItem)?
  /// The item if it is a view, or `nil` for a guide and after the item is deallocated.
  var view: UIView? { viewReference?.takeUnretainedValue() }
  /// The item if it is a view, for comparisons and traversals without reference counting.
  private(set) var viewReference: Unmanaged<UIView>?
  /// A Boolean value that indicates whether the item was deallocated.
  private(set) var hasEnded = false
  /// The record of the item in the host that was created last, if any.
  @exclusivity(unchecked) var record: LayoutRecord? {
    didSet { viewReference?.setRecord(record) }
  }

  /// Creates the record of an existing item.
  init(_ item: any LayoutItem) {
    self.item = item
    viewReference = (item as? UIView).map(Unmanaged.passUnretained)
  }

  /// Called by the deinitializer of the item.
  func end() {
    hasEnded = true
    item = nil
    viewReference = nil
    endRecords()
  }
}

/// A reference to a view that does not keep it alive. It is `nil` after the view is deallocated.
@propertyWrapper
@MainActor
package struct ViewLink {
  private var life: ItemLife?

  package var wrappedValue: UIView? {
    get { life?.view }
    set { life = newValue?.life }
  }

  package init(wrappedValue: UIView?) { life = wrappedValue?.life }
}

/// A reference to a view or guide that does not keep it alive. It is `nil` after the item is
/// deallocated.
@propertyWrapper
@MainActor
package struct ItemLink {
  /// The lifetime record of the item.
  private(set) var life: ItemLife?

  package var wrappedValue: (any LayoutItem)? {
    get { life?.item }
    set { life = newValue?.life }
  }

  package init(wrappedValue: (any LayoutItem)?) { life = wrappedValue?.life }
}

/// References to views that the tree keeps alive, which are not counted.
extension Unmanaged<UIView> {
  /// The superview.
  var parent: Unmanaged? { withInstance { $0.parentReference } }

  /// The root of the view hierarchy that contains the view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  var root: Unmanaged {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// A Boolean value that indicates whether the view or a descendant is marked for layout.
  var isMarkedForLayout: Bool {
    withInstance { $0.needsLayoutFlag || $0.descendantNeedsLayout }
  }

  /// A Boolean value that indicates whether the view or a descendant is marked for an update of its
  /// constraints.
  var isMarkedForUpdate: Bool {
    withInstance { $0.needsUpdateConstraintsFlag || $0.descendantNeedsUpdateConstraints }
  }

  /// A Boolean value that indicates whether the view or a descendant is marked for layout or for an
  /// update of its constraints.
  var isMarked: Bool { isMarkedForLayout || isMarkedForUpdate }

  /// Stores the record that the lifetime record of the view keeps alive.
  func setRecord(_ record: LayoutRecord?) {
    let reference = record.map { Unmanaged<LayoutRecord>.passUnretained($0) }
    withInstance { $0.recordReference = reference }
  }

  /// Records that a subview or one of its descendants needs layout. Returns true if this was
  /// recorded before.
  @MainActor func markDescendants(in subview: Unmanaged) -> Bool {
    withInstance {
      $0.noteMark(of: subview)
      let wasMarked = $0.descendantNeedsLayout
      $0.descendantNeedsLayout = true
      return wasMarked
    }
  }

  /// Records that a subview or one of its descendants needs to update its constraints. Returns true
  /// if this was recorded before.
  @MainActor func markDescendantsForUpdate(in subview: Unmanaged) -> Bool {
    withInstance {
      $0.noteMark(of: subview)
      let wasMarked = $0.descendantNeedsUpdateConstraints
      $0.descendantNeedsUpdateConstraints = true
      return wasMarked
    }
  }

  /// Returns a Boolean value that indicates whether the view is another one or one of its
  /// descendants.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  func isWithin(_ ancestor: Unmanaged) -> Bool {
    let end = ancestor.toOpaque()
    var current = Optional(self)
    while let view = current {
      if view.toOpaque() == end { return true }
      current = view.parent
    }
    return false
  }

  /// Returns the nearest common ancestor of this view and another one, which can be one of them.
  ///
  /// - Complexity: O(*d*²), where *d* is the depth of the views.
  @inline(__always) func nearestAncestor(sharedWith view: Unmanaged) -> Unmanaged? {
    var current = Optional(self)
    while let ancestor = current, !view.isWithin(ancestor) { current = ancestor.parent }
    return current
  }
}

extension [UIView] {
  /// Calls `body` for each view without retaining it, because a retain would load the view's
  /// memory. The array keeps the views alive, even if `body` changes the property from which it was
  /// read.
  @inline(__always)
  func forEachReference(_ body: (Unmanaged<UIView>) -> Void) {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { references in
        for reference in references { body(reference) }
      }
    }
  }
}

extension [UIView] {
  /// The number of comparisons per view after which ``indices(of:)`` stops: a few passes over the
  /// array, which take less time than reading the views.
  private static let comparisonsPerView = 4

  /// Returns the sorted indices of the views that are in the array, without duplicates, or `nil` if
  /// the search takes too long. The views themselves are not read.
  ///
  /// Each search starts after the view that was found last, so that views in the order of the array
  /// require one pass.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the array.
  func indices(of views: [Unmanaged<UIView>]) -> [Int]? {
    if views.isEmpty { return [] }
    return withUnsafeBufferPointer { all in
      all.withMemoryRebound(to: Unmanaged<UIView>.self) { references in
        var isFound = [Bool](repeating: false, count: references.count)
        var start = 0
        var budget = references.count * Self.comparisonsPerView
        for view in views {
          var index = start
          var remaining = references.count
          while remaining > 0 {
            if index >= references.count { index = 0 }
            if references[index].toOpaque() == view.toOpaque() { break }
            index += 1
            remaining -= 1
            budget -= 1
            if budget < 0 { return nil }
          }
          guard remaining > 0 else { continue }
          isFound[index] = true
          start = index + 1
        }
        var found: [Int] = []
        found.reserveCapacity(views.count)
        for index in 0..<isFound.count where isFound[index] { found.append(index) }
        return found
      }
    }
  }
}

extension Unmanaged {
  /// Calls `body` with the object without retaining it. The caller keeps it alive.
  ///
  /// A main actor closure that is passed to the standard library checks its thread in every call. A
  /// closure that is passed to a method of this module does not.
  @inline(__always)
  func withInstance<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

/// The nearest common ancestor of items.
@MainActor
struct CommonAncestor {
  /// The common ancestor of the items so far, if any.
  private(set) var view: Unmanaged<UIView>?
  private var isEmpty = true

  /// Includes an item. A deallocated item is ignored, and a guide without an owner has no ancestor.
  mutating func include(_ life: ItemLife?) {
    guard let life, !life.hasEnded else { return }
    let own = life.viewReference ?? (life.item?.layoutItemView).map(Unmanaged.passUnretained)
    if isEmpty {
      view = own
    } else if let own, let current = view {
      view = current.nearestAncestor(sharedWith: own)
    } else {
      view = nil
    }
    isEmpty = false
  }
}
