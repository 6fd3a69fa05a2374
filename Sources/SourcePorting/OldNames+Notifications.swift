#if SourcePorting
  extension OldNames {
    /// Members of `Notification.Name`.
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
