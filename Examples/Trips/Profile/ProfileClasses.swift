import Foundation
import UIKit

/// What Profile.storyboard names: on Linux, a program registers outlets and actions, which Xcode connects by name.
@MainActor
public enum ProfileClasses {
  /// Makes the storyboard and its class known. Call it before the app is launched.
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
