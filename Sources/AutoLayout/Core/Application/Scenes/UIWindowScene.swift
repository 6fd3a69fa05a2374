import Foundation

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the scene. The scene of the application follows the main screen.
  open var screen: UIScreen { .main }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.isLandscape ? .landscapeRight : .portrait
  }
  /// The windows of the scene, in the order in which they were made visible.
  open var windows: [UIWindow] { UIWindow.visibleWindows.filter { $0.windowScene === self } }
  /// The key window of the scene, if any.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The visibility, style and frame of the scene's status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection(screen.environment) }
  /// The limits of the size of the scene, or `nil` for those of the system.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The scene of the application, which is connected from the start.
  static let main: UIWindowScene = {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    let scene = UIWindowScene(session: session, connectionOptions: ConnectionOptions())
    scene.activationState = .foregroundActive
    return scene
  }()

  /// Requests another orientation or size.
  ///
  /// - Remark: Inert. `UIWindow.move(to:)` rotates a window.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The preferred orientation or size of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferred orientation on iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The preferred orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask
      /// Creates preferences with the specified orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The limits of the size of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  open var minimumSize = CGSize.zero
  /// The greatest size in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  /// Tells the delegate that the size, orientation or traits of the scene changed.
  ///
  /// - Remark: Inert. It is never called, because the scene does not change. `UIWindow.move(to:)`
  ///   rotates a window.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// The value is always `nil`.
  ///
  /// - Remark: Inert. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

/// The visibility, style and frame of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The colors of the status bar, which the controllers of the key window choose.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// A Boolean value that indicates whether the controllers of the key window hide the status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The area of the status bar in points, or zero if it is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

extension UIApplication {
  /// The scenes of the application. There is one, with all windows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
  /// A Boolean value that indicates whether the application can have several scenes. It is always
  /// false.
  public var supportsMultipleScenes: Bool { false }

  /// Requests the end of a scene.
  ///
  /// - Remark: Inert. The only scene remains connected.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Connects a scene to a delegate and activates it, as the system does when the application
  /// starts.
  ///
  /// Programs and tests call it in place of the system. It is not part of UIKit.
  public func connect(_ delegate: any UISceneDelegate) {
    let scene = UIWindowScene.main
    scene.delegate = delegate
    let center = NotificationCenter.default
    center.post(name: UIScene.willConnectNotification, object: scene)
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    delegate.sceneWillEnterForeground(scene)
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    delegate.sceneDidBecomeActive(scene)
    center.post(name: UIScene.didActivateNotification, object: scene)
  }
}

extension UIScreen {
  /// The rectangle of the screen in hardware pixels, in portrait.
  public var nativeBounds: CGRect {
    let size = device.size(in: .portrait)
    return CGRect(
      x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }
  /// The refreshes per second. It is always 60.
  public var maximumFramesPerSecond: Int { 60 }
}

/// The options of a request to end a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
