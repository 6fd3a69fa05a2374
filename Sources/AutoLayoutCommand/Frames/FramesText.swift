import AutoLayout
import LayoutRendering

/// Writes the frames of a document as readable indented trees.
///
///     Main.storyboard: Sign In (view LgN-vw-001, controller LgN-vc-001)
///     # retina6_0 portrait, 390 × 844 @3x, safe area 47 0 34 0, compact × regular
///     UIView #LgN-vw-001 (0, 0; 390 × 844)
///       UIView "Logo" (147, 95; 96 × 96)
struct FramesText {
  /// The renderer of a root's tree.
  private let renderer: TextRenderer

  /// Creates a writer with or without colors.
  init(hasColor: Bool) {
    var options = TextRenderer.Options()
    options.usesColor = hasColor
    renderer = TextRenderer(options: options)
  }

  /// Returns one block per root and canvas: a heading, the canvas and the tree of views.
  func text(_ layout: DocumentLayout, file: String) -> String {
    if layout.roots.isEmpty { return "\(PrintableText.of(file)): no views to lay out\n" }
    return layout.roots.map { root in
      let text = root.accessibility?.text ?? renderer.text(for: root.snapshot)
      return heading(root, file) + "\n" + text + "\n"
    }.joined()
  }

  /// Returns the file, the name of the scene with its identifiers, and the language and settings.
  private func heading(_ laidOut: LaidOutRoot, _ file: String) -> String {
    let root = laidOut.root
    let controller = root.controller?.id.map { ", controller \($0)" } ?? ""
    let variant = laidOut.variant.name.isEmpty ? "" : ", \(laidOut.variant.name)"
    return PrintableText.of(
      "\(file): \(laidOut.name) (\(root.elementName) \(root.id)\(controller))\(variant)")
  }
}
