import AutoLayout
import Foundation
import InterfaceBuilder

extension LintLayout {
  /// Returns the frame that the document records for a view, or `nil` if there is none or it is
  /// empty.
  func recordedFrame(of index: Int) -> CGRect? {
    guard let frame = element(of: snapshot.views[index])?.recordedFrame, !frame.isEmpty else {
      return nil
    }
    return frame
  }

  /// Returns the frame that the document records for a view, in the coordinates of one of its
  /// superviews, or `nil` if a frame between them is missing. There must be no scroll view between
  /// the two.
  func recordedFrame(of index: Int, in ancestor: Int) -> CGRect? {
    guard var frame = recordedFrame(of: index) else { return nil }
    for superview in superviews(of: index) {
      if superview == ancestor { return frame }
      guard let outer = recordedFrame(of: superview) else { return nil }
      frame = frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }
    return nil
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether a frame is inside this one, within the
  /// tolerance.
  func holds(_ inner: CGRect) -> Bool {
    insetBy(dx: -RuleTolerance.containment, dy: -RuleTolerance.containment).contains(inner)
  }
}
