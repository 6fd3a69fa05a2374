import Foundation

extension Device {
  /// All devices. Phones precede pads, and small devices precede large ones.
  public static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    phone("retina3_5", "iPhone 4s", 320, 480, 2, last: 9),
    phone("retina4_0", "iPhone 5, 5s, SE (1st generation)", 320, 568, 2, last: 15),
    phone("retina4_7", "iPhone 6, 7, 8, SE (2nd and 3rd generation)", 375, 667, 2),
    phone("retina5_5", "iPhone 6 Plus, 7 Plus, 8 Plus", 414, 736, 3, last: 16),
    phone("retina5_4", "iPhone 12 mini, 13 mini", 375, 812, 3, housing: 50),
    phone("retina5_9", "iPhone X, XS, 11 Pro", 375, 812, 3, housing: 44),
    phone("retina6_1", "iPhone XR, 11", 414, 896, 2, housing: 48),
    phone("retina6_5", "iPhone XS Max, 11 Pro Max", 414, 896, 3, housing: 44),
    phone("retina6_0", "iPhone 12, 13, 14, 12 Pro, 13 Pro", 390, 844, 3, housing: 47),
    phone("retina6_7", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, 3, housing: 47),
    phone("retina6_12", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, 3, housing: 59),
    phone(
      "retina6_72", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, 3, housing: 59),
    phone("retina6_3", "iPhone 16 Pro, 17, 17 Pro", 402, 874, 3, housing: 62),
    phone("retina6_54", "iPhone Air", 420, 912, 3, housing: 68),
    phone("retina6_9", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, 3, housing: 62),
  ]

  private static let pads: [Device] = [
    pad("ipad7_9", "iPad mini (2 to 5)", 768, 1024),
    pad("ipad8_3rounded", "iPad mini (6th generation and later)", 744, 1133, isRounded: true),
    pad("ipad9_7", "iPad Air, iPad Pro 9.7-inch", 768, 1024, last: 17),
    pad("ipad10_2", "iPad (7th to 9th generation)", 810, 1080),
    pad("ipad10_5", "iPad Pro 10.5-inch, iPad Air (3rd generation)", 834, 1112),
    pad(
      "ipad10_9rounded", "iPad Air (4th and 5th generation), iPad (10th generation)", 820, 1180,
      isRounded: true),
    pad("ipad11_0rounded", "iPad Pro 11-inch", 834, 1194, isRounded: true),
    pad("ipad12_9", "iPad Pro 12.9-inch (1st and 2nd generation)", 1024, 1366, last: 17),
    pad(
      "ipad12_9rounded", "iPad Pro 12.9-inch (3rd generation and later)", 1024, 1366,
      isRounded: true),
  ]

  /// Returns a phone. `housing` is the inset of the sensor housing: at the top in portrait, and on
  /// both sides in landscape. In landscape, the inset of the home indicator at the bottom is 21
  /// points instead of 34. Phones without a sensor housing have a status bar of 20 points, which
  /// landscape hides.
  private static func phone(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    housing: CGFloat? = nil, last: Int? = nil
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitSafeAreaInsets: UIEdgeInsets(
        top: housing ?? 20, left: 0, bottom: housing == nil ? 0 : 34, right: 0),
      landscapeSafeAreaInsets: UIEdgeInsets(
        top: 0, left: housing ?? 0, bottom: housing == nil ? 0 : 21, right: housing ?? 0),
      isPad: false, lastSystemVersion: last)
  }

  /// Returns a pad. iPads with rounded corners have a status bar of 24 points and a home indicator
  /// of 20 points. The others have a status bar of 20 points.
  private static func pad(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, isRounded: Bool = false,
    last: Int? = nil
  ) -> Device {
    let insets = UIEdgeInsets(
      top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0)
    return Device(
      id: id, name: name, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitSafeAreaInsets: insets, landscapeSafeAreaInsets: insets, isPad: true,
      lastSystemVersion: last)
  }
}
