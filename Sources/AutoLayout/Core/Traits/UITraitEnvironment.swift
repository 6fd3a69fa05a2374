import Foundation

/// What has traits and is told when they change: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits here.
  var traitCollection: UITraitCollection { get }
  /// Told after traits have other values; `previousTraitCollection` has the old ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A wish to be told of changed traits; hand it to `unregisterForTraitChanges(_:)` to end it.
public protocol UITraitChangeRegistration: AnyObject {}

/// Lets others be told of changed traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Has `handler` called after one of the traits has another value.
  @discardableResult
  func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Ends being told.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One registered handler.
final class TraitChangeHandler: UITraitChangeRegistration {
  /// The traits whose changes count.
  let traits: [UITrait]
  /// Tells the observer of a change.
  let call: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

/// Who wants to be told of the changed traits of one object, and what was last told.
@MainActor
struct TraitSubscriptions {
  /// The handlers in the order of registration.
  private var handlers: [TraitChangeHandler] = []
  /// The traits of the last announcement; nil before the first.
  var announced: UITraitCollection?

  mutating func add<Observed: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> TraitChangeHandler {
    let made = TraitChangeHandler(traits) { object, previous in
      if let observed = object as? Observed { handler(observed, previous) }
    }
    handlers.append(made)
    return made
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    handlers.removeAll { $0 === registration }
  }

  /// The handlers that a change concerns.
  func concerned(by traits: TraitValues, insteadOf old: TraitValues) -> [TraitChangeHandler] {
    handlers.filter { $0.traits.contains { traits.differs(from: old, in: $0) } }
  }
}
