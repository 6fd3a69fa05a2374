import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutRendering

/// Differences as one HTML page with three pictures: before, after, and their difference.
///
/// The page loads no resources and contains no script. Pictures are embedded as images, in which
/// scripts do not run.
@MainActor
struct DiffPage {
  /// Returns the page with the sections of the documents that changed.
  static func text(_ sections: [String]) -> String {
    let body = sections.isEmpty ? "<p>The layout is the same.</p>" : sections.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Layout differences</title>
      <style>\(style)</style>
      </head>
      <body>
      <h1>Layout differences</h1>
      \(body)
      </body>
      </html>

      """
  }

  /// The style sheet. `mix-blend-mode: difference` makes equal pixels black.
  private static let style = """
    :root{color-scheme:light dark}
    body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}
    h2{font-size:1.2rem;margin-top:2.5rem}
    table{border-collapse:collapse;margin:1rem 0}
    td,th{border-bottom:1px solid #8884;padding:.3rem .8rem .3rem 0;text-align:left;vertical-align:top}
    .pictures{display:flex;flex-wrap:wrap;gap:1.5rem}
    figure{margin:0}
    figcaption{font-size:.85rem;opacity:.75;margin-bottom:.3rem}
    img{display:block;max-width:24rem;height:auto;border:1px solid #8886}
    .overlay{position:relative}
    .overlay img+img{position:absolute;inset:0;mix-blend-mode:difference}
    """

  /// Returns the section of a document: its errors, its roots, and other findings. A page lists all
  /// of them.
  func section(_ report: DiffReport) -> String {
    var report = report
    report.listsAll = true
    let listing = DiffListing(report)
    var text = "<section><h2>\(report.name.markup)</h2>\n"
    text += findings("Errors", listing.errors)
    for root in report.diff.roots { text += self.root(root) }
    text += findings("Warnings and notes", listing.others)
    return text + "</section>\n"
  }

  /// Returns a list of findings with a title, or the empty string if there are none.
  private func findings(_ title: String, _ rows: [DiffListing.FindingRow]) -> String {
    guard !rows.isEmpty else { return "" }
    let items = rows.map { row in
      let cause = row.cause.map { "<br>cause: \($0.markup)" } ?? ""
      return "<li>\(row.title): \(row.sentence.markup)\(cause)</li>"
    }
    return "<h3>\(title)</h3><ul>\(items.joined())</ul>\n"
  }

  /// Returns the table of a root's changed views, followed by its pictures.
  private func root(_ root: LayoutDiff.Root) -> String {
    var text = "<h3>\((root.name + root.statusWords).markup)</h3>\n"
    if !root.views.isEmpty {
      text += "<table><tr><th>View</th><th>Change</th></tr>"
      text += root.views.map {
        "<tr><td>\($0.subject.markup)</td><td>\($0.sentence.markup)</td></tr>"
      }.joined()
      text += "</table>\n"
    }
    for canvas in canvases(of: root) { text += pictures(root, canvas) }
    return text
  }

  /// Returns the canvases to show: the document's own, followed by the first phone and the first
  /// tablet on which a view moved.
  private func canvases(of root: LayoutDiff.Root) -> [DiffCanvas] {
    var shown: [DiffCanvas] = [.document]
    for isPad in [false, true] {
      let found = root.movedCanvases.first { $0.device?.isPad == isPad }
      if let found { shown.append(found) }
    }
    return shown
  }

  /// Returns the pictures of a root on one canvas. A root that exists in only one version has one
  /// picture.
  private func pictures(_ root: LayoutDiff.Root, _ canvas: DiffCanvas) -> String {
    let before = root.before.map { picture($0, canvas, "Before") }
    let after = root.after.map { picture($0, canvas, "After") }
    var text = "<h4>\(canvas.name.markup)</h4><div class=\"pictures\">"
    for (name, image) in [("Before", before), ("After", after)] {
      if let image { text += "<figure><figcaption>\(name)</figcaption>\(image)</figure>" }
    }
    if let before, let after {
      text += "<figure><figcaption>Difference: black where both are the same</figcaption>"
      text += "<div class=\"overlay\">\(before)\(after)</div></figure>"
    }
    return text + "</div>\n"
  }

  /// Returns a root laid out on a canvas and drawn as an SVG image within the page.
  private func picture(_ root: InterfaceRoot, _ canvas: DiffCanvas, _ name: String) -> String {
    var options = SVGRenderer.Options()
    options.appearance = .light
    let snapshot = root.instantiate(on: canvas.choice).snapshot()
    let svg = SVGRenderer(options: options).svg(for: snapshot)
    let data = Data(svg.utf8).base64EncodedString()
    return "<img alt=\"\(name)\" src=\"data:image/svg+xml;base64,\(data)\">"
  }
}

/// Conversion of document texts to HTML.
extension String {
  /// The text with HTML markup escaped.
  fileprivate var markup: String {
    PrintableText.of(self).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
