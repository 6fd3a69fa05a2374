import Foundation

/// An array of pointers to objects. Pointers can be `nil`, and references can be weak.
open class NSPointerArray: NSObject {
  /// An element, strong or weak.
  private enum Element {
    case strong(AnyObject?)
    case weak(Weak)

    /// The object, or `nil` if there is none or it is deallocated.
    var object: AnyObject? {
      switch self {
      case .strong(let object): object
      case .weak(let weak): weak.object
      }
    }
  }

  /// A weak reference.
  private final class Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
  }

  /// A Boolean value that indicates whether the array retains its objects.
  private let isStrong: Bool
  private var elements: [Element] = []

  /// Creates an empty array.
  private init(isStrong: Bool) {
    self.isStrong = isStrong
    super.init()
  }

  /// Creates an empty array. Only options for weak memory make its references weak.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(isStrong: !options.isWeak)
  }

  /// Returns an empty array that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(isStrong: true) }
  /// Returns an empty array that does not retain its objects. Pointers to deallocated objects
  /// become `nil`.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(isStrong: false) }

  /// The number of elements, including those that are `nil`. Setting it removes elements at the
  /// end, or appends elements that are `nil`.
  open var count: Int {
    get { elements.count }
    set {
      if newValue < elements.count {
        elements.removeLast(elements.count - max(0, newValue))
      } else {
        elements += Array(repeating: element(nil), count: newValue - elements.count)
      }
    }
  }

  /// The objects that are not `nil`, in order.
  open var allObjects: [Any] { elements.compactMap(\.object) }

  /// Returns a pointer to the object at an index, or `nil` if there is none or it is deallocated.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    elements[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Appends a pointer.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { elements.append(element(pointer)) }
  /// Inserts a pointer at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    elements.insert(element(item), at: index)
  }
  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    elements[index] = element(item)
  }
  /// Removes the element at an index.
  open func removePointer(at index: Int) { elements.remove(at: index) }
  /// Removes the elements that are `nil`.
  open func compact() { elements.removeAll { $0.object == nil } }

  /// Returns an element for a pointer to an object.
  private func element(_ pointer: UnsafeMutableRawPointer?) -> Element {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return isStrong ? .strong(object) : .weak(Weak(object))
  }
}
