import Foundation

/// The device on which the application runs: the device of the main screen.
@preconcurrency @MainActor
open class UIDevice: UIKitObject {
  /// The device of the main screen.
  public static let current = UIDevice()

  /// The notification that the device orientation changed. It is posted only by programs that
  /// change the orientation.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.userInterfaceIdiom }
  /// The physical orientation of the device.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeLeft
  }
  #if !canImport(Darwin)
    /// Rotates the windows for the key `orientation`. Programs use this undocumented way to request
    /// an orientation; the value is the raw value of a device orientation.
    open override func setValue(_ value: Any?, forKey key: String) {
      guard key == "orientation" else { return super.setValue(value, forKey: key) }
      Self.turn(UIApplication.shared.windows, toOrientation: value)
    }

    /// Rotates windows to the device orientation with a raw value. Other values are ignored.
    static func turn(_ windows: [UIWindow], toOrientation value: Any?) {
      guard let number = value as? Int ?? (value as? NSNumber)?.intValue,
        let wanted = UIDeviceOrientation(rawValue: number), wanted.isValidInterfaceOrientation
      else { return }
      for window in windows {
        window.updateOrientation(preferring: wanted.isLandscape ? .landscapeRight : .portrait)
      }
    }
    open override func value(forKey key: String) -> Any? {
      key == "orientation" ? orientation.rawValue : super.value(forKey: key)
    }
  #endif
  /// Plays the sound of a key click of an input view.
  ///
  /// - Remark: Inert. There is no sound.
  open func playInputClick() {}
  /// The model of the device: iPad or iPhone.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device in the user's language. It is always in English.
  open var localizedModel: String { model }
  /// The name of the device. It is always the model.
  open var name: String { model }
  /// The name of the operating system whose layout is used.
  open var systemName: String { "iOS" }
  /// The version of the operating system whose layout is used.
  open var systemVersion: String { "\(UIScreen.main.environment.systemVersion).0" }
  /// An identifier that changes with every run.
  public let identifierForVendor: UUID? = UUID()
  /// A Boolean value that indicates whether the battery is monitored.
  ///
  /// - Remark: Inert. It has no effect.
  open var isBatteryMonitoringEnabled = false

  /// Starts notifications of the device orientation.
  ///
  /// - Remark: Inert. The device generates no notifications.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops notifications of the device orientation.
  ///
  /// - Remark: Inert. The device generates no notifications.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// Returns the kind of device. Use `UIDevice.userInterfaceIdiom` instead.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
