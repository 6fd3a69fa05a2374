import UIKit

/// A toolbar pinned to the bottom of any screen, 44 points high.
@MainActor
public enum PinnedToolbar {
  /// Returns the screen on one device.
  public static func screen(
    on device: Device, _ orientation: Device.Orientation = .portrait
  ) -> ExampleScreen {
    let window = UIWindow(device: device, orientation: orientation)
    let toolbar = UIToolbar()
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(toolbar)
    NSLayoutConstraint.activate([
      toolbar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    return ExampleScreen(
      "Toolbar pinned to the bottom, \(device.id) \(orientation.rawValue)", in: window,
      ["toolbar": toolbar])
  }

  /// The screen on every device, in portrait and in landscape.
  public static var screens: [ExampleScreen] {
    Device.all.flatMap { device in
      Device.Orientation.allCases.map { screen(on: device, $0) }
    }
  }
}
