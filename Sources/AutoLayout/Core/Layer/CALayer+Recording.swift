import Foundation

extension CALayer {
  /// Records the drawing of a layer without a view.
  func drawContent() {
    #if !canImport(Darwin)
      let record = displayRecord
      guard !record.isDisplaying, bounds.isFinite, bounds.width > 0, bounds.height > 0 else {
        return
      }
      (record.isMarked, record.markedRect, record.isDisplaying) = (false, .null, true)
      defer { record.isDisplaying = false }
      let drawing = GraphicsStack.current.record(in: bounds, scale: contentsScale) {
        draw(in: $0)
      }
      record.keep(drawing, of: bounds, in: bounds, isPart: false)
    #endif
  }
}
