/// The set of colors of a picture.
public enum SVGAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
  /// Light colors, and a style sheet that follows the reader's `prefers-color-scheme`.
  ///
  /// This appearance is for browsers. `rsvg-convert` draws such a picture in light colors.
  case automatic
}

/// The way in which a line of text gets its measured width.
public enum SVGTextFitting: String, Hashable, Sendable {
  /// With `textLength`, which every browser supports.
  case textLength
  /// With a letter spacing from the advances of `PictureFont`. Use it for `rsvg-convert`, which
  /// does not support `textLength`.
  case letterSpacing
}
