import AutoLayout
import Foundation

/// "Add New Constraints": distances to neighbors, sizes and ratios.
@MainActor
struct Pinning {
  /// The root to which constraints are added.
  let session: RepairSession
  /// The edges to pin, and the sizes to fix or to make equal.
  let request: PinRequest

  /// Creates the command for one root of a document.
  init(_ session: RepairSession, _ request: PinRequest) {
    self.session = session
    self.request = request
  }

  /// Adds the constraints of all views as one change, and frees the views from their fixed frames.
  ///
  /// If the request asks for equal widths or heights, the other views get those of the first one.
  func run(_ targets: [String]) throws(InterfaceDocumentError) {
    let views = targets.compactMap { session.layout.view($0) }
    let drafts = views.flatMap { edges(of: $0) + sizes(of: $0) } + equalSizes(views)
    try session.make { editor in
      editor.add(Self.unique(drafts), freeing: views.map(\.element.element))
    }
  }

  /// Returns the drafts without duplicates: the spacing between two neighbors follows from either
  /// of them and is one constraint.
  private static func unique(_ drafts: [ConstraintDraft]) -> [ConstraintDraft] {
    var met = Set<[String?]>()
    return drafts.filter { draft in
      met.insert(
        [
          draft.firstItem, draft.firstAttribute, draft.secondItem, draft.secondAttribute,
          ConstraintElement.multiplier.text(draft.multiplier),
          ConstraintElement.constant.text(draft.constant),
        ]
      ).inserted
    }
  }

  /// Returns the distances of the requested edges to the nearest sibling or to the container, in
  /// points. Edges without a line beyond them are skipped.
  private func edges(of view: PlacedView) -> [ConstraintDraft] {
    let neighbors = Neighbors(layout: session.layout, toMargins: request.toMargins)
    return PinRequest.Edge.allCases.compactMap { edge in
      guard let value = request.edges[edge], let line = neighbors.nearest(edge, of: view) else {
        return nil
      }
      return neighbors.draft(edge, of: view, to: line, value)
    }
  }

  /// Returns the constraints of a view to its own width, height and ratio.
  ///
  /// Sizes are those of the alignment rectangle of the recorded frame, in points. There is no
  /// standard size: a request for one fixes the current size.
  private func sizes(of view: PlacedView) -> [ConstraintDraft] {
    let rect = view.aligned(view.frame)
    var drafts: [ConstraintDraft] = []
    for (value, name, extent) in [
      (request.width, "width", rect.width), (request.height, "height", rect.height),
    ] {
      guard let value else { continue }
      let points = if case .points(let points) = value { points } else { extent }
      drafts.append(
        ConstraintDraft(
          owner: view.element.element, firstItem: view.id, firstAttribute: name, constant: points))
    }
    if request.aspectRatio, rect.width > 0, rect.height > 0 {
      var draft = ConstraintDraft(
        owner: view.element.element, firstItem: view.id, firstAttribute: "width",
        secondItem: view.id, secondAttribute: "height")
      draft.multiplier = ConstraintMultiplier(Self.ratio(rect.size)) ?? .one
      drafts.append(draft)
    }
    return drafts
  }

  /// Returns a ratio such as `16:9`, in lowest terms if both numbers are whole.
  ///
  /// The greatest common divisor is computed with Euclid's algorithm. Fractions of a point are
  /// unchanged.
  private static func ratio(_ size: CGSize) -> String {
    let width = XcodeStyle.shortest(size.width)
    let height = XcodeStyle.shortest(size.height)
    guard let a = Int(width), let b = Int(height) else { return "\(width):\(height)" }
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return "\(a / x):\(b / x)"
  }

  /// Returns constraints that give the other views the size of the first one.
  ///
  /// The nearest common ancestor lists the constraint. Views without an ancestor in common with the
  /// first are skipped.
  private func equalSizes(_ views: [PlacedView]) -> [ConstraintDraft] {
    guard let first = views.first else { return [] }
    let names = (request.equalWidths ? ["width"] : []) + (request.equalHeights ? ["height"] : [])
    return views.dropFirst().flatMap { view in
      names.compactMap { name in
        XMLTree.Element.commonView(of: [first, view].map(\.element.element)).map {
          ConstraintDraft(
            owner: $0, firstItem: view.id, firstAttribute: name, secondItem: first.id,
            secondAttribute: name)
        }
      }
    }
  }
}

/// "Add New Alignment Constraints".
@MainActor
struct Aligning {
  /// The root to which constraints are added.
  let session: RepairSession
  /// The lines to align, and the offset to keep between them.
  let request: AlignRequest

  /// Creates the command for one root of a document.
  init(_ session: RepairSession, _ request: AlignRequest) {
    self.session = session
    self.request = request
  }

  /// Adds the constraints of all views as one change, and frees the views from their fixed frames.
  func run(_ targets: [String]) throws(InterfaceDocumentError) {
    let views = targets.compactMap { session.layout.view($0) }
    let drafts =
      request.inContainer
      ? views.flatMap { view in request.lines.compactMap { inContainer($0, view) } }
      : among(views)
    try session.make { editor in
      editor.add(drafts, freeing: views.map(\.element.element))
    }
  }

  /// Aligns a line of a view with the same line of its container. Returns `nil` if constraints
  /// cannot refer to the container.
  private func inContainer(_ line: AlignRequest.Line, _ view: PlacedView) -> ConstraintDraft? {
    let neighbors = Neighbors(layout: session.layout)
    guard let owner = neighbors.owner(of: view), let id = owner.id else { return nil }
    return draft(line, view.id, id, owner)
  }

  /// Aligns the lines of the views with those of the first view, which gets no constraints itself.
  private func among(_ views: [PlacedView]) -> [ConstraintDraft] {
    guard let first = views.first else { return [] }
    return views.dropFirst().flatMap { view in
      request.lines.compactMap { line in
        XMLTree.Element.commonView(of: [first, view].map(\.element.element)).flatMap {
          draft(line, view.id, first.id, $0)
        }
      }
    }
  }

  /// Aligns a line of the first item with the same line of the second.
  ///
  /// Without a constant in the request, the constant is the distance between the recorded lines in
  /// points, so that no view moves. Returns `nil` if the recorded frames do not determine that
  /// distance.
  private func draft(
    _ line: AlignRequest.Line, _ first: String, _ second: String, _ owner: XMLTree.Element
  ) -> ConstraintDraft? {
    var draft = ConstraintDraft(
      owner: owner, firstItem: first, firstAttribute: line.rawValue, secondItem: second,
      secondAttribute: line.rawValue)
    if let constant = request.constant {
      draft.constant = constant
    } else {
      let frames = RecordedFrames(session.layout, owner: owner)
      guard let a = frames.value(line.rawValue, of: first),
        let b = frames.value(line.rawValue, of: second)
      else { return nil }
      draft.constant = a - b
    }
    return draft
  }
}
