import Foundation

/// Rules for the movement of dynamic items. Programs combine behaviors by adding children to one.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that were added to this one, oldest first.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that the animator calls after each step, when the items have moved.
  open var action: (() -> Void)?
  /// The animator to which the behavior was added, or one of its parents.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

  private weak var parent: UIDynamicBehavior?
  /// The animator to which the behavior itself was added.
  private(set) weak var animator: UIDynamicAnimator?

  /// Creates a behavior without rules.
  public override init() { super.init() }

  /// Adds a behavior, which is in effect as long as this one is.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: dynamicAnimator)
    behavior.parent = self
    childBehaviors.append(behavior)
    wake()
  }

  /// Ends the effect of a behavior that was added as a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behavior.parent = nil
    childBehaviors.removeAll { $0 === behavior }
    wake()
  }

  /// Called before the behavior is added to an animator, or removed from it if `dynamicAnimator` is
  /// `nil`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Sets the animator to which the behavior itself was added.
  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
  }

  /// Resumes the animator after a change of the behavior.
  func wake() { dynamicAnimator?.resume() }

  /// The behavior and all its descendants.
  var allBehaviors: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.allBehaviors) }

  // MARK: - For the animator

  /// The items that the behavior moves.
  var movedItems: [any UIDynamicItem] { [] }
  /// Sets the properties of the bodies of the items.
  func configure(_ world: DynamicsWorld) {}
  /// Adds forces and impulses to bodies, for a step of a duration in seconds.
  func applyForces(_ world: DynamicsWorld, _ seconds: Double) {}
  /// Returns conditions for the velocities of bodies, for a step of a duration in seconds.
  func conditions(_ world: DynamicsWorld, _ seconds: Double) -> [VelocityCondition] { [] }
  /// Called after a step of the bodies.
  func finishStep(_ world: DynamicsWorld) {}
  /// Called after the items were moved.
  func report(_ world: DynamicsWorld) {}
}

/// A list of distinct items.
@MainActor
struct DynamicItems {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

  /// Adds an item if it is not in the list.
  mutating func add(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  /// Removes an item.
  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
