import Foundation

/// A behavior that accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The items that fall.
  open var items: [any UIDynamicItem] { list.items }
  /// The direction and magnitude. A length of 1 is 1000 points per second squared. The default is
  /// (0, 1), downward.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// The acceleration in points per second squared of a magnitude of 1 (Apple's documentation).
  private static let unit = 1000.0

  /// Creates gravity for items.
  public init(items: [any UIDynamicItem] = []) { list = DynamicItems(items) }

  /// Adds an item that falls.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    wake()
  }

  /// Ends the gravity of an item. It keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude. 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle in radians, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func applyForces(_ world: DynamicsWorld, _ seconds: Double) {
    let change = DynamicVector(gravityDirection) * (Self.unit * seconds)
    for body in items.compactMap({ world[$0] }) where !body.properties.isAnchored {
      body.velocity += change
    }
  }
}

extension CGVector {
  /// Creates a vector from its angle in radians, clockwise from the right, and its length.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(
      dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
  }

  /// The angle in radians, clockwise from the right.
  var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }
  /// The length.
  var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
