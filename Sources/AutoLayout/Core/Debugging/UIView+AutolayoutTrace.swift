import Foundation
import LayoutEngine

extension UIView {
  /// Returns the tree in the format of UIKit's private method of this name: one line per view and
  /// guide, with its kind of layout and its ambiguities.
  ///
  /// A legend at the end explains the marks. The numbers after variables are those of the engine.
  public func _autolayoutTrace() -> String {
    let host = rootView.activeLayoutHost
    host.update()
    host.solve()
    let trace = AutolayoutTrace(host: host, open: Set(host.engine.ambiguousVariables()))
    return trace.lines(of: self).joined(separator: "\n") + AutolayoutTrace.legend
  }
}

/// The lines of a trace.
@MainActor
private struct AutolayoutTrace {
  let host: LayoutHost
  let open: Set<LayoutEngine.Variable>

  static let legend = """


    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  func lines(of top: UIView) -> [String] {
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(top, 0)]
    while let (view, depth) = stack.popLast() {
      lines.append(line(view, view.descriptionName, mark(of: view), depth))
      for guide in view.layoutGuides where host.record(of: guide) != nil {
        lines.append(line(guide, guide.description, "*", depth + 1))
      }
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    return lines
  }

  private func line(_ item: any LayoutItem, _ name: String, _ mark: String, _ depth: Int) -> String
  {
    let text = String(repeating: "|   ", count: depth) + mark + name
    let parts = ambiguousParts(of: item, name: item is UIView ? name : item.traceName)
    return parts.isEmpty ? text : text + "- AMBIGUOUS LAYOUT for " + parts.joined(separator: ", ")
  }

  private func mark(of view: UIView) -> String {
    if view === host.root { return host.rowCount == 0 ? "" : "•" }
    guard host.record(of: view) != nil else { return "" }
    return view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  private func ambiguousParts(of item: any LayoutItem, name: String) -> [String] {
    guard let record = host.record(of: item), item !== host.root else { return [] }
    let named = [
      (record.x, "minX"), (record.y, "minY"), (record.width, "Width"), (record.height, "Height"),
    ]
    return named.filter { open.contains($0.0) }.map { "\(name).\($0.1){id: \($0.0.index)}" }
  }
}

extension UIView {
  /// The class, the address and the text, as in the descriptions of constraints for views without
  /// an identifier.
  fileprivate var descriptionName: String {
    let name = "\(documentClassName ?? describedClassName):\(ObjectIdentifier(self).addressText)"
    return descriptionText.map { name + $0 } ?? name
  }
}

extension LayoutItem {
  fileprivate var traceName: String {
    "\(describedClassName):\(ObjectIdentifier(self).addressText)"
  }
}
