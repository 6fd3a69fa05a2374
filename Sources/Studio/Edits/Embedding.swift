import Foundation
import InterfaceBuilder

/// "Embed In": siblings go into a new container that takes their place.
///
/// The elements themselves do not change but for their indentation and what the container decides
/// from then on: places, fixed frames, masks, and constraints to the outside.
@MainActor
struct Embedding {
  private let document: InterfaceDocument
  private let container: StudioEdit.Container
  private let views: [XMLTree.Element]
  private let list: XMLTree.Element
  private let frames: [CGRect]
  private let isVertical: Bool

  init(
    _ document: InterfaceDocument, _ ids: [String], in container: StudioEdit.Container
  ) throws {
    let change = DocumentChange(document)
    let views = try ids.map(change.view)
    guard let list = views.first?.parent, list.name == "subviews",
      views.allSatisfy({ $0.parent == list }), Set(ids).count == ids.count
    else {
      throw StudioError("only siblings can be embedded", hint: "select views of one superview")
    }
    self.document = document
    self.container = container
    self.list = list
    let shown = ShownFrames(document, of: views)
    let isVertical = container.isVertical ?? Self.isVertical(views.map(shown.frame))
    self.isVertical = isVertical
    // A stack has them in the order in which they lie, another container in that of the document.
    self.views = views.sorted {
      guard container.isStack else { return $0.range.lowerBound < $1.range.lowerBound }
      let (a, b) = (shown.frame(of: $0), shown.frame(of: $1))
      return isVertical ? (a.minY, a.minX) < (b.minY, b.minX) : (a.minX, a.minY) < (b.minX, b.minY)
    }
    frames = self.views.map(shown.frame)
  }

  /// Whether the middles of the frames differ more in height than across.
  private static func isVertical(_ frames: [CGRect]) -> Bool {
    func spread(_ values: [CGFloat]) -> CGFloat { (values.max() ?? 0) - (values.min() ?? 0) }
    return spread(frames.map(\.midY)) >= spread(frames.map(\.midX))
  }

  /// 1. What the container decides from then on goes, and the container comes, empty. 2. The lines of
  /// the views move into it, so that nothing in them is lost or written anew. 3. What remains said
  /// between the views, and what size classes say about them, goes to the container's lists.
  func edit() throws -> DocumentEdit {
    let ids = views.compactMap(\.id)
    let installations =
      list.parent.map { Installation.all(in: $0, of: Set(ids)) } ?? []
    let inner = container.isStack ? [] : innerConstraints
    var steps = EditSteps(document)
    let id = try steps.make { try settle(&$0) }
    try steps.make(move(in: steps.document, id))
    try steps.moveConstraints(inner.compactMap(\.element.id), to: id)
    try steps.install(installations)
    try steps.arrange([id, list.parent?.id].compactMap { $0 })
    return try steps.joined()
  }

  /// The frame of the container.
  private var bounds: CGRect {
    frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
      .insetBy(dx: -container.inset, dy: -container.inset)
  }

  // MARK: - What the container decides

