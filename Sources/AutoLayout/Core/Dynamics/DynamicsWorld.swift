import Foundation

/// The bodies of an animator's items, and their movement in small steps.
@MainActor
final class DynamicsWorld {
  /// The bodies by item.
  private(set) var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies in the order in which they were created.
  private(set) var orderedBodies: [DynamicBody] = []

  /// The number of simulation steps per refresh. Smaller steps make springs and bounces more
  /// accurate.
  private static let stepsPerRefresh = 4
  /// The number of iterations in which the conditions of a step are satisfied in sequence.
  private static let rounds = 12
  /// The velocities in points and radians per second below which a body is at rest: Box2D's 0.01
  /// m/s for 150 points per meter, and 2° per second (assumed).
  private static let rest = (velocity: 1.5, spin: 2 * Double.pi / 180)

  subscript(_ item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Creates bodies for new items, and removes those of other items.
  func setItems(_ items: [any UIDynamicItem]) {
    var kept: [ObjectIdentifier: DynamicBody] = [:]
    var order: [DynamicBody] = []
    for item in items where kept[ObjectIdentifier(item)] == nil {
      let body = bodies[ObjectIdentifier(item)] ?? DynamicBody(item)
      kept[ObjectIdentifier(item)] = body
      order.append(body)
    }
    (bodies, orderedBodies) = (kept, order)
  }

  /// Moves the bodies by the rules of behaviors, for a duration in seconds.
  func advance(by seconds: Double, _ behaviors: [UIDynamicBehavior]) {
    for body in orderedBodies { body.properties = DynamicProperties() }
    for behavior in behaviors { behavior.configure(self) }
    let step = seconds / Double(Self.stepsPerRefresh)
    for _ in 0..<Self.stepsPerRefresh { self.step(step, behaviors) }
  }

  private func step(_ seconds: Double, _ behaviors: [UIDynamicBehavior]) {
    let before = orderedBodies.map { ($0.velocity, $0.spin) }
    for behavior in behaviors { behavior.applyForces(self, seconds) }
    for body in orderedBodies {
      body.isConstrained = false
      body.velocity *= exp(-body.properties.resistance * seconds)
      body.spin *= exp(-body.properties.angularResistance * seconds)
      guard body.properties.isAnchored else { continue }
      (body.velocity, body.spin) = (.zero, 0)
    }
    var conditions = behaviors.flatMap { $0.conditions(self, seconds) }
    for _ in 0..<Self.rounds { Self.solve(&conditions) }
    for (body, old) in zip(orderedBodies, before) {
      // Without conditions, the mean velocity is exact for a constant force.
      var (velocity, spin) = (body.velocity, body.spin)
      if !body.isConstrained {
        velocity = (velocity + old.0) / 2
        spin = (spin + old.1) / 2
      }
      body.position += seconds * velocity
      body.angle += seconds * spin
    }
    for behavior in behaviors { behavior.finishStep(self) }
  }

  private static func solve(_ conditions: inout [VelocityCondition]) {
    for index in conditions.indices {
      let pressure = conditions[index].frictionOffset.map { conditions[index + $0].impulse }
      conditions[index].solve(pressure: pressure)
    }
  }

  /// A Boolean value that indicates whether no body moves.
  var isAtRest: Bool {
    orderedBodies.allSatisfy {
      $0.velocity.length < Self.rest.velocity && abs($0.spin) < Self.rest.spin
    }
  }
}
