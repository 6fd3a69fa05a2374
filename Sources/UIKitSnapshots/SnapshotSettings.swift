import Foundation
import UIKit

/// The settings of recordings in the environment of the process.
enum SnapshotSettings {
  /// The variable for the major version of iOS on which the references were recorded, such as `17`.
  static let systemVersionVariable = "UIKIT_SNAPSHOT_IOS"
  /// The variable for the device of the simulator, by its model or identifier, such as `iPhone 15`.
  static let deviceVariable = "UIKIT_SNAPSHOT_DEVICE"

  /// The major version of iOS, or `nil` for the default. An invalid value of the variable stops the
  /// program.
  static let systemVersion: Int? = {
    guard let text = variable(systemVersionVariable) else { return nil }
    let major = text.prefix { $0 != "." }
    guard let version = Int(major), version > 0 else {
      fatalError("\(systemVersionVariable): invalid version '\(text)'; write a number such as 17")
    }
    return version
  }()

  /// The device, or `nil` for the default. An unknown device in the variable stops the program.
  static let device: Device? = {
    guard let text = variable(deviceVariable) else { return nil }
    guard let device = Device(named: text) else {
      fatalError(
        "\(deviceVariable): unknown device '\(text)'; `autolayout devices` lists all devices")
    }
    return device
  }()

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
