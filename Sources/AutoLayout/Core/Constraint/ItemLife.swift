/// The lifetime record of a view or guide, for references that do not keep the item alive.
///
/// An object with a weak reference has a side table, which every later retain and release of the
/// object uses. Layout retains views constantly, and every view has a superview that it does not
/// keep alive. In a project of 300 screens, weak references took a third of the time. A lifetime
/// record is a small separate object instead. The item and the references to the item hold it.
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
  /// The item if it is a view.
  var view: UIView? { viewReference?.takeUnretainedValue() }
  /// The item if it is a view, for comparisons and walks that do not count references.
  private(set) var viewReference: Unmanaged<UIView>?
  /// Indicates whether the item was deallocated.
  private(set) var hasEnded = false
  /// The record of the item in the host that was created last, or nil.
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
    record = nil
  }
}

/// A reference to a view that does not keep it alive. It is nil after the view is deallocated.
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

/// A reference to a view or guide that does not keep it alive. It is nil after the item is
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
