import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `supportedInterfaceOrientations`, `shouldAutorotate`,
/// `preferredInterfaceOrientationForPresentation` and
/// `application(_:supportedInterfaceOrientationsFor:)` (apple-documentation).
@MainActor
@Suite struct OrientationTests {
  private final class Screen: UIViewController {
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var autorotates = true
    var preferred: UIInterfaceOrientation?
    var transitions: [CGSize] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var shouldAutorotate: Bool { autorotates }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      transitions.append(size)
    }
  }

  private let portrait = CGSize(width: 375, height: 667)
  private let landscape = CGSize(width: 667, height: 375)

  private func device(_ identifier: String = "retina4_7") throws -> Device {
    try #require(Device(identifier: identifier))
  }

  private func turned(_ device: Device) -> UIScreen {
    UIScreen(device: device, orientation: .landscape)
  }

  @Test func `A window does not rotate to an orientation that its controller does not support`()
    throws
  {
    let (device, root) = (try device(), Screen())
    root.orientations = .portrait
    let window = UIWindow(device: device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.move(to: turned(device))
    #expect(window.bounds.size == portrait)
    #expect(window.screen.orientation == .portrait)
    #expect(root.transitions.isEmpty)

    root.orientations = .allButUpsideDown
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.bounds.size == landscape)
    #expect(root.transitions == [landscape])

    root.orientations = .portrait
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(root.view.frame.size == portrait)
  }

  /// Oracle: programs that force an orientation, by the number of that of the interface or of the device.
  ///
  /// Only a window of the test turns: those of other tests are visible at the same time.
  @Test func `Setting the orientation key of UIDevice rotates windows that allow it`() throws {
    let (window, root) = (UIWindow(device: try device()), Screen())
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIDevice.turn([window], toOrientation: UIInterfaceOrientation.landscapeRight.rawValue)
    #expect(window.bounds.size == landscape && root.transitions == [landscape])
    for value in [NSNumber(value: 99), NSNumber(value: UIDeviceOrientation.faceUp.rawValue), nil] {
      UIDevice.current.setValue(value, forKey: "orientation")
    }
    #expect(window.bounds.size == landscape)
    UIDevice.turn(
      [window], toOrientation: NSNumber(value: UIDeviceOrientation.portrait.rawValue))
    #expect(window.bounds.size == portrait)
    root.orientations = .portrait
    UIDevice.turn([window], toOrientation: UIDeviceOrientation.landscapeLeft.rawValue)
    #expect(window.bounds.size == portrait)
    #expect(UIDevice.current.value(forKey: "orientation") is Int)
  }

  @Test func `A window appears in an orientation that its controller supports`() throws {
    let (window, root) = (UIWindow(device: try device()), Screen())
    root.orientations = .landscape
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(window.bounds.size == landscape)
    #expect(root.view.frame.size == landscape)
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `A full-screen presented controller determines the supported orientations`() throws {
    let (device, root, film) = (try device(), Screen(), Screen())
    root.orientations = .portrait
    film.orientations = .landscape
    film.modalPresentationStyle = .fullScreen
    let window = UIWindow(device: device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(film, animated: false)
    #expect(window.bounds.size == landscape)
    #expect(film.view.frame.size == landscape)
    film.dismiss(animated: false)
    #expect(window.bounds.size == portrait)
    #expect(root.view.frame.size == portrait)
  }

  @Test func `A dismissal restores the orientation of the device`() throws {
    for prefers in [false, true] {
      let (root, film) = (Screen(), Screen())
      if prefers { film.preferred = .landscapeLeft } else { film.orientations = .landscape }
      film.modalPresentationStyle = .fullScreen
      let window = UIWindow(device: try device())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(film, animated: false)
      #expect(window.bounds.size == landscape)
      film.dismiss(animated: false)
      #expect(window.bounds.size == portrait)
      #expect(root.view.frame.size == portrait)
    }
  }

  @Test func `A window on a new screen keeps the orientation of that screen`() throws {
    let (device, root) = (try device(), Screen())
    root.orientations = .portrait
    let window = UIWindow(device: device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.move(to: turned(device))
    window.screen = UIScreen(device: device)
    root.orientations = .allButUpsideDown
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.screen.orientation == .portrait)
  }

  @Test func `A sheet does not change the supported orientations`() throws {
    let (root, sheet) = (Screen(), Screen())
    root.orientations = .portrait
    sheet.orientations = .landscape
    sheet.modalPresentationStyle = .pageSheet
    let window = UIWindow(device: try device())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    #expect(window.bounds.size == portrait)
  }

  @Test func `A presented controller appears in its preferred orientation`() throws {
    let (root, film) = (Screen(), Screen())
    film.preferred = .landscapeLeft
    film.modalPresentationStyle = .fullScreen
    let window = UIWindow(device: try device())
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.preferredInterfaceOrientationForPresentation == .portrait)
    root.present(film, animated: false)
    #expect(window.bounds.size == landscape)
  }

  @Test func `Before iOS 16, shouldAutorotate can prevent rotation`() throws {
    let device = try device()
    for (version, expected) in [(15, portrait), (16, landscape)] {
      let root = Screen()
      root.autorotates = false
      let window = UIWindow(device: device)
      window.layoutEnvironment.systemVersion = version
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.move(to: turned(device))
      #expect(window.bounds.size == expected, "iOS \(version)")
    }
  }

  @Test func `A controller that does not autorotate keeps an unsupported orientation`()
    throws
  {
    let (device, root) = (try device(), Screen())
    let window = UIWindow(device: device)
    window.layoutEnvironment.systemVersion = 15
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.autorotates = false
    for orientations in [UIInterfaceOrientationMask.landscape, []] {
      root.orientations = orientations
      // The window takes the version of a screen that it moves to.
      window.layoutEnvironment.systemVersion = 15
      let raised = exceptions {
        window.move(to: turned(device))
        UIViewController.attemptRotationToDeviceOrientation()
        window.move(to: UIScreen(device: device))
      }
      #expect(raised.isEmpty)
      #expect(window.bounds.size == portrait)
    }
  }

  @Test func `Windows on iPad rotate with the device`() throws {
    let (device, root) = (try device("ipad10_2"), Screen())
    root.orientations = .portrait
    let window = UIWindow(device: device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.move(to: turned(device))
    #expect(window.bounds.width > window.bounds.height)
    window.move(to: UIScreen(device: device))
    let film = Screen()
    film.orientations = .landscape
    film.preferred = .landscapeLeft
    film.modalPresentationStyle = .fullScreen
    root.present(film, animated: false)
    #expect(window.bounds.width < window.bounds.height)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(
      UIApplication.shared.supportedInterfaceOrientations(for: window) == .all)
  }

  private final class Portrait: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test func `The app delegate limits the supported orientations of controllers`() throws {
    let (device, root, delegate) = (try device(), Screen(), Portrait())
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let window = UIWindow(device: device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.move(to: turned(device))
    #expect(window.bounds.size == portrait)

    // The text is that of crash reports of public apps.
    root.orientations = .landscape
    let raised = exceptions { window.move(to: turned(device)) }
    #expect(raised.first?.name == "UIApplicationInvalidInterfaceOrientation")
    #expect(
      raised.first?.reason
        == "Supported orientations has no common orientation with the application, and "
        + "[Screen shouldAutorotate] is returning YES")
  }

  @Test func `Orientation names in a property list are converted to a mask`() {
    #expect(
      UIInterfaceOrientationMask(names: [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ]) == [.portrait, .landscapeLeft])
    #expect(UIInterfaceOrientationMask(names: ["Portrait"]) == nil)
  }
}
