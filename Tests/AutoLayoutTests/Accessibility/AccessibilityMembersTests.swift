import AutoLayout
import Foundation
import Testing

/// The members that programs read, set and override.
@MainActor
@Suite struct AccessibilityMembersTests {
  /// A class that overrides members, as libraries do.
  private final class Rating: UIView {
    var stars = 3
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Rating" }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(stars) stars" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.adjustable) }
      set { super.accessibilityTraits = newValue }
    }
    override func accessibilityIncrement() { stars += 1 }
    override func accessibilityElementCount() -> Int { 0 }
    var focus: [String] = []
    override func accessibilityElementDidBecomeFocused() { focus.append("gained") }
    override func accessibilityElementDidLoseFocus() { focus.append("lost") }
  }

  @Test func overridesAreUsed() {
    let view: UIView = Rating()
    view.accessibilityIncrement()
    view.accessibilityTraits = .button
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Rating")
    #expect(view.accessibilityValue == "4 stars")
    #expect(view.accessibilityTraits == [.button, .adjustable])
    // The attributed variant follows an override of the plain one.
    #expect(view.accessibilityAttributedLabel?.string == "Rating")
    // As an object of any class.
    let object: NSObject = view
    #expect(object.accessibilityLabel == "Rating")
  }

  @Test func otherObjectsStoreTheirValues() {
    let image = UIImage(name: "cat", size: CGSize(width: 20, height: 20))
    #expect(image.accessibilityLabel == nil && !image.isAccessibilityElement)
    image.accessibilityLabel = "A cat"
    image.accessibilityIdentifier = "cat"
    #expect(image.accessibilityLabel == "A cat" && image.accessibilityIdentifier == "cat")
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    action.accessibilityLabel = "Archive"
    #expect(action.accessibilityLabel == "Archive")
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    item.accessibilityHint = "Opens the first tab"
    item.accessibilityTraits = .selected
    #expect(
      item.accessibilityHint == "Opens the first tab" && item.accessibilityTraits == .selected)
  }

  @Test func controlsHaveDefaults() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Hi"
    #expect(label.accessibilityLabel == "Hi")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Hello")

    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(!button.accessibilityRespondsToUserInteraction)

    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")

    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 1
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)

    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name" && field.accessibilityLabel == nil)
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    #expect(!UIImageView().isAccessibilityElement && !UIView().isAccessibilityElement)
  }

  @Test func framesAreOnTheScreen() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    window.addSubview(box)
    box.addSubview(view)
    // 10 + 5 + 10 and 20 + 5 + 10.
    #expect(view.accessibilityFrame == CGRect(x: 25, y: 35, width: 20, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 35, y: 55))
    let element = UIAccessibilityElement(accessibilityContainer: box)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 16, y: 27, width: 3, height: 4))
    #expect(element.isAccessibilityElement)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(converted.bounds == CGRect(x: 25, y: 35, width: 10, height: 10))
  }

  @Test func elementsAreCounted() {
    let view = UIView()
    let first = UIView()
    let second = UIAccessibilityElement(accessibilityContainer: view)
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === second)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func actionsCallClosuresAndTargets() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Delete") { action in
      names.append(action.name)
      return true
    }
    #expect(action.performAction() && names == ["Delete"])
    let other = UIAccessibilityCustomAction(name: "Share", target: nil, selector: Selector("share"))
    #expect(!other.performAction())
  }

  @Test func customContentKeepsItsAttributes() {
    let label = NSAttributedString(string: "Size", attributes: [.accessibilitySpeechPitch: 2])
    let content = AXCustomContent(
      attributedLabel: label, attributedValue: NSAttributedString(string: "Large"))
    #expect(content.label == "Size" && content.value == "Large")
    #expect(content.attributedLabel == label)
    #expect((content.copy() as? AXCustomContent)?.attributedLabel == label)
  }

  @Test func messagesMoveTheFocus() {
    let first = Rating()
    let second = Rating()
    var posted: [UIAccessibility.Notification] = []
    UIAccessibility.postHandler = { notification, _ in posted.append(notification) }
    defer { UIAccessibility.postHandler = nil }
    UIAccessibility.post(notification: .screenChanged, argument: first)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(posted == [.screenChanged, .announcement, .layoutChanged])
    #expect(first.focus == ["gained", "lost"] && second.focus == ["gained"])
    #expect(second.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Rating === second)
  }

  @Test func settingsAreSimulated() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.grayscaleStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isGrayscaleEnabled)
    UIAccessibility.simulate(.grayscale, true)
    UIAccessibility.simulate(.grayscale, true)
    #expect(UIAccessibility.isGrayscaleEnabled && counter.count == 1)
    UIAccessibility.simulate(.grayscale, false)
    #expect(!UIAccessibility.isGrayscaleEnabled && counter.count == 2)
  }
}
