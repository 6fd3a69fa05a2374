import Foundation

/// The physical properties of items. If several behaviors contain an item, the last one that was
/// added to the animator determines its properties.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The items with the properties.
  open var items: [any UIDynamicItem] { list.items }
  private var properties = DynamicProperties() { didSet { wake() } }
  /// The velocities that are added in the next step.
  private var pending: [ObjectIdentifier: (velocity: DynamicVector, spin: Double)] = [:]

  /// Creates default properties for items.
  public init(items: [any UIDynamicItem] = []) { list = DynamicItems(items) }

  /// Applies the properties of the behavior to an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    wake()
  }

  /// Restores the default properties of an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    pending[ObjectIdentifier(item)] = nil
    wake()
  }

  /// The fraction of the velocity that remains after a collision, from 0 to 1. The default is 0.
  open var elasticity: CGFloat {
    get { CGFloat(properties.elasticity) }
    set { properties.elasticity = Double(newValue) }
  }
  /// The friction against other items and boundaries, from 0. The default is 0.
  open var friction: CGFloat {
    get { CGFloat(properties.friction) }
    set { properties.friction = Double(newValue) }
  }
  /// The mass relative to the area. An item of 100 by 100 points with the default, 1, has the mass
  /// 1.
  open var density: CGFloat {
    get { CGFloat(properties.density) }
    set { properties.density = Double(newValue) }
  }
  /// The rate in 1/s at which the velocity decreases. The default is 0.
  open var resistance: CGFloat {
    get { CGFloat(properties.resistance) }
    set { properties.resistance = Double(newValue) }
  }
  /// The rate in 1/s at which the angular velocity decreases. The default is 0.
  open var angularResistance: CGFloat {
    get { CGFloat(properties.angularResistance) }
    set { properties.angularResistance = Double(newValue) }
  }
  /// The charge, on which electric and magnetic fields act. The default is 0.
  open var charge: CGFloat {
    get { CGFloat(properties.charge) }
    set { properties.charge = Double(newValue) }
  }
  /// A Boolean value that indicates whether the items are fixed. Other items can collide with them.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set { properties.isAnchored = newValue }
  }
  /// A Boolean value that indicates whether the items rotate. The default is true.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { properties.allowsRotation = newValue }
  }

  // MARK: - Velocities

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending[ObjectIdentifier(item), default: (.zero, 0)].velocity += DynamicVector(velocity)
    wake()
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let added = pending[ObjectIdentifier(item)]?.velocity ?? .zero
    return ((dynamicAnimator?.world[item]?.velocity ?? .zero) + added).point
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending[ObjectIdentifier(item), default: (.zero, 0)].spin += Double(velocity)
    wake()
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let added = pending[ObjectIdentifier(item)]?.spin ?? 0
    return CGFloat((dynamicAnimator?.world[item]?.spin ?? 0) + added)
  }

  // MARK: - For the animator

  override var movedItems: [any UIDynamicItem] { items }

  override func configure(_ world: DynamicsWorld) {
    for item in items {
      guard let body = world[item] else { continue }
      body.properties = properties
      guard let added = pending.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      body.velocity += added.velocity
      body.spin += added.spin
    }
  }
}
