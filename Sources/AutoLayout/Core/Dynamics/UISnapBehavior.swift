import Foundation

/// A behavior that moves an item to a point like a damped spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point in points at which the item ends.
  open var snapPoint: CGPoint { didSet { wake() } }
  /// The damping from 0, with most oscillation, to 1, without any. The default is 0.5.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  /// The frequency in hertz of the spring (assumed).
  private static let frequency = 2.5
  /// The least damping ratio, with which the item comes to rest (assumed).
  private static let minDamping = 0.1
  /// The distances in points and radians, and the velocities in points and radians per second, below
  /// which the item is at its end.
  private static let end = (distance: 0.5, angle: 0.01, velocity: 5.0, spin: 0.1)

  /// Creates a behavior that moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func conditions(_ world: DynamicsWorld, _ seconds: Double) -> [VelocityCondition] {
    guard let body = world[item] else { return [] }
    let error = body.position - DynamicVector(snapPoint)
    let axes = [(DynamicVector(1, 0), error.x), (DynamicVector(0, 1), error.y)]
    let ratio = max(Double(damping), Self.minDamping)
    return axes.map {
      VelocityCondition(nil, body, axis: $0.0)
        .correcting($0.1, frequency: Self.frequency, damping: ratio, in: seconds)
    } + [
      VelocityCondition(nil, body, rotation: 1)
        .correcting(body.angle, frequency: Self.frequency, damping: ratio, in: seconds)
    ]
  }

  override func finishStep(_ world: DynamicsWorld) {
    guard let body = world[item] else { return }
    let target = DynamicVector(snapPoint)
    guard (body.position - target).length < Self.end.distance, abs(body.angle) < Self.end.angle,
      body.velocity.length < Self.end.velocity, abs(body.spin) < Self.end.spin
    else { return }
    (body.position, body.angle, body.velocity, body.spin) = (target, 0, .zero, 0)
  }
}
