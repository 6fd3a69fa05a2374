import AutoLayout
import Foundation

extension Embedding {
  /// Removes everything that the container determines, and inserts the container without subviews.
  ///
  /// - Returns: The identifier of the container.
  func insertContainer(_ editor: inout DocumentEditor) -> String {
    let id = editor.newIdentifier(
      for:
        "\(container.template.elementName.rawValue) \(views.compactMap(\.id).joined(separator: " "))"
    )
    let outer = outerConstraints
    editor.removeConstraints(outer, alsoRemoved: Set(views.compactMap(\.id)))
    let removed = Set(outer)
    let kept = ConstraintElement.all(in: document.tree).filter { !removed.contains($0) }.subjects
    let origin = bounds.origin
    for (view, frame) in zip(views, frames) {
      if container.isStack {
        editor.unfixFrame(of: view)
      } else if !kept.contains(view.id ?? "") {
        editor.fixUnconstrained(view, leavesStack: true)
      }
      editor.recordOrigin(
        CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y), of: view)
      editor.removeInstallations(of: view.id ?? "")
    }
    let first = views.min { $0.range.lowerBound < $1.range.lowerBound }
    let guides = container.template.children
      .filter { $0.name == ElementName.viewLayoutGuide.rawValue }
      .map { editor.identified($0) }
    editor.insert(newContainer(id, guides), into: list, before: first)
    return id
  }

  /// Returns the element of the container, with an empty list for the views.
  ///
  /// - Parameters:
  ///   - id: The identifier of the container.
  ///   - guides: The layout guides of a scroll view, or an empty array for other containers.
  /// - Returns: The element.
  private func newContainer(_ id: String, _ guides: [NewElement]) -> NewElement {
    var further: [NewElement.Attribute] = []
    if container.isStack {
      if isVertical { further.append(StackViewElement.axis.assigned(.vertical)) }
      if let spacing { further.append(StackViewElement.spacing.assigned(spacing)) }
    }
    return container.template.element(
      id: id, frame: bounds, isArranged: list.parent?.kind == .stackView,
      further: further, children: [NewElement(.subviews)] + guides)
  }

  /// The minimum distance between neighbors in points, or `nil` if it is not positive.
  private var spacing: CGFloat? {
    let gaps = zip(frames, frames.dropFirst()).map {
      isVertical ? $1.minY - $0.maxY : $1.minX - $0.maxX
    }
    return gaps.min().flatMap { $0 > 0 ? $0 : nil }
  }

  /// Moves the lines of the views into the empty list of the container.
  func move(in document: InterfaceDocument, _ id: String) throws -> DocumentEdit {
    let moved = try views.map {
      ElementLines(try document.view(withIdentifier: $0.id ?? ""))
    }
    guard let list = try document.view(withIdentifier: id).child(ViewElement.subviews) else {
      return DocumentEdit()
    }
    let lines = ElementLines(list)
    var patches = moved.map { $0.patch(inserted: []) }
    patches.append(lines.patch(inserted: text(of: moved, in: lines)))
    guard let edit = DocumentEdit(patches) else {
      throw document.invalidEdit("one of the views contains another", hint: "select siblings")
    }
    return edit
  }

  /// Returns the list of the container with the lines of the views.
  private func text(of moved: [ElementLines], in list: ElementLines) -> [UInt8] {
    // The list is indented one level more than the views were.
    let unit = list.indentation.dropFirst(moved.first?.indentation.count ?? 0)
    var text = list.indentation + Array("<\(ElementName.subviews)>".utf8) + list.end
    for each in moved { text += each.indented(by: list.indentation + unit) }
    return text + list.indentation + Array("</\(ElementName.subviews)>".utf8) + list.end
  }
}
