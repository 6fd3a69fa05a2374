import Foundation

/// An object that has traits and is notified when they change: a view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Tells the object that its traits changed. `previousTraitCollection` has the previous values.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes. Pass it to `unregisterForTraitChanges(_:)` to end it.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Registers a handler that is called after one of the traits changes.
  @discardableResult
  func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Removes a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registered handler.
final class TraitChangeHandler: UITraitChangeRegistration {
  /// The observed traits.
  let traits: [UITrait]
  /// A closure that calls the handler with the object and its previous traits.
  let call: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

/// The observers of the traits of one object, and the traits that were last reported to them.
@MainActor
struct TraitSubscriptions {
  /// The handlers in order of registration.
  private var handlers: [TraitChangeHandler] = []
  /// The traits that were last reported, or `nil` before the first report.
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

  /// Returns the handlers that observe a trait whose value changed.
  func concerned(by traits: TraitValues, insteadOf old: TraitValues) -> [TraitChangeHandler] {
    handlers.filter { $0.traits.contains { traits.differs(from: old, in: $0) } }
  }
}
