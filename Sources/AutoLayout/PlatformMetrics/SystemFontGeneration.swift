/// The generations of the system font.
package enum SystemFontGeneration: Int, Hashable, Sendable {
  /// Helvetica Neue, in iOS 7 and 8.
  case helveticaNeue
  /// San Francisco, with a display cut for which advances are fitted.
  case firstSanFrancisco
  /// San Francisco with two cuts: one for text and one for display.
  case twoCuts
  /// San Francisco as a variable font, with an optical size that depends on the point size.
  case variable
}
