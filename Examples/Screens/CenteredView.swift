import UIKit

/// A red view of 100 by 100 points in the center of the screen.
@MainActor
public enum CenteredView {
  /// Returns the same screen in five lines, in the style of SnapKit.
  public static func chainedScreen(on device: Device) -> ExampleScreen {
    let window = UIWindow(device: device)
    let square = UIView()
    window.addSubview(square)
    square.makeConstraints { make in
      make.size.equalTo(100)
      make.center.equalToSuperview()
    }
    window.layoutIfNeeded()
    return ExampleScreen("Centered square, chained, \(device.id)", in: window, ["square": square])
  }

  /// Returns the screen on a device.
  public static func screen(on device: Device) -> ExampleScreen {
    let window = UIWindow(device: device)
    let square = UIView()
    square.backgroundColor = .red
    square.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(square)
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: 100),
      square.heightAnchor.constraint(equalToConstant: 100),
      square.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      square.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    return ExampleScreen("Centered square, \(device.id)", in: window, ["square": square])
  }
}
