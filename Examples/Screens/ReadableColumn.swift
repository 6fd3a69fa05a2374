import UIKit

/// The same screen on iPhone and iPad, in portrait and in landscape: a column of text that is as
/// wide as the screen allows but never wider than is pleasant to read, above a bar.
@MainActor
public enum ReadableColumn {
  /// Returns the screen on a device.
  public static func screen(
    on device: Device, _ orientation: Device.Orientation
  ) -> ExampleScreen {
    let window = UIWindow(device: device, orientation: orientation)
    let column = UIView()
    let bar = UIView()
    for view in [column, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(column, bar, window.safeAreaLayoutGuide))
    window.layoutIfNeeded()
    return ExampleScreen(
      "Readable column, \(device.id) \(orientation.rawValue)", in: window,
      ["column": column, "bar": bar])
  }

  private static func constraints(
    _ column: UIView, _ bar: UIView, _ safeArea: UILayoutGuide
  ) -> [NSLayoutConstraint] {
    let fill = column.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -32)
    fill.priority = .defaultHigh
    return [
      fill,
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
      column.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -16),
      bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 49),
    ]
  }

  /// The screen on iPhone and iPad, in portrait and in landscape.
  public static var screens: [ExampleScreen] {
    ["retina6_0", "ipad9_7"].compactMap(Device.init(identifier:)).flatMap { device in
      Device.Orientation.allCases.map { screen(on: device, $0) }
    }
  }
}