  private func settle(_ change: inout DocumentChange) throws -> String {
    let id = change.editor.newIdentifier()
    let ids = Set(views.compactMap(\.id))
    let outer = outerConstraints
    change.removeConstraints(outer, alsoGone: ids)
    let kept = ConstraintElement.all(in: document.tree).filter {
      !outer.map(\.element).contains($0.element)
    }
    .reduce(into: Set<String>()) { $0.formUnion($1.subjects) }
    for (view, frame) in zip(views, frames) {
      if container.isStack {
        change.unfix(view)
      } else if !kept.contains(view.id ?? "") {
        change.fix(view, force: true)
      }
      change.place(view, at: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
      change.removeMasks(of: view.id ?? "")
    }
    let first = views.min { $0.range.lowerBound < $1.range.lowerBound }
    change.editor.insert(newContainer(id), into: list, before: first)
    return id
  }

  /// Constraints of the views that are not listed in one of them.
  private var listedOutside: [ConstraintElement] {
    let ids = Set(views.compactMap(\.id))
    return ConstraintElement.all(in: document.tree).filter { use in
      !use.items.isDisjoint(with: ids)
        && !views.contains { $0.range.contains(use.element.range.lowerBound) }
    }
  }

  /// Those that hold within the container, which need not go.
  private var innerConstraints: [ConstraintElement] {
    listedOutside.filter { use in
      use.items.allSatisfy { item in
        document.element(withIdentifier: item).map { element in
          views.contains { $0 == element || element.isInside($0) }
        } ?? false
      }
    }
  }

  /// Those that tie an embedded view to something outside, or that a stack would fight with.
  private var outerConstraints: [ConstraintElement] {
    guard !container.isStack else { return listedOutside }
    let inner = Set(innerConstraints.map(\.element))
    return listedOutside.filter { !inner.contains($0.element) }
  }

  // MARK: - The container

  private func newContainer(_ id: String) -> NewElement {
    let isNested = list.parent?.name == "stackView"
    var attributes: [(String, String?)] = container.attributes
    attributes += [
      ("contentMode", "scaleToFill"), (ViewElement.fixedFrame.name, isNested ? nil : "YES"),
      (ViewElement.translatesAutoresizingMask.name, "NO"), ("id", id),
    ]
    if container.isStack {
      attributes += [("axis", isVertical ? "vertical" : nil), ("spacing", spacing)]
    }
    let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height]
    var children = [
      NewElement(
        "rect",
        [("key", "frame")]
          + zip(["x", "y", "width", "height"], numbers).map { ($0, XcodeStyle.number($1)) })
    ]
    if !isNested {
      children.append(ViewElement.fixedFrameMask)
    }
    return NewElement(
      container.elementName, attributes, children: children + [NewElement("subviews", [])])
  }

  /// The smallest space between neighbours; nil for none.
  private var spacing: String? {
    let gaps = zip(frames, frames.dropFirst()).map {
      isVertical ? $1.minY - $0.maxY : $1.minX - $0.maxX
    }
    guard let least = gaps.min(), least > 0 else { return nil }
    return XcodeStyle.number(least)
  }

  // MARK: - The lines

  /// Moves the lines of the views into the container's empty list.
  private func move(in document: InterfaceDocument, _ id: String) throws -> DocumentEdit {
    let change = DocumentChange(document)
    let moved = try views.map { ElementLines(try change.view($0.id ?? "")) }
    guard let list = try change.view(id).child("subviews") else { return DocumentEdit() }
    let lines = ElementLines(list)
    // The list lies one step further in than the views did.
    let unit = lines.indentation.dropFirst(moved.first?.indentation.count ?? 0)
    var text = lines.indentation + Array("<subviews>".utf8) + lines.end
    for each in moved { text += each.indented(by: lines.indentation + unit) }
    text += lines.indentation + Array("</subviews>".utf8) + lines.end
    var patches = moved.map {
      DocumentPatch(
        offset: $0.range.lowerBound, removed: Array(document.bytes[$0.range]), inserted: [])
    }
    patches.append(
      DocumentPatch(
        offset: lines.range.lowerBound, removed: Array(document.bytes[lines.range]),
        inserted: text))
    guard let edit = DocumentEdit(patches) else {
      throw StudioError("the views overlap in the file", hint: "select siblings")
    }
    return edit
  }
}

extension StudioEdit.Container {
  var isStack: Bool {
    switch self {
    case .stack, .horizontalStack, .verticalStack: true
    case .view, .viewWithoutInset, .scrollView: false
    }
  }

  /// The axis of a stack; nil where it follows from how the views lie.
  var isVertical: Bool? {
    switch self {
    case .horizontalStack: false
    case .verticalStack: true
    default: nil
    }
  }

  /// Points between the container's edges and the views, as Interface Builder leaves them.
  var inset: CGFloat { self == .view ? 20 : 0 }

  var elementName: String {
    switch self {
    case .stack, .horizontalStack, .verticalStack: "stackView"
    case .view, .viewWithoutInset: "view"
    case .scrollView: "scrollView"
    }
  }

  var attributes: [(String, String?)] {
    switch self {
    case .stack, .horizontalStack, .verticalStack: [("opaque", "NO")]
    case .view, .viewWithoutInset: []
    case .scrollView: [("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES")]
    }
  }
}
