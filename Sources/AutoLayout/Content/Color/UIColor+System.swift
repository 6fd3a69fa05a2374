import Foundation

/// The colors of iOS that differ between light and dark appearance (Human Interface Guidelines).
extension UIColor {
  /// Creates a color from light and dark values, with components from 0 to 255 and alpha from 0 to
  /// 1.
  private static func pair(
    _ light: (Double, Double, Double, Double), _ dark: (Double, Double, Double, Double)
  ) -> UIColor {
    UIColor(
      LayoutSnapshot.Color(
        light: .init(light.0 / 255, light.1 / 255, light.2 / 255, light.3),
        dark: .init(dark.0 / 255, dark.1 / 255, dark.2 / 255, dark.3)))
  }

  /// The system's red, which is slightly brighter in the dark appearance.
  public static let systemRed = pair((255, 59, 48, 1), (255, 69, 58, 1))
  /// The system's orange, which is slightly brighter in the dark appearance.
  public static let systemOrange = pair((255, 149, 0, 1), (255, 159, 10, 1))
  /// The system's yellow, which is slightly brighter in the dark appearance.
  public static let systemYellow = pair((255, 204, 0, 1), (255, 214, 10, 1))
  /// The system's green, which is slightly brighter in the dark appearance. It is the color of a
  /// switch that is on.
  public static let systemGreen = pair((52, 199, 89, 1), (48, 209, 88, 1))
  /// The system's mint, between green and teal, which is paler in the dark appearance.
  public static let systemMint = pair((0, 199, 190, 1), (99, 230, 226, 1))
  /// The system's teal, between mint and cyan, which is brighter in the dark appearance.
  public static let systemTeal = pair((48, 176, 199, 1), (64, 200, 224, 1))
  /// The system's cyan, between teal and blue, which is paler in the dark appearance.
  public static let systemCyan = pair((50, 173, 230, 1), (100, 210, 255, 1))
  /// The system's blue, which is slightly brighter in the dark appearance. It is the default tint
  /// color.
  public static let systemBlue = pair((0, 122, 255, 1), (10, 132, 255, 1))
  /// The system's indigo, between blue and purple, which is slightly brighter in the dark
  /// appearance.
  public static let systemIndigo = pair((88, 86, 214, 1), (94, 92, 230, 1))
  /// The system's purple, which is slightly brighter in the dark appearance.
  public static let systemPurple = pair((175, 82, 222, 1), (191, 90, 242, 1))
  /// The system's pink, which is slightly brighter in the dark appearance.
  public static let systemPink = pair((255, 45, 85, 1), (255, 55, 95, 1))
  /// The system's brown, which is slightly brighter in the dark appearance.
  public static let systemBrown = pair((162, 132, 94, 1), (172, 142, 104, 1))
  /// The system's medium gray, which is the same in both appearances.
  public static let systemGray = pair((142, 142, 147, 1), (142, 142, 147, 1))
  /// A gray one step closer to the background than `systemGray`.
  public static let systemGray2 = pair((174, 174, 178, 1), (99, 99, 102, 1))
  /// A gray two steps closer to the background than `systemGray`.
  public static let systemGray3 = pair((199, 199, 204, 1), (72, 72, 74, 1))
  /// A gray three steps closer to the background than `systemGray`.
  public static let systemGray4 = pair((209, 209, 214, 1), (58, 58, 60, 1))
  /// A gray four steps closer to the background than `systemGray`.
  public static let systemGray5 = pair((229, 229, 234, 1), (44, 44, 46, 1))
  /// A gray five steps closer to the background than `systemGray`, with little contrast to it.
  public static let systemGray6 = pair((242, 242, 247, 1), (28, 28, 30, 1))
  /// The default tint color, which is the system's blue.
  public static let tintColor = pair((0, 122, 255, 1), (10, 132, 255, 1))
  /// The color of primary text: black, or white in the dark appearance.
  public static let label = pair((0, 0, 0, 1), (255, 255, 255, 1))
  /// The color of secondary text, with 60 % alpha.
  public static let secondaryLabel = pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// The color of tertiary text, with 30 % alpha.
  public static let tertiaryLabel = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The color of quaternary text, with 18 % alpha, or 16 % in the dark appearance.
  public static let quaternaryLabel = pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// The color of placeholders in empty text fields, with 30 % alpha.
  public static let placeholderText = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The color of links.
  public static let link = pair((0, 122, 255, 1), (9, 132, 255, 1))
  /// The color of thin, translucent lines.
  public static let separator = pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// The color of thin, opaque lines.
  public static let opaqueSeparator = pair((198, 198, 200, 1), (56, 56, 58, 1))
  /// A translucent fill color for thin and small shapes, such as the track of a slider.
  public static let systemFill = pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// A translucent fill color for medium shapes, such as the background of a gray button.
  public static let secondarySystemFill = pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// A translucent fill color for large shapes, such as fields and buttons.
  public static let tertiarySystemFill = pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// A translucent fill color for large areas with much content.
  public static let quaternarySystemFill = pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))
  /// The color of the main background: white, or black in the dark appearance.
  public static let systemBackground = pair((255, 255, 255, 1), (0, 0, 0, 1))
  /// The color of areas that are grouped on `systemBackground`.
  public static let secondarySystemBackground = pair((242, 242, 247, 1), (28, 28, 30, 1))
  /// The color of areas that are grouped on `secondarySystemBackground`.
  public static let tertiarySystemBackground = pair((255, 255, 255, 1), (44, 44, 46, 1))
  /// The color behind grouped content, such as a grouped table view.
  public static let systemGroupedBackground = pair((242, 242, 247, 1), (0, 0, 0, 1))
  /// The color of areas on `systemGroupedBackground`, such as cells.
  public static let secondarySystemGroupedBackground = pair((255, 255, 255, 1), (28, 28, 30, 1))
  /// The color of areas on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = pair((242, 242, 247, 1), (44, 44, 46, 1))
  /// The former name of `systemGroupedBackground`, which documents still use.
  public static let groupTableViewBackground = pair((242, 242, 247, 1), (0, 0, 0, 1))
  /// The color of text on light backgrounds: black in both appearances.
  public static let darkText = pair((0, 0, 0, 1), (0, 0, 0, 1))
  /// The color of text on dark backgrounds: white with 60 % alpha in both appearances.
  public static let lightText = pair((255, 255, 255, 0.6), (255, 255, 255, 0.6))

  /// Returns the color that a document names, such as `systemBackgroundColor`, or `nil` for an
  /// unknown name.
  package static func systemColor(named name: String) -> UIColor? {
    systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  static let systemColors: [String: UIColor] = [
    "systemRed": systemRed,
    "systemOrange": systemOrange,
    "systemYellow": systemYellow,
    "systemGreen": systemGreen,
    "systemMint": systemMint,
    "systemTeal": systemTeal,
    "systemCyan": systemCyan,
    "systemBlue": systemBlue,
    "systemIndigo": systemIndigo,
    "systemPurple": systemPurple,
    "systemPink": systemPink,
    "systemBrown": systemBrown,
    "systemGray": systemGray,
    "systemGray2": systemGray2,
    "systemGray3": systemGray3,
    "systemGray4": systemGray4,
    "systemGray5": systemGray5,
    "systemGray6": systemGray6,
    "tintColor": tintColor,
    "label": label,
    "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel,
    "quaternaryLabel": quaternaryLabel,
    "placeholderText": placeholderText,
    "link": link,
    "separator": separator,
    "opaqueSeparator": opaqueSeparator,
    "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill,
    "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill,
    "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
    "groupTableViewBackground": groupTableViewBackground,
    "darkText": darkText,
    "lightText": lightText,
  ]
}
