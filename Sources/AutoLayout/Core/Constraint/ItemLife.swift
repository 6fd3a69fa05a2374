/// Whether a view or guide is alive, for references that do not keep it so.
///
/// An object with a weak reference gets a side table, through which every later retain and release of
/// it goes. Layout retains views all the time, and every view has a superview that it does not keep
/// alive; measured on a project of 300 screens that cost a third of the time. A life is a small object
/// of its own instead: the item holds it, and so do those who refer to the item.
///
/// Two things differ from a weak reference. The last reference to an item must go on the main actor,
/// where the life is read: nothing else keeps a reader from an item that is going. And the item is
/// answered until the deinitialiser of `UIView` or `UILayoutGuide`, which runs after those of
/// subclasses: these must not keep what they read from a life.
package final class ItemLife: @unchecked Sendable {
  /// The item until it is deallocated. Only read and written where items are: on the main actor, and
  /// when the item goes.
  unowned(unsafe) private(set) var item: (any LayoutItem)?
  /// The same if it is a view.
  unowned(unsafe) private(set) var view: UIView?

  /// The life of an item that is alive.
  init(_ item: any LayoutItem) {
    self.item = item
    view = item as? UIView
  }

  /// Told by the item's deinitialiser.
  func end() {
    item = nil
    view = nil
  }
}

/// A reference to a view that does not keep it alive; nil once the view is gone.
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

/// A reference to a view or guide that does not keep it alive; nil once it is gone.
@propertyWrapper
@MainActor
package struct ItemLink {
  private var life: ItemLife?

  package var wrappedValue: (any LayoutItem)? {
    get { life?.item }
    set { life = newValue?.life }
  }

  package init(wrappedValue: (any LayoutItem)?) { life = wrappedValue?.life }
}
