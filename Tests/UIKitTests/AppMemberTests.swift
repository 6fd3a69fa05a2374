import Testing
import UIKit

/// Members of UIKit that files of apps name. That the file compiles is part of the test; the oracle of the
/// values is Apple's documentation.
@MainActor
@Suite struct AppMemberTests {
  private final class Toolbar: UIToolbar {
    override var barPosition: UIBarPosition { .topAttached }
  }
  private final class Bar: UINavigationBar {
    override var barPosition: UIBarPosition { .topAttached }
  }

  @Test func `Subclasses of bars can override barPosition`() {
    #expect(Toolbar().barPosition == .topAttached && Bar().barPosition == .topAttached)
    #expect(UIToolbar().barPosition == .bottom && UINavigationBar().barPosition == .top)
  }

  private final class BadgedCell: UITableViewCell {
    enum Look { case pill, plain }
    var style = Look.pill
  }

  @Test func `A cell subclass can declare a property named style`() {
    #expect(BadgedCell(style: .subtitle, reuseIdentifier: nil).style == .pill)
  }

  @Test func `The copy of an appearance is independent and keeps its class`() {
    let appearance = UINavigationBarAppearance()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = appearance.copy()
    copy.backgroundColor = .blue
    #expect(copy !== appearance && appearance.backgroundColor != .blue)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(UITabBarAppearance().copy().stackedItemPositioning == .automatic)
  }

  private final class Keys: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
  }
  private final class QuietKeys: UIView, UIInputViewAudioFeedback {}

  @Test func `Input views report whether input clicks are enabled`() {
    let keys: [any UIInputViewAudioFeedback] = [Keys(), QuietKeys()]
    #expect(keys.map(\.enableInputClicksWhenVisible) == [true, false])
    UIDevice.current.playInputClick()
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var types: [String] = []
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      types.append(shortcutItem.type)
      completionHandler(true)
    }
  }
  private final class Idle: NSObject, UIApplicationDelegate {}

  @Test func `Home Screen shortcuts are stored, copied and performed by the app delegate`() throws {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(type: .add), userInfo: ["id": NSNumber(value: 3)])
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    changed.localizedTitle = "Newer"
    #expect(item.localizedTitle == "New" && changed.localizedTitle == "Newer")
    #expect(changed.userInfo?["id"] as? NSNumber == 3 && changed.icon === item.icon)
    let kept = try #require(changed.copy() as? UIApplicationShortcutItem)
    #expect(kept.localizedTitle == "Newer" && !(kept is UIMutableApplicationShortcutItem))

    UIApplication.shared.shortcutItems = [item]
    defer { UIApplication.shared.shortcutItems = nil }
    #expect(UIApplication.shared.shortcutItems == [item])
    var answers: [Bool] = []
    let delegate = Delegate()
    for object in [delegate, Idle()] as [any UIApplicationDelegate] {
      object.application(.shared, performActionFor: item) { answers.append($0) }
    }
    #expect(answers == [true, false] && delegate.types == ["new"])
  }

  private final class Plain: NSObject, UITextViewDelegate {}

  @Test func `Text views have an input assistant and no active text drag`() {
    let view = UITextView()
    view.textDragInteraction?.isEnabled = false
    #expect(!view.isTextDragActive && UITextField().textDragInteraction == nil)
    let delegate: any UITextViewDelegate = Plain()
    view.delegate = delegate
    view.inputAssistantItem.leadingBarButtonGroups = []
    view.inputAssistantItem.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
    ]
    #expect(view.inputAssistantItem.trailingBarButtonGroups.first?.barButtonItems.count == 1)
    #expect(UITextField().inputAssistantItem.trailingBarButtonGroups.isEmpty)
  }

  @Test func `Visual effects, layer filters and button settings are stored`() {
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    #expect((glass.effect as? UIGlassEffect)?.style == .clear && UIGlassEffect().style == .regular)
    #expect(UIVisualEffectView(effect: UIVibrancyEffect.widgetPrimary()).effect != nil)
    let layer = CALayer()
    #expect(layer.compositingFilter == nil && layer.filters == nil)
    layer.compositingFilter = "multiplyBlendMode"
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    let button = UIButton()
    button.preferredMenuElementOrder = .fixed
    button.preferredBehavioralStyle = .pad
    button.isPointerInteractionEnabled = true
    #expect(button.preferredMenuElementOrder == .fixed && button.preferredBehavioralStyle == .pad)
    #expect(button.behavioralStyle == .pad && button.isPointerInteractionEnabled)
    #expect(UIButton().preferredMenuElementOrder == .automatic)
    let attachment = NSTextAttachment()
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(attachment.adjustsImageSizeForAccessibilityContentSizeCategory)
  }
}
