import Foundation

/// A gesture recognizer that a view owns. This library generates no touches.
///
/// If a test or program sets `state`, the recognizer calls its targets as it does after a touch.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIKitObject {
  /// The states of a gesture recognizer.
  public enum State: Int, Hashable, Sendable {
    /// No gesture has been recognized yet. This is the default.
    case possible = 0
    /// A continuous gesture was recognized.
    case began
    /// The touches or the location of a continuous gesture changed.
    case changed
    /// A continuous gesture ended, or a discrete gesture was recognized.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The touches do not match the gesture.
    case failed
    /// The gesture was recognized. This is the same state as `ended`.
    public static let recognized = State.ended
  }

  private var targets: [TargetAction] = []
  private var isSendingActions = false

  /// The view to which the recognizer was added.
  open internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether the recognizer is enabled. The default is true.
  open var isEnabled = true
  /// The delegate of the recognizer. It is consulted before a gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether touches of a recognized gesture are canceled in the
  /// view.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after the gesture fails.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view is notified of the end of touches only after
  /// the gesture fails.
  open var delaysTouchesEnded = true
  /// A name that the program uses to identify the recognizer.
  open var name: String?
  /// The recognizers that must fail first.
  private var required: [UIGestureRecognizer] = []
  /// The location of the gesture in the coordinates of its view, in points.
  package var place = CGPoint.zero

  /// Creates a recognizer with a target and an action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// The state of the recognizer. Setting it calls the targets, except for `possible` and `failed`.
  /// If the view or the delegate does not permit the gesture to begin, the state becomes `failed`.
  open var state = State.possible {
    willSet { willChange("state") }
    didSet {
      let begins = oldValue == .possible && (state == .began || state == .ended)
      if isEnabled, begins, !mayBegin {
        state = .failed
        return didChange("state")
      }
      didChange("state")
      guard isEnabled, state != .possible, state != .failed, !isSendingActions else { return }
      isSendingActions = true
      defer { isSendingActions = false }
      for target in targets { target.send(from: self) }
    }
  }

  /// Adds a target and an action. The target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Removes targets and actions. `nil` matches any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isDangling || $0.matches(target, action) }
  }

  /// Requires another recognizer to fail before this one begins.
  ///
  /// - Remark: Inert. It has no effect.
  open func require(toFail other: UIGestureRecognizer) { required.append(other) }

  /// Returns the location of the gesture in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// The number of fingers. It is always 1.
  open var numberOfTouches: Int { 1 }

  /// A Boolean value that indicates whether the view and the delegate permit the gesture.
  private var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// Returns the location of a finger in a view's coordinates, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// The kinds of touches that the recognizer accepts.
  ///
  /// - Remark: Inert. Touches are not delivered.
  open var allowedTouchTypes: [NSNumber] = []
  /// A Boolean value that indicates whether the recognizer considers one kind of touches at a time.
  ///
  /// - Remark: Inert. Touches are not delivered.
  open var requiresExclusiveTouchType = true

  // MARK: For subclasses

  /// Tells the recognizer that fingers touched the screen.
  ///
  /// - Remark: Inert. Touches are not delivered; programs can call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers moved.
  ///
  /// - Remark: Inert. Touches are not delivered; programs can call it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers were lifted.
  ///
  /// - Remark: Inert. Touches are not delivered; programs can call it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that the system canceled touches.
  ///
  /// - Remark: Inert. Touches are not delivered; programs can call it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Resets the recognizer before the next gesture. The default implementation does nothing.
  ///
  /// - Remark: Inert. It is called only by programs.
  open func reset() {}
  /// Ignores a touch that is not part of the gesture.
  ///
  /// - Remark: Inert. Touches are not delivered.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Returns a Boolean value that indicates whether this recognizer prevents another one. The
  /// default is true.
  ///
  /// - Remark: Inert. Each gesture is recognized independently.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another recognizer prevents this one. The
  /// default is true.
  ///
  /// - Remark: Inert. Each gesture is recognized independently.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this recognizer waits for the failure of
  /// another one.
  ///
  /// - Remark: Inert. Each gesture is recognized independently.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another recognizer waits for the failure of
  /// this one.
  ///
  /// - Remark: Inert. Each gesture is recognized independently.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Methods that control when gestures are recognized.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asks the delegate whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks the delegate whether two gestures may be recognized at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether the recognizer receives a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  /// Asks the delegate whether the recognizer waits for the failure of another one.
  ///
  /// - Remark: Inert. It is never called, because each gesture is recognized independently.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether another recognizer waits for the failure of this one.
  ///
  /// - Remark: Inert. It is never called, because each gesture is recognized independently.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether the recognizer receives an event.
  ///
  /// - Remark: Inert. It is never called, because events are not delivered.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns false by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns false by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

/// The gesture recognizers of a view.
@MainActor
private final class GestureList: GestureHolding {
  var gestures: [UIGestureRecognizer] = []

  var hasGestures: Bool { !gestures.isEmpty }
}

extension UIView {
  private var gestures: [UIGestureRecognizer] {
    get { attachments[GestureList.self]?.gestures ?? [] }
    set { attachments.object(GestureList.self, or: GestureList.init).gestures = newValue }
  }

  /// The gesture recognizers of the view in order of addition, or `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for gesture in gestures { gesture.view = nil }
      gestures = []
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  /// Adds a gesture recognizer to the view and removes it from its previous view.
  public func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
    gesture.view?.removeGestureRecognizer(gesture)
    gestures.append(gesture)
    gesture.view = self
  }

  /// Removes a gesture recognizer from the view.
  public func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gestures.removeAll { $0 === gesture }
    gesture.view = nil
  }
}
