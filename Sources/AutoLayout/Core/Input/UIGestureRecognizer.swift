import Foundation

/// A gesture that a view waits for, as data: no touches arise here.
///
/// A test or program sets `state`, and the targets are called as after a touch.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture is in its life.
  public enum State: Int, Hashable, Sendable {
    /// No gesture has been recognized yet, which is the default.
    case possible = 0
    /// A continuous gesture has been recognized.
    case began
    /// A continuous gesture goes on with other touches or another location.
    case changed
    /// A continuous gesture is complete, or a discrete gesture has been recognized.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The touches are not those of the gesture.
    case failed
    /// The gesture has been made; the same as `ended`.
    public static let recognized = State.ended
  }

  private var targets: [TargetAction] = []
  private var isSendingActions = false

  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether the gesture is waited for; true unless set.
  open var isEnabled = true
  /// Who decides whether the gesture may begin; nobody asks here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognised gesture takes the touches from the view.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true
  /// A name of the program's own.
  open var name: String?
  /// The gestures that must fail first.
  private var required: [UIGestureRecognizer] = []
  /// The place of the gesture in the coordinates of its view, in points.
  package var place = CGPoint.zero

  /// A recognizer that calls a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that calls nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Where the gesture is; setting it calls the targets, except for `possible` and `failed`.
  open var state = State.possible {
    didSet {
      guard isEnabled, state != .possible, state != .failed, !isSendingActions else { return }
      isSendingActions = true
      defer { isSendingActions = false }
      for target in targets { target.send(from: self) }
    }
  }

  /// Has a target called; it is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Ends calls; nil stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isDangling || $0.matches(target, action) }
  }

  /// Has the gesture begin only when the other has failed; kept, no touches arise here.
  open func require(toFail other: UIGestureRecognizer) { required.append(other) }

  /// The place of the gesture in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// The number of fingers; 1.
  open var numberOfTouches: Int { 1 }
}

/// Who decides whether a gesture may begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be made at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch is for the gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// The gestures that a view waits for.
@MainActor
private final class GestureList {
  var gestures: [UIGestureRecognizer] = []
}

extension UIView {
  private var gestures: [UIGestureRecognizer] {
    get { attachments[GestureList.self]?.gestures ?? [] }
    set { attachments.object(GestureList.self, or: GestureList.init).gestures = newValue }
  }

  /// The gestures that the view waits for, in order of addition; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for gesture in gestures { gesture.view = nil }
      gestures = []
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  /// Has the view wait for a gesture; it leaves the view that it was added to before.
  public func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
    gesture.view?.removeGestureRecognizer(gesture)
    gestures.append(gesture)
    gesture.view = self
  }

  /// Ends the wait for a gesture.
  public func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gestures.removeAll { $0 === gesture }
    gesture.view = nil
  }
}
