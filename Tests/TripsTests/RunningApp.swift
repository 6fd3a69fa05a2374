import Testing
import UIKit

@testable import TripsApp

/// The app on a device, with what a user can do.
@MainActor
struct RunningApp {
  let delegate = AppDelegate()
  let device: Device

  /// Launches the app on November 23, 2026.
  init(on identifier: String = "retina6_1") throws {
    device = try #require(Device(identifier: identifier))
    ProfileClasses.register()
    let screen = UIScreen.main
    defer { UIScreen.main = screen }
    UIScreen.main = UIScreen(device: device)
    delegate.today = TripDates.day(2026, 11, 23)
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
  }

  var store: TripStore { delegate.store }
  var window: UIWindow { get throws { try #require(delegate.window) } }
  var tabs: UITabBarController {
    get throws { try #require(window.rootViewController as? UITabBarController) }
  }
  var stack: UINavigationController {
    get throws { try #require(tabs.selectedViewController as? UINavigationController) }
  }
  /// The table of the first tab.
  var table: UITableView {
    get throws {
      let root = try #require(tabs.viewControllers?.first as? UINavigationController)
      return try #require((root.viewControllers.first as? UITableViewController)?.tableView)
    }
  }

  /// The controller on top of the selected tab, or what it presents.
  func screen<Screen: UIViewController>(_: Screen.Type = Screen.self) throws -> Screen {
    try window.layoutIfNeeded()
    var top: UIViewController? = try stack.visibleViewController
    let presented = try tabs.presentedViewController
    top = presented?.presentedViewController ?? presented ?? top
    if let navigation = top as? UINavigationController { top = navigation.topViewController }
    return try #require(top as? Screen)
  }

  func selectTab(_ index: Int) throws {
    try tabs.selectedIndex = index
    try window.layoutIfNeeded()
  }

  func cell(_ row: Int, _ section: Int = 0) throws -> TripCell {
    try window.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: row, section: section)) as? TripCell)
  }

  /// Taps a row and returns the screen that it leads to.
  func openTrip(_ row: Int, _ section: Int = 0) throws -> TripDetailViewController {
    try table.tapRow(at: IndexPath(row: row, section: section))
    return try screen()
  }

  /// Taps the button for a new trip and returns the form.
  func openForm() throws -> TripFormViewController {
    let list = try screen(TripListViewController.self)
    list.navigationItem.rightBarButtonItem?.tap()
    return try screen()
  }

  /// Swipes on a row and taps the first action.
  func swipe(_ row: Int, _ section: Int = 0, isLeading: Bool) throws {
    let path = IndexPath(row: row, section: section)
    let action = try #require(table.swipeActions(ofRowAt: path, isLeading: isLeading).first)
    try action.handler(action, table) { _ in }
    try window.layoutIfNeeded()
  }

  /// Taps a button of the alert that is shown.
  func answer(_ title: String) throws {
    let alert = try screen(UIAlertController.self)
    alert.tapAction(try #require(alert.actions.first { $0.title == title }))
    try window.layoutIfNeeded()
  }

  /// Types into a text field, as far as its delegate allows it.
  func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    for character in text {
      let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
      let isAllowed = field.delegate?.textField(
        field, shouldChangeCharactersIn: end, replacementString: String(character))
      guard isAllowed != false else { continue }
      field.text = (field.text ?? "") + String(character)
      field.sendActions(for: .editingChanged)
    }
  }

  func turn(_ orientation: Device.Orientation) throws {
    try window.move(to: UIScreen(device: device, orientation: orientation))
    try window.layoutIfNeeded()
  }

  func setTextSize(_ category: UIContentSizeCategory) throws {
    try window.traitOverrides.preferredContentSizeCategory = category
    try window.layoutIfNeeded()
  }
}
