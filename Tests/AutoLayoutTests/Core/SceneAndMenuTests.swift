import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of scenes, menus and gestures.
@MainActor
@Suite struct SceneAndMenuTests {
  @Test func `Windows belong to the window scene of the application`() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = UIWindow(windowScene: scene!)
    window.makeKeyAndVisible()
    #expect(window.windowScene === scene && window.frame == UIScreen.main.bounds)
    #expect(scene?.windows.contains { $0 === window } == true)
    #expect(scene?.activationState == .foregroundActive)
    #expect(UIWindow.Level.normal < .alert && UIWindow.Level.alert + 1 > .alert)
    // An iPhone 14 has 1170 × 2532 pixels.
    #expect(UIScreen(device: .defaultDevice).nativeBounds.size == CGSize(width: 1170, height: 2532))
  }

  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var events: [String] = []
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      events.append("connect")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
    // The signature of UIKit, which a program implements.
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) { events.append("update \(previousCoordinateSpace.bounds.width)") }
  }

  @Test func `Connecting a scene posts notifications and uses UIKit's option types`() {
    final class Names: @unchecked Sendable { var all: [NSNotification.Name] = [] }
    let names = Names()
    let events = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification,
    ]
    let tokens = events.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        names.all.append($0.name)
      }
    }
    UIApplication.shared.connect(Delegate())
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(names.all == events)
    let url: URL? = UIScene.ConnectionOptions().urlContexts.first?.url
    #expect(url == nil)
    let delegate: any UIWindowSceneDelegate = Delegate()
    let scene = UIWindowScene.main
    delegate.windowScene(
      scene, didUpdate: scene.coordinateSpace, interfaceOrientation: .portrait,
      traitCollection: scene.traitCollection)
    #expect((delegate as? Delegate)?.events.count == 1)
  }

  private final class Editor: NSObject, UIEditMenuInteractionDelegate {
    var count = 0
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      count += 1
      return UIMenu(title: "\(count)")
    }
  }

  @Test func `Reloading a visible edit menu asks the delegate again`() {
    let editor = Editor()
    let interaction = UIEditMenuInteraction(delegate: editor)
    interaction.reloadVisibleMenu()
    #expect(editor.count == 0)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    interaction.reloadVisibleMenu()
    #expect(interaction.visibleMenu?.title == "2")
    interaction.dismissMenu()
    interaction.reloadVisibleMenu()
    #expect(interaction.visibleMenu == nil && editor.count == 2)
  }

  @Test func `Connecting a scene delegate calls its connection and activation methods`() {
    let delegate = Delegate()
    UIApplication.shared.connect(delegate)
    #expect(delegate.events == ["connect", "active"] && delegate.window != nil)
  }

  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var chosen = 0
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(title: "Menu", children: [UIAction(title: "Copy") { _ in self.chosen += 1 }])
      })
    }
  }

  @Test func `The delegate of a context menu interaction provides the menu`() {
    let owner = Owner()
    let view = UIView()
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    #expect(interaction.openMenu(at: .zero) == nil)
    let menu = interaction.openMenu(at: CGPoint(x: 1, y: 1))
    (menu?.children.first as? UIAction)?.choose()
    #expect(menu?.title == "Menu" && owner.chosen == 1)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
  }

  @Test func `Adding an action with the same identifier replaces the previous one`() {
    let control = UIControl()
    var log: [String] = []
    let name = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: name) { _ in log.append("1") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("2") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["2"])
  }

  private final class Picky: UIView {
    var permits = false
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      permits
    }
  }

  @Test func `gestureRecognizerShouldBegin of the view determines whether a gesture begins`() {
    let view = Picky()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(tap.state == .failed)
    tap.state = .possible
    view.permits = true
    tap.state = .ended
    #expect(tap.state == .ended)
  }
}

extension SceneAndMenuTests {
  @Test func `Enabled actions of a button's menu can be chosen`() {
    let button = UIButton(type: .system)
    var log: [String] = []
    let inner = UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "On", state: .on) { log.append("\($0.sender as AnyObject === button)") },
        UIAction(title: "Never", attributes: .disabled) { _ in log.append("never") },
      ])
    button.menu = UIMenu(title: "All", options: .singleSelection, children: [inner])
    #expect(button.chooseMenuElement(titled: "On") && !button.chooseMenuElement(titled: "Never"))
    #expect(log == ["true"] && button.isContextMenuInteractionEnabled)
    #expect(button.menu?.selectedElements.map(\.title) == ["On"])
  }
}
