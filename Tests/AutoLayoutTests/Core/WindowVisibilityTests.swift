import AutoLayout
import Foundation
import Testing

/// Windows that programs show without `makeKeyAndVisible()`, as libraries of notices above all
/// other content do.
@MainActor
@Suite(.serialized) struct WindowVisibilityTests {
  private final class Controller: UIViewController {
    var events: [String] = []
    override func viewDidLoad() { events.append("load") }
    override func viewDidAppear(_ animated: Bool) { events.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("disappear") }
  }

  /// UIKit documents that a window is visible as soon as it is not hidden; it need not be the key
  /// window.
  @Test func isHiddenShowsAWindow() {
    let main = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    main.makeKeyAndVisible()
    let window = UIWindow(frame: main.frame)
    let controller = Controller()
    window.rootViewController = controller
    #expect(!UIApplication.shared.windows.contains(window))
    #expect(!controller.events.contains("appear"))
    window.isHidden = false
    #expect(UIApplication.shared.windows.last === window)
    #expect(controller.events == ["load", "appear"])
    #expect(!window.isKeyWindow && main.isKeyWindow)
    window.isHidden = false
    #expect(controller.events == ["load", "appear"])
    window.isHidden = true
    #expect(controller.events == ["load", "appear", "disappear"])
    window.isHidden = false
    #expect(controller.events == ["load", "appear", "disappear", "appear"])
    #expect(UIApplication.shared.windows.filter { $0 === window }.count == 1)
  }

  /// A controller that is set after the window was shown appears at once.
  @Test func laterRootControllersAppear() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let controller = Controller()
    window.rootViewController = controller
    #expect(controller.events == ["load", "appear"])
  }

  /// Each window is announced once when it becomes visible, also by `makeKeyAndVisible()`.
  @Test func visibilityIsAnnouncedOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    window.isHidden = false
    #expect(count == 1)
    window.makeKeyAndVisible()
    #expect(count == 1)
  }
}
