import Foundation

/// The way in which a collection stores and compares its objects.
open class NSPointerFunctions: NSObject {
  /// Options for storing and comparing objects. The options for raw memory are not available.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strong references. This is the default.
    public static let strongMemory: Options = []
    /// Weak references. Deallocated objects are removed.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared with `isEqual(_:)`. This is the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 7 == 5 }
    var isByIdentity: Bool { contains(.objectPointerPersonality) }
  }
}

/// An alias for the options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// An alias for the options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object in a table, compared according to the options.
struct TableSlot: Hashable {
  private let strong: AnyObject?
  private let weakReference: WeakReference?
  private let identifier: ObjectIdentifier
  private let hashCode: Int
  private let isByIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copies = options.contains(.copyIn)
    let object =
      copies ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object : object
    strong = options.isWeak ? nil : object
    weakReference = options.isWeak ? WeakReference(object) : nil
    identifier = ObjectIdentifier(object)
    let comparable = object as? NSObject
    isByIdentity = options.isByIdentity || comparable == nil
    hashCode = isByIdentity ? identifier.hashValue : comparable?.hash ?? 0
  }

  /// The object, or `nil` after it is deallocated.
  var object: AnyObject? { strong ?? weakReference?.object }

  static func == (a: TableSlot, b: TableSlot) -> Bool {
    guard let first = a.object, let second = b.object else {
      return a.object == nil && b.object == nil && a.identifier == b.identifier
    }
    if first === second { return true }
    guard !a.isByIdentity, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashCode) }
}
