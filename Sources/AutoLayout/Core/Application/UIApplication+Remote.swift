import Foundation

/// Remote commands and the status bar, up to iOS 12.
extension UIApplication {
  /// Starts receiving commands of headsets and external players.
  ///
  /// - Remark: Inert. There are no such commands.
  public func beginReceivingRemoteControlEvents() {}
  /// Stops receiving commands of headsets and external players.
  ///
  /// - Remark: Inert. There are no such commands.
  public func endReceivingRemoteControlEvents() {}
  /// Hides or shows the status bar.
  ///
  /// - Remark: Inert. Controllers determine the status bar, as in UIKit since iOS 9.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Hides or shows the status bar.
  ///
  /// - Remark: Inert. Controllers determine the status bar, as in UIKit since iOS 9.
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) {}
  /// Changes the colors of the status bar.
  ///
  /// - Remark: Inert. Controllers determine the status bar, as in UIKit since iOS 9.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
}
