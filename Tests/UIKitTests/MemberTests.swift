import Testing
import UIKit

/// Members of UIKit that public suites and apps use. That the file compiles is part of the test.
@MainActor
@Suite struct MemberTests {
  @Test func `Apps can declare arithmetic operators for layout priorities`() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority += 0.5
    #expect(priority == UILayoutPriority(999.5))
    #expect(priority.rawValue.isLess(than: UILayoutPriority.required.rawValue))
  }

  @Test func `Methods of text field delegates have defaults that a delegate can replace`() {
    let field = UITextField()
    let form = Form()
    field.delegate = form
    #expect(!field.hasText)
    #expect(form.textFieldShouldReturn(field))
    #expect(!form.textFieldShouldBeginEditing(field))
  }

  @Test func `A control subclass can override the tracking methods`() {
    let slider = Slider()
    #expect(!slider.beginTracking(UITouch(), with: nil))
    #expect(slider.continueTracking(UITouch(), with: nil))
    #expect(!slider.isTouchInside)
  }

  @Test func `UIView conforms to an app's protocol for animations`() {
    let animator: any Animating.Type = UIView.self
    let view = UIView()
    animator.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }, completion: nil)
    #expect(view.alpha == 0.5)
    UIView.animate(withDuration: 0.3) { view.alpha = 1 }
    #expect(view.alpha == 1)
  }

  @Test func `Without asset catalogs, named colors and images are nil`() {
    #expect(UIColor(named: "brand") == nil)
    #expect(UIColor(named: "brand", in: nil, compatibleWith: nil) == nil)
    #expect(UIImage(named: "logo", in: nil, compatibleWith: nil) == nil)
  }

  @Test func `Bars, search controllers and feedback generators have UIKit's members`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
    controller.interactivePopGestureRecognizer?.isEnabled = false
    #expect(controller.navigationBar.titleTextAttributes?.count == 1)
    let search = UISearchController(searchResultsController: nil)
    let results = Results()
    search.searchResultsUpdater = results
    search.searchResultsUpdater?.updateSearchResults(for: search)
    #expect(results.updates == 1)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

/// A protocol of animations, which tests replace by others.
@MainActor
private protocol Animating {
  static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?)
}

extension UIView: Animating {}

@MainActor
private final class Form: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

@MainActor
private final class Results: UISearchResultsUpdating {
  var updates = 0

  func updateSearchResults(for searchController: UISearchController) { updates += 1 }
}

private final class Slider: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// The operators that many libraries declare, since UIKit has none. If UIKit had them, the calls would be
/// ambiguous.
extension UILayoutPriority {
  static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }
}
