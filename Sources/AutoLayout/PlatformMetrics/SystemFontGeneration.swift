/// The generations of the system font.
package enum SystemFontGeneration: Int, Hashable, Sendable {
  /// Helvetica Neue, in iOS 7 and 8.
  case helveticaNeue
  /// San Francisco in iOS 9 and 10. The advances of its display cut are fitted to recorded labels.
  case firstSanFrancisco
  /// San Francisco in iOS 11 to 13, with two cuts: one for text and one for display.
  case twoCuts
  /// San Francisco since iOS 14, as a variable font with an optical size that depends on the point
  /// size.
  case variable
}
