#if SourcePorting
  /// Names of notifications that became members of the classes that post them.
  ///
  /// The source is Apple's published list of the renames of Swift 4.2. Names of notifications of
  /// Foundation stayed as they were.
  extension OldNames {
    /// The new names of members of `Notification.Name`, by the old ones without the type:
    ///
    /// - `UIApplication…`: changes of the state of the application, of its status bar, and of the
    ///   time.
    /// - `UIContentSizeCategory…`: a change of the text size in the settings.
    /// - `UIDevice…`, `UIScreen…`: battery, orientation and proximity; brightness and additional
    ///   screens.
    /// - `UIKeyboard…`: the keyboard appears, disappears, or changes its frame. These became
    ///   members of `UIResponder`, because the keyboard has no class.
    /// - `UIMenuController…`: the menu appears, disappears, or changes its frame.
    /// - `UITextField…`, `UITextView…`: editing begins, changes the text, or ends.
    /// - `UIWindow…`: a window becomes visible, hidden or key.
    ///
    /// The new names end with `Notification`, and replace the whole expression with
    /// `Notification.Name` before it.
    static let notifications: [String: String] = [
      "UIApplicationBackgroundRefreshStatusDidChange":
        "UIApplication.backgroundRefreshStatusDidChangeNotification",
      "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
      "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
      "UIApplicationDidChangeStatusBarOrientation":
        "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
      "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
      "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
      "UIApplicationSignificantTimeChange": "UIApplication.significantTimeChangeNotification",
      "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
      "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
      "UIApplicationWillChangeStatusBarOrientation":
        "UIApplication.willChangeStatusBarOrientationNotification",
      "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
      "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
      "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
      "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
      "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
      "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
      "UIDeviceProximityStateDidChange": "UIDevice.proximityStateDidChangeNotification",
      "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
      "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
      "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
      "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
      "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
      "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
      "UIMenuControllerDidHideMenu": "UIMenuController.didHideMenuNotification",
      "UIMenuControllerDidShowMenu": "UIMenuController.didShowMenuNotification",
      "UIMenuControllerMenuFrameDidChange": "UIMenuController.menuFrameDidChangeNotification",
      "UIMenuControllerWillHideMenu": "UIMenuController.willHideMenuNotification",
      "UIMenuControllerWillShowMenu": "UIMenuController.willShowMenuNotification",
      "UIScreenBrightnessDidChange": "UIScreen.brightnessDidChangeNotification",
      "UIScreenDidConnect": "UIScreen.didConnectNotification",
      "UIScreenDidDisconnect": "UIScreen.didDisconnectNotification",
      "UIScreenModeDidChange": "UIScreen.modeDidChangeNotification",
      "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
      "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
      "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
      "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
      "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
      "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
      "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
      "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
      "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
      "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
    ]
  }
#endif
