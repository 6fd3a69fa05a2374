import Foundation

/// The delegate of a text view, which controls its editing and is notified of it.
///
/// The methods are called when an app makes the view the first responder, edits its text, or
/// simulates the user with `typeText(_:)`. All of them have a default implementation.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing can begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns a Boolean value that indicates whether editing can end. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun. Does nothing by default.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing has ended. Does nothing by default.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether typed text can replace a range of UTF-16 units.
  /// The default is `true`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that editing has changed the text. Does nothing by default.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection has changed. Does nothing by default.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether the user can open a link. The default is
  /// `true`.
  ///
  /// - Remark: Inert. It is never called: links cannot be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns a Boolean value that indicates whether the user can interact with an attachment. The
  /// default is `true`.
  ///
  /// - Remark: Inert. It is never called: attachments have no actions.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action of a tap on a link, an attachment or a tagged range, or `nil` for no
  /// action. The default is the action of the system.
  ///
  /// - Remark: Inert. It is never called: links cannot be opened.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of a link, an attachment or a tagged range, or `nil` for no menu. The default
  /// is the menu of the system.
  ///
  /// - Remark: Inert. It is never called: menus are not shown.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Returns `true` by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true` by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true` by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `true` by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns `true` by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

extension UITextViewDelegate {
  /// Returns the action of the system by default.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Returns the menu of the system by default.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}

/// The ways in which a user interacts with a link or an attachment.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// The default action, such as opening a link.
  case invokeDefaultAction = 0
  /// Showing the actions of the item.
  case presentActions
  /// Showing a preview of the item.
  case preview
}

/// The types of data that a text view detects in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, times and events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of airline flights, such as AC 123.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Text that could be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other quantities.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
