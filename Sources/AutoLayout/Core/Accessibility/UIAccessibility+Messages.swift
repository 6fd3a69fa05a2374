import Foundation

/// Messages to assistive programs, the focus, and the coordinates of the screen.
extension UIAccessibility {
  /// A closure that receives the posted messages and their arguments, for tests. It is not part of
  /// UIKit.
  @preconcurrency @MainActor
  public static var postHandler: ((Notification, Any?) -> Void)?

  /// Sends a message to assistive programs: calls `postHandler`. If the argument of `screenChanged`
  /// or `layoutChanged` is an element, the element is focused and notified.
  ///
  /// - Remark: Partial. Nothing is read aloud.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    postHandler?(notification, argument)
    guard notification == .screenChanged || notification == .layoutChanged, let argument,
      !(argument is String), let element = argument as? UIKitObject
    else { return }
    focus(element)
  }

  /// Focuses an element, and notifies it and the previously focused element.
  @MainActor
  static func focus(_ element: UIKitObject) {
    let previous = focused as? UIKitObject
    guard previous !== element else { return }
    focused = element
    previous?.accessibilityElementDidLoseFocus()
    element.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [focusedElementUserInfoKey: element]
    info[unfocusedElementUserInfoKey] = previous
    info[assistiveTechnologyUserInfoKey] = AssistiveTechnologyIdentifier.notificationVoiceOver
    NotificationCenter.default.post(
      name: elementFocusedNotification, object: nil, userInfo: info)
  }

  /// Returns the element that an assistive program focuses, or `nil` if there is none. It is always
  /// `nil` for Switch Control.
  @preconcurrency @MainActor
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    identifier == .notificationSwitchControl ? nil : focused
  }

  /// Tells the system that the focus moved to a frame in the coordinates of a view, in points, so
  /// that Zoom can follow it.
  ///
  /// - Remark: Inert. The screen is not zoomed.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Warns the user that gestures of the app conflict with those of Zoom.
  ///
  /// - Remark: Inert. The system has no gestures.
  @preconcurrency @MainActor
  public static func registerGestureConflictWithZoom() {}

  /// Begins or ends the mode in which only this application is available, and reports whether it
  /// succeeded.
  ///
  /// - Remark: Inert. The mode requires a managed device, so the handler receives false.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Converts a rectangle from the coordinates of a view to screen coordinates, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.rectOnScreen(rect)
  }

  /// Converts a path from the coordinates of a view to screen coordinates. The transforms of its
  /// superviews are applied.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      convertToScreenCoordinates(CGRect(x: x, y: y, width: 0, height: 0), in: view).origin
    }
    let origin = place(0, 0)
    let right = place(1, 0)
    let below = place(0, 1)
    let converted = UIBezierPath()
    converted.append(path)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: below.x - origin.x, d: below.y - origin.y,
        tx: origin.x, ty: origin.y))
    return converted
  }
}
