extension DeviceModel {
  /// Every iPhone and iPad that runs iOS 7 or later and has the screen of a device of `Device.all`.
  ///
  /// Source: the sizes of screens in Apple's technical specifications and in the table "Device screen
  /// dimensions" of the Human Interface Guidelines.
  package static let all: [DeviceModel] =
    table.flatMap { device, names in names.map { DeviceModel(name: $0, device: device) } }

  private static let table: KeyValuePairs<String, [String]> = [
    "retina3_5": ["iPhone 4", "iPhone 4s"],
    "retina4_0": ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"],
    "retina4_7": [
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)",
    ],
    "retina5_5": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
    "retina5_4": ["iPhone 12 mini", "iPhone 13 mini"],
    "retina5_9": ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
    "retina6_1": ["iPhone XR", "iPhone 11"],
    "retina6_5": ["iPhone XS Max", "iPhone 11 Pro Max"],
    "retina6_0": [
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
    ],
    "retina6_7": ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
    "retina6_12": ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
    "retina6_72": ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
    "retina6_3": ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
    "retina6_54": ["iPhone Air"],
    "retina6_9": ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
    "ipad7_9": [
      "iPad mini (2nd generation)", "iPad mini (3rd generation)", "iPad mini (4th generation)",
      "iPad mini (5th generation)",
    ],
    "ipad8_3rounded": ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
    "ipad9_7": [
      "iPad (3rd generation)", "iPad (4th generation)", "iPad (5th generation)",
      "iPad (6th generation)", "iPad Air", "iPad Air (1st generation)", "iPad Air (2nd generation)",
      "iPad Pro 9.7-inch",
    ],
    "ipad10_2": ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
    "ipad10_5": ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"],
    "ipad10_9rounded": [
      "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
      "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
    ],
    "ipad11_0rounded": [
      "iPad Pro 11-inch", "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
      "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)",
    ],
    "ipad12_9": ["iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)"],
    "ipad12_9rounded": [
      "iPad Pro 12.9-inch", "iPad Pro 12.9-inch (3rd generation)",
      "iPad Pro 12.9-inch (4th generation)", "iPad Pro 12.9-inch (5th generation)",
      "iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
    ],
  ]
}
