import Foundation

extension Device {
  /// All devices. Phones precede pads, and small devices precede large ones.
  public static let all: [Device] = phones + pads

  /// Source of screens and models: Apple's technical specifications, and the table "Device screen
  /// dimensions" of the Human Interface Guidelines. Every model that runs iOS 7 or later has a
  /// line.
  private static let phones: [Device] = [
    phone(
      "retina3_5", 320, 480, 2, last: 9,
      models: [
        "iPhone 4",
        "iPhone 4s",
      ]),
    phone(
      "retina4_0", 320, 568, 2, last: 15,
      models: [
        "iPhone 5",
        "iPhone 5c",
        "iPhone 5s",
        "iPhone SE (1st generation)",
      ]),
    phone(
      "retina4_7", 375, 667, 2,
      models: [
        "iPhone 6",
        "iPhone 6s",
        "iPhone 7",
        "iPhone 8",
        "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ]),
    phone(
      "retina5_5", 414, 736, 3, last: 16,
      models: [
        "iPhone 6 Plus",
        "iPhone 6s Plus",
        "iPhone 7 Plus",
        "iPhone 8 Plus",
      ]),
    phone(
      "retina5_4", 375, 812, 3, housing: 50,
      models: [
        "iPhone 12 mini",
        "iPhone 13 mini",
      ]),
    phone(
      "retina5_9", 375, 812, 3, housing: 44,
      models: [
        "iPhone X",
        "iPhone XS",
        "iPhone 11 Pro",
      ]),
    phone(
      "retina6_1", 414, 896, 2, housing: 48,
      models: [
        "iPhone XR",
        "iPhone 11",
      ]),
    phone(
      "retina6_5", 414, 896, 3, housing: 44,
      models: [
        "iPhone XS Max",
        "iPhone 11 Pro Max",
      ]),
    phone(
      "retina6_0", 390, 844, 3, housing: 47,
      models: [
        "iPhone 12",
        "iPhone 12 Pro",
        "iPhone 13",
        "iPhone 13 Pro",
        "iPhone 14",
        "iPhone 16e",
        "iPhone 17e",
      ]),
    phone(
      "retina6_7", 428, 926, 3, housing: 47,
      models: [
        "iPhone 12 Pro Max",
        "iPhone 13 Pro Max",
        "iPhone 14 Plus",
      ]),
    phone(
      "retina6_12", 393, 852, 3, housing: 59,
      models: [
        "iPhone 14 Pro",
        "iPhone 15",
        "iPhone 15 Pro",
        "iPhone 16",
      ]),
    phone(
      "retina6_72", 430, 932, 3, housing: 59,
      models: [
        "iPhone 14 Pro Max",
        "iPhone 15 Plus",
        "iPhone 15 Pro Max",
        "iPhone 16 Plus",
      ]),
    phone(
      "retina6_3", 402, 874, 3, housing: 62,
      models: [
        "iPhone 16 Pro",
        "iPhone 17",
        "iPhone 17 Pro",
      ]),
    phone(
      "retina6_54", 420, 912, 3, housing: 68,
      models: [
        "iPhone Air"
      ]),
    phone(
      "retina6_9", 440, 956, 3, housing: 62,
      models: [
        "iPhone 16 Pro Max",
        "iPhone 17 Pro Max",
      ]),
  ]

  /// Interface Builder's identifiers for the screens of 2024 (M4) have not been found in any
  /// document.
  private static let pads: [Device] = [
    pad(
      "ipad7_9", 768, 1024,
      models: [
        "iPad mini (2nd generation)",
        "iPad mini (3rd generation)",
        "iPad mini (4th generation)",
        "iPad mini (5th generation)",
      ]),
    pad(
      "ipad8_3rounded", 744, 1133, isRounded: true,
      models: [
        "iPad mini (6th generation)",
        "iPad mini (7th generation)",
        "iPad mini (A17 Pro)",
      ]),
    pad(
      "ipad9_7", 768, 1024, last: 17,
      models: [
        "iPad (3rd generation)",
        "iPad (4th generation)",
        "iPad (5th generation)",
        "iPad (6th generation)",
        "iPad Air (1st generation)",
        "iPad Air (2nd generation)",
        "iPad Pro 9.7-inch",
      ]),
    pad(
      "ipad10_2", 810, 1080,
      models: [
        "iPad (7th generation)",
        "iPad (8th generation)",
        "iPad (9th generation)",
      ]),
    pad(
      "ipad10_5", 834, 1112,
      models: [
        "iPad Air (3rd generation)",
        "iPad Pro 10.5-inch",
      ]),
    pad(
      "ipad10_9rounded", 820, 1180, isRounded: true,
      models: [
        "iPad (10th generation)",
        "iPad (11th generation)",
        "iPad (A16)",
        "iPad Air (4th generation)",
        "iPad Air (5th generation)",
        "iPad Air 11-inch (M2)",
        "iPad Air 11-inch (M3)",
      ]),
    pad(
      "ipad11_0rounded", 834, 1194, isRounded: true,
      models: [
        "iPad Pro 11-inch (1st generation)",
        "iPad Pro 11-inch (2nd generation)",
        "iPad Pro 11-inch (3rd generation)",
        "iPad Pro 11-inch (4th generation)",
      ]),
    pad(
      "ipad11_1rounded", 834, 1210, isRounded: true,
      models: [
        "iPad Pro 11-inch (M4)",
        "iPad Pro 11-inch (M5)",
      ]),
    pad(
      "ipad12_9", 1024, 1366, last: 17,
      models: [
        "iPad Pro 12.9-inch (1st generation)",
        "iPad Pro 12.9-inch (2nd generation)",
      ]),
    pad(
      "ipad12_9rounded", 1024, 1366, isRounded: true,
      models: [
        "iPad Pro 12.9-inch (3rd generation)",
        "iPad Pro 12.9-inch (4th generation)",
        "iPad Pro 12.9-inch (5th generation)",
        "iPad Pro 12.9-inch (6th generation)",
        "iPad Air 13-inch (M2)",
        "iPad Air 13-inch (M3)",
      ]),
    pad(
      "ipad13_0rounded", 1032, 1376, isRounded: true,
      models: [
        "iPad Pro 13-inch (M4)",
        "iPad Pro 13-inch (M5)",
      ]),
  ]

  /// Returns a phone. `housing` is the inset of the sensor housing: at the top in portrait, and on
  /// both sides in landscape. In landscape, the inset of the home indicator at the bottom is 21
  /// points instead of 34. Phones without a sensor housing have a status bar of 20 points, which
  /// landscape hides.
  private static func phone(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, housing: CGFloat? = nil,
    last: Int? = nil, models: [String]
  ) -> Device {
    Device(
      id: id, models: models, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitSafeAreaInsets: UIEdgeInsets(
        top: housing ?? 20, left: 0, bottom: housing == nil ? 0 : 34, right: 0),
      landscapeSafeAreaInsets: UIEdgeInsets(
        top: 0, left: housing ?? 0, bottom: housing == nil ? 0 : 21, right: housing ?? 0),
      isPad: false, lastSystemVersion: last)
  }

  /// Returns a pad. iPads with rounded corners have a status bar of 24 points and a home indicator
  /// of 20 points. The others have a status bar of 20 points.
  private static func pad(
    _ id: String, _ width: CGFloat, _ height: CGFloat, isRounded: Bool = false, last: Int? = nil,
    models: [String]
  ) -> Device {
    let insets = UIEdgeInsets(
      top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0)
    return Device(
      id: id, models: models, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitSafeAreaInsets: insets, landscapeSafeAreaInsets: insets, isPad: true,
      lastSystemVersion: last)
  }
}
