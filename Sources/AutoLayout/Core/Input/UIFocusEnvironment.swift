import Foundation

/// An object that participates in focus movement by a keyboard or a remote control: a view or a
/// controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that are focused first, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Moves the focus if an update was requested.
  func updateFocusIfNeeded()
  /// Returns a Boolean value that indicates whether the focus can move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the object can be focused.
  var canBecomeFocused: Bool { get }
}

/// A movement of the focus.
///
/// - Remark: Inert. The focus does not move.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that was focused, if any.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that is focused next, if any.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The direction of the movement.
  open var focusHeading: UIFocusHeading { [] }
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The focus moves up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// The focus moves down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// The focus moves left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// The focus moves right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// The focus moves to the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// The focus moves to the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// Animations that run while the focus moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls the animations and the completion immediately.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
