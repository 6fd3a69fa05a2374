import AutoLayout
import Foundation

/// What a device shows beside the app: status bar, housing of the camera, home indicator, and how
/// round the corners of its screen are.
///
/// Devices go by Interface Builder's identifiers. Heights of status bars are those of iOS; corner
/// radii are to the eye, as Apple publishes none.
struct DeviceScreen {
  enum Housing {
    case none
    /// The bay at the upper edge of iPhone X to 14.
    case notch
    /// The capsule of iPhone 14 Pro and later.
    case island
  }

  var isPad: Bool
  var housing: Housing
  /// In points; zero where no status bar is shown.
  var statusBarHeight: CGFloat
  var hasHomeIndicator: Bool
  /// Of the screen, in points.
  var cornerRadius: CGFloat

  /// The screen of a canvas; nil when no device is named or the root does not fill its screen.
  init?(canvas: LayoutSnapshot.Canvas) {
    guard let device = canvas.device, let model = Self.models[device] else { return nil }
    isPad = device.hasPrefix("ipad")
    housing = model.housing
    hasHomeIndicator = model.isRound
    cornerRadius = model.isRound ? (isPad ? 18 : model.housing == .island ? 55 : 42) : 0
    let isHidden = canvas.isLandscape && !isPad
    statusBarHeight = isHidden ? 0 : model.statusBar
    guard canvas.safeAreaInsets.top >= statusBarHeight - Self.slack else { return nil }
  }

  /// Status bars of one device differ by up to six points between releases of Xcode.
  private static let slack: CGFloat = 6

  private struct Model {
    var statusBar: CGFloat
    var housing: Housing
    var isRound: Bool
  }

  private static let models: [String: Model] = {
    let classic = Model(statusBar: 20, housing: .none, isRound: false)
    let notch = Model(statusBar: 44, housing: .notch, isRound: true)
    let island = Model(statusBar: 54, housing: .island, isRound: true)
    let roundPad = Model(statusBar: 24, housing: .none, isRound: true)
    var models: [String: Model] = [:]
    let classicNames = [
      "retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad7_9", "ipad9_7", "ipad10_2",
      "ipad10_5", "ipad12_9",
    ]
    for name in classicNames { models[name] = classic }
    for name in ["retina5_9", "retina6_1", "retina6_5", "retina6_0", "retina6_7"] {
      models[name] = notch
    }
    for name in ["retina6_12", "retina6_72", "retina6_3", "retina6_9"] { models[name] = island }
    for name in [
      "ipad10_9", "ipad10_9rounded", "ipad11_0", "ipad11_0rounded", "ipad8_3", "ipad8_3rounded",
      "ipad12_9rounded",
    ] { models[name] = roundPad }
    return models
  }()
}
