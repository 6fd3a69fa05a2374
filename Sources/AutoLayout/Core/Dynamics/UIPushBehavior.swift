import Foundation

/// A behavior that pushes items with a force, continuously or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push: continuous or instantaneous.
  public enum Mode: Int, Hashable, Sendable {
    /// The force acts as long as the behavior is active.
    case continuous = 0
    /// The force acts once. The behavior is inactive afterward.
    case instantaneous = 1
  }

  private var list: DynamicItems
  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }
  /// The duration of the push: continuous or instantaneous.
  public let mode: Mode
  /// A Boolean value that indicates whether the force acts. An instantaneous push is inactive once
  /// it has acted; setting true pushes again.
  open var active = true { didSet { if active { wake() } } }
  /// The direction and magnitude. A length of 1 accelerates an item of 100 by 100 points and the
  /// density 1 by 100 points per second squared, or changes its velocity by 100 points per second
  /// if the push is instantaneous.
  open var pushDirection = CGVector.zero { didSet { wake() } }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The acceleration in points per second squared of an item with the mass 1 (Apple's
  /// documentation), and the change of velocity by an instantaneous push (assumed).
  private static let unit = 100.0

  /// Creates a push without a direction for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
  }

  /// Adds an item that is pushed.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    wake()
  }

  /// Ends the force on an item. It keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    wake()
  }

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the force.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle in radians, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Returns the point of an item that is pushed, in points relative to the center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point of an item that is pushed, in points relative to the center. A push outside the
  /// center rotates the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    wake()
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func applyForces(_ world: DynamicsWorld, _ seconds: Double) {
    guard active else { return }
    let force = DynamicVector(pushDirection) * Self.unit
    for item in items {
      guard let body = world[item] else { continue }
      let arm = DynamicVector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
      body.apply(impulse: mode == .continuous ? force * seconds : force, at: arm)
    }
    if mode == .instantaneous { active = false }
  }
}
