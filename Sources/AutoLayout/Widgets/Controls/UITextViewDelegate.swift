import Foundation

/// The object that decides about the editing of a text view and is told about it.
///
/// The methods are called when a program makes the view the first responder, edits its text, or acts
/// as the user with `typeText(_:)`. All of them have a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin. The default answer is true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks whether editing may end. The default answer is true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun. The default implementation does nothing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended. The default implementation does nothing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether typed text may replace a range of UTF-16 units. The default answer is true.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when editing has changed the text. The default implementation does nothing.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed. The default implementation does nothing.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks whether the user may open a link. The default answer is true.
  ///
  /// - Remark: Inert. It is never called: links cannot be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks whether the user may interact with an attachment. The default answer is true.
  ///
  /// - Remark: Inert. It is never called: attachments have no actions.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action of a tap on a link, an attachment or a tagged range, or nil for none. The
  /// default is the action of the system.
  ///
  /// - Remark: Inert. It is never called: links cannot be opened.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of a link, an attachment or a tagged range, or nil for none. The default is the
  /// menu of the system.
  ///
  /// - Remark: Inert. It is never called: menus are not shown.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Returns true by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns true by default.
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

/// The kinds of data that a text view finds in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, times and events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers with which parcels are tracked.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Airlines' numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What could be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other quantities.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
