import Foundation

/// A behavior that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects that items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItems
  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }
  /// The kinds of objects that the items collide with.
  open var collisionMode = Mode.everything { didSet { wake() } }
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// A Boolean value that indicates whether items stay within the bounds of the reference view, or
  /// the content of a collection view.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { wake() } }

  /// The distances in points of the boundary from the bounds of the reference view.
  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [CollisionBoundary] = []
  /// The name of the boundary of the bounds of the reference view.
  private let referenceName = BoundaryName(nil)
  /// The pairs that touched in the last step.
  private var touching = CollisionList()
  /// The pairs that touched in a step since the last report. A bounce takes a single step.
  private var touched = CollisionList()
  /// The pairs that touched at the last report.
  private var reported = CollisionList()

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem] = []) { list = DynamicItems(items) }

  /// Adds an item that collides.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    wake()
  }

  /// Lets an item pass through the others and the boundaries.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }

  /// Creates a boundary from the bounds of the reference view, inset by distances in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  // MARK: - Boundaries

  /// Adds the lines of a path as a boundary, in points in the coordinates of the reference view.
  /// They replace those of a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let known = boundaries.first { Self.isSame($0.name.identifier, identifier) }
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      CollisionBoundary(
        name: known?.name ?? BoundaryName(identifier), path: bezierPath,
        lines: bezierPath.cgPath.boundaryLines))
    wake()
  }

  /// Adds a line as a boundary, in points in the coordinates of the reference view.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or `nil` if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.name.identifier, identifier) }?.path
  }

  /// Removes the boundary that was added with an identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.name.identifier, identifier) }
    wake()
  }

  /// The identifiers of the boundaries, or `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.name.identifier)
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  /// Returns a Boolean value that indicates whether two identifiers are equal.
  private static func isSame(_ first: (any NSCopying)?, _ second: any NSCopying) -> Bool {
    guard let first = first as? NSObject, let second = second as? NSObject else {
      return first as AnyObject? === second as AnyObject
    }
    return first.isEqual(second)
  }

  /// The boundaries in effect. The bounds of the reference view are the first.
  private var effectiveBoundaries: [CollisionBoundary] {
    guard collisionMode.contains(.boundaries) else { return [] }
    guard translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds()
    else { return boundaries }
    let path = UIBezierPath(rect: bounds.inset(by: referenceInsets))
    let lines = path.cgPath.boundaryLines
    return [CollisionBoundary(name: referenceName, path: path, lines: lines, isSolid: true)]
      + boundaries
  }

  // MARK: - For the animator

  override var movedItems: [any UIDynamicItem] { items }

  /// The distance in points below which shapes touch.
  private static let touch = 0.5

  override func conditions(_ world: DynamicsWorld, _ seconds: Double) -> [VelocityCondition] {
    let bodies = items.compactMap { world[$0] }
    var conditions: [VelocityCondition] = []
    touching = CollisionList()
    func add(
      _ first: DynamicBody?, _ second: DynamicBody, _ pair: CollisionPair, _ found: [ContactPoint]
    ) {
      for contact in found {
        let made = ContactConditions.make(first, second, contact, seconds)
        // A bouncing body reverses in the step in which it would reach the other one.
        let end = contact.separation + seconds * (made.first?.relativeVelocity ?? 0)
        if contact.separation < Self.touch || end < 0 {
          let place = contact.place - contact.normal * max(contact.separation, 0)
          touching.add(pair, at: place)
          touched.add(pair, at: place)
        }
        conditions += made
      }
    }
    for boundary in effectiveBoundaries {
      for body in bodies {
        let margin = Self.touch + seconds * body.velocity.length * 2
        add(
          nil, body,
          CollisionPair(item: ObjectIdentifier(body.item), partner: .boundary(boundary.name)),
          body.contacts(with: boundary, within: margin))
      }
    }
    guard collisionMode.contains(.items) else { return conditions }
    for (index, first) in bodies.enumerated() {
      for second in bodies.dropFirst(index + 1) {
        let margin = Self.touch + seconds * (first.velocity - second.velocity).length * 2
        let distance = (second.position - first.position).length
        guard distance < first.radius + second.radius + margin else { continue }
        let pair = CollisionPair(
          item: ObjectIdentifier(first.item), partner: .item(ObjectIdentifier(second.item)))
        add(
          first, second, pair,
          first.placedShape.contacts(with: second.placedShape, within: margin))
      }
    }
    return conditions
  }

  override func report(_ world: DynamicsWorld) {
    let (old, recent, present) = (reported, touched, touching)
    (reported, touched) = (touching, CollisionList())
    guard let collisionDelegate else { return }
    let new = recent.pairs.filter { !old.contains($0) }
    for pair in new {
      guard let item = world.bodies[pair.item]?.item else { continue }
      switch pair.partner {
      case .item(let other):
        guard let other = world.bodies[other]?.item else { continue }
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item, with: other, at: recent[pair].point)
      case .boundary(let boundary):
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item,
          withBoundaryIdentifier: boundary.identifier, at: recent[pair].point)
      }
    }
    for pair in old.pairs + new where !present.contains(pair) {
      guard let item = world.bodies[pair.item]?.item else { continue }
      switch pair.partner {
      case .item(let other):
        guard let other = world.bodies[other]?.item else { continue }
        collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
      case .boundary(let boundary):
        collisionDelegate.collisionBehavior(
          self, endedContactFor: item,
          withBoundaryIdentifier: boundary.identifier)
      }
    }
  }
}
