import Foundation

/// One instance of the user interface of an application.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene, which the scene retains.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene. Connected scenes are active.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene in the list of windows.
  ///
  /// - Remark: Inert. Windows are not listed.
  open var title: String! = ""
  /// The subtitle of the scene in the list of windows.
  ///
  /// - Remark: Inert. Windows are not listed.
  open var subtitle: String = ""

  /// Creates a scene that is not connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.connectedScene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL.
  ///
  /// - Remark: Inert. The URL is not opened, and the closure receives false.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// The options with which the system connects a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. The set is always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The name of the application that requested the scene. It is always `nil`.
    open var sourceApplication: String? { nil }
    /// The activities to continue. The set is always empty.
    open var userActivities: Set<AnyHashable> { [] }
    /// Creates options without content.
    public override init() { super.init() }
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an application with a universal link is opened.
    open var universalLinksOnly = false
    /// Creates the default options.
    public override init() { super.init() }
  }

  /// The notification that a scene is about to connect.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// The notification that a scene was disconnected.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// The notification that a scene became active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// The notification that a scene is about to become inactive.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// The notification that a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification that a scene entered the background.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The data of a scene that outlive it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on a connected display that the user cannot touch.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A scene on a connected display. It is deprecated in iOS 16.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene of the session, which is not retained.
  open internal(set) weak var scene: UIScene?
  var connectedScene: UIScene? {
    get { scene }
    set { scene = newValue }
  }
  /// The purpose of the scene.
  public let role: Role
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// A name that identifies the session.
  public let persistentIdentifier: String
  /// Custom data of the app.
  open var userInfo: [String: Any]?
  /// The activity with which the state is restored.
  ///
  /// - Remark: Inert. No state is restored.
  open var stateRestorationActivity: AnyObject?

  /// Creates the session of a scene.
  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = UUID().uuidString
  }
}

/// The classes and the storyboard of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the property list.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene, or `nil` for that of the role.
  open var sceneClass: AnyClass?
  /// The class whose instance receives the events of the scene.
  open var delegateClass: AnyClass?
  /// The storyboard with the initial view controller, which a higher module interprets.
  open var storyboard: AnyObject?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The delegate of a scene, which is notified of changes of its state.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene was connected. The delegate creates the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was disconnected.
  ///
  /// - Remark: Inert. It is called only by programs and tests.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to become inactive.
  ///
  /// - Remark: Inert. It is called only by programs and tests.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene entered the background.
  ///
  /// - Remark: Inert. It is called only by programs and tests.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to open URLs.
  ///
  /// - Remark: Inert. It is called only by programs and tests.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
