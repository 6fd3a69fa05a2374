import Foundation
import UIKit

/// The classes of Profile.storyboard. On Linux, a program registers the outlets and actions, which
/// Xcode connects by name.
@MainActor
public enum ProfileClasses {
  /// Registers the storyboard and its class. Call this method before the app is launched.
  public static func register() {
    InterfaceClasses.shared.register("ProfileViewController", ProfileViewController.self)
      .outlet("avatarView", \.avatarView)
      .outlet("nameLabel", \.nameLabel)
      .outlet("tripsLabel", \.tripsLabel)
      .outlet("nightsLabel", \.nightsLabel)
      .outlet("pastTripsSwitch", \.pastTripsSwitch)
      .action("pastTripsSwitchChanged:") { controller, sender in
        if let sender = sender as? UISwitch { controller.pastTripsSwitchChanged(sender) }
      }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    if !InterfaceSources.folders.contains(folder) { InterfaceSources.folders.append(folder) }
  }
}
