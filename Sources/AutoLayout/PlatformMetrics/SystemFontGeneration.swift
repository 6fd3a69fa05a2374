/// The designs of the system font.
package enum SystemFontGeneration: Int, Hashable, Sendable {
  /// Helvetica Neue, of iOS 7 and 8.
  case helveticaNeue
  /// San Francisco, with a display cut whose advances are fitted.
  case firstSanFrancisco
  /// Two cuts: one for text and one for display.
  case twoCuts
  /// One variable font, whose optical size follows the size.
  case variable
}
