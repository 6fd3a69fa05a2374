/// The styles of bars.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark content on a light background in light appearance.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
  /// Light content on a dark, translucent background. Use `black`.
  case blackTranslucent = 2
}
