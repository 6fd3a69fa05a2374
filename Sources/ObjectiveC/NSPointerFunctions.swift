import Foundation

/// How a table or collection keeps and compares its objects.
open class NSPointerFunctions: NSObject {
  /// Ways to keep and to compare; the ways that concern raw memory are not offered.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive, the default.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave when they are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal by `isEqual(_:)`, the default.
    public static let objectPersonality: Options = []
    /// Objects are equal when they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied as they come in.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 7 == 5 }
    var isByIdentity: Bool { contains(.objectPointerPersonality) }
  }
}

/// The options of a hash table by their other names.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table by their other names.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object in a table, compared as the options say.
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

  /// The object; nil once it is gone.
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
