import AutoLayout
import LayoutRendering

/// The frames of a document as indented trees for people.
struct FramesText {
  private let renderer: TextRenderer

  init(hasColor: Bool) {
    var options = TextRenderer.Options()
    options.usesColor = hasColor
    renderer = TextRenderer(options: options)
  }

  /// One block a root and canvas: a heading, the canvas, the tree.
  func text(_ layout: DocumentLayout, file: String) -> String {
    if layout.roots.isEmpty { return "\(PrintableText.of(file)): no views to lay out\n" }
    return layout.roots.map { root in
      heading(root, file) + "\n" + renderer.text(for: root.snapshot) + "\n"
    }.joined()
  }

  private func heading(_ laidOut: LaidOutRoot, _ file: String) -> String {
    let root = laidOut.root
    let controller = root.controller?.id.map { ", controller \($0)" } ?? ""
    let variant = laidOut.variant.name.isEmpty ? "" : ", \(laidOut.variant.name)"
    return PrintableText.of(
      "\(file): \(laidOut.name) (\(root.elementName) \(root.id)\(controller))\(variant)")
  }
}
