import AutoLayout
import Foundation
import InterfaceBuilder

extension LintLayout {
  /// The frame that the document records of a view; nil if there is none, or if it is empty.
  func recordedFrame(of index: Int) -> CGRect? {
    guard let frame = element(of: snapshot.views[index])?.recordedFrame, !frame.isEmpty else {
      return nil
    }
    return frame
  }

  /// The frame that the document records of a view, in the coordinates of one of its superviews; nil if
  /// a frame on the way is missing. No scroll view lies between the two.
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
  /// Returns whether a frame lies in this one, but for what it may reach out of it.
  func holds(_ inner: CGRect) -> Bool {
    insetBy(dx: -RuleTolerance.containment, dy: -RuleTolerance.containment).contains(inner)
  }
}
