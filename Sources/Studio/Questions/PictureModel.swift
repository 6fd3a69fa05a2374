import AutoLayout
import InterfaceBuilder
import LayoutRendering

/// A picture of a scene on a canvas.
struct PictureModel: Encodable, Equatable {
  /// The picture as an SVG document, in points.
  var svg: String
  /// The size of the canvas, in points.
  var width, height: Double
  /// The problems of the layout as sentences, by kind: ambiguous views, texts that are cut off, and
  /// conflicts.
  var findings: [String]
}

extension StudioWindow {
  /// Returns a picture of a scene on a canvas. The scene on the page does not change.
  ///
  /// The method needs one layout.
  ///
  /// - Throws: `StudioError` if the document does not have the scene or does not support the
  ///   canvas.
  func picture(of scene: String?, on canvas: CanvasRequest) throws -> PictureModel {
    let document = try opened.document
    let wanted = scene ?? rootID
    guard let root = document.roots.first(where: { $0.id == wanted }) else {
      throw StudioError("the scene was deleted", hint: "choose another scene")
    }
    let instance = root.instantiate(on: try choice(for: canvas))
    var snapshot = instance.snapshot()
    _ = instance.openGrowingCells(of: &snapshot, document)
    try opened.assets?.addImages(to: &snapshot, isDark: canvas.isDark ?? false)
    var options = SVGRenderer.Options.rasterized(canvas.isDark ?? false ? .dark : .light)
    options.textFitting = .textLength
    options.roundsCorners = true
    options.dimsHiddenViews = canvas.isOwn
    options.embedsFont = true
    return PictureModel(
      svg: SVGRenderer(options: options).svg(for: snapshot),
      width: Double(snapshot.canvas.size.width).shortened,
      height: Double(snapshot.canvas.size.height).shortened,
      findings: LayoutFault.all(in: snapshot).sorted().map(\.text))
  }
}
