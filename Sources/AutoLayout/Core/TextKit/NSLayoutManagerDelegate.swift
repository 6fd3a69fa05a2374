import Foundation

/// The delegate of a layout manager, which is notified of the layout.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Returns the space after a line in points.
  ///
  /// - Remark: Inert. The method is never called.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Called when the layout has been discarded.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when the text has been laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Returns 0 by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// The default implementation does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
