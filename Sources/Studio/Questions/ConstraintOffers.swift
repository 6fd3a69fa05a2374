import AutoLayout
import Foundation
import InterfaceBuilder

/// A constraint that makes sense between two items, as the menu after a control-drag lists it.
struct OfferModel: Encodable, Equatable {
  var title: String
  /// Which lines the menu draws between its entries: `space`, `align`, `center`, `size`.
  var group: String
  /// The axis that the constraint belongs to.
  var isVertical: Bool
  /// Whether there is such a constraint already.
  var isThere: Bool
  var request: StudioEdit.ConstraintRequest
}

/// Lists the constraints that Interface Builder offers between two items, with the constants that
/// the canvas shows.
@MainActor
struct ConstraintOffers {
  private let document: InterfaceDocument
  private let snapshot: LayoutSnapshot
  private let model: SceneModel
  private let places: SolvedPlaces

  init(
    _ document: InterfaceDocument, _ scene: (snapshot: LayoutSnapshot, model: SceneModel)
  ) {
    self.document = document
    snapshot = scene.snapshot
    model = scene.model
    places = SolvedPlaces(
      scene.snapshot.asShown(showsSolutions: false), isRightToLeft: scene.model.canvas.isRightToLeft
    )
  }

  func offers(_ from: String, _ to: String) throws -> [OfferModel] {
    let first = try document.constraintItem(from)
    let second = try document.constraintItem(to)
    if first.element == second.element { return own(from) }
    if first.view.isInside(second.view) { return toContainer(from, second) }
    if second.view.isInside(first.view) { return toContainer(to, first) }
    return toSibling(from, to)
  }

  // MARK: - One item

  private func own(_ id: String) -> [OfferModel] {
    guard let width = value("width", id), let height = value("height", id) else { return [] }
    return [
      offer("Width", "size", .init(id, "width", constant: width)),
      offer("Height", "size", .init(id, "height", constant: height)),
      offer(
        "Aspect Ratio", "size",
        .init(id, "width", to: id, "height", multiplier: Self.ratio(width, height))),
    ]
  }

  // MARK: - An item and what is around it

  private func toContainer(_ id: String, _ outer: ConstraintItem) -> [OfferModel] {
    guard let outerID = outer.element.id else { return [] }
    // Spaces count from the safe area where the container has one; centres and sizes do not.
    let guide = GuideElement.safeArea(of: outer.view)
    let isGuide = outer.element != outer.view
    let edgeID = isGuide ? outerID : guide?.id ?? outerID
    let viewID = outer.view.id ?? outerID
    let noun = edgeID == viewID ? "Container" : "Safe Area"
    var offers: [OfferModel] = []
    for (title, attribute) in [("Leading", "leading"), ("Trailing", "trailing")] {
      offers.append(space("\(title) Space to \(noun)", attribute, id, edgeID))
    }
    for (title, attribute) in [("Top", "top"), ("Bottom", "bottom")] {
      offers.append(space("\(title) Space to \(noun)", attribute, id, edgeID))
    }
    offers.append(
      offer("Center Horizontally in \(noun)", "center", difference("centerX", id, edgeID)))
    offers.append(
      offer("Center Vertically in \(noun)", "center", difference("centerY", id, edgeID)))
    offers += sizes(id, viewID)
    return offers
  }

  /// A distance to the container, positive inside of it.
  private func space(
    _ title: String, _ attribute: String, _ id: String, _ outer: String
  ) -> OfferModel {
    let isFar = attribute == "trailing" || attribute == "bottom"
    return isFar
      ? offer(title, "space", difference(attribute, outer, id))
      : offer(title, "space", difference(attribute, id, outer))
  }

  // MARK: - Two items side by side

  private func toSibling(_ from: String, _ to: String) -> [OfferModel] {
    var offers: [OfferModel] = []
    if let a = rect(from), let b = rect(to) {
      let (left, right) = a.midX <= b.midX ? (from, to) : (to, from)
      let (upper, lower) = a.midY <= b.midY ? (from, to) : (to, from)
      offers.append(
        offer("Horizontal Spacing", "space", between(right, "leading", left, "trailing")))
      offers.append(offer("Vertical Spacing", "space", between(lower, "top", upper, "bottom")))
    }
    for (title, attribute) in Self.alignments {
      offers.append(offer(title, "align", between(from, attribute, to, attribute)))
    }
    return offers + sizes(from, to)
  }

  private static let alignments = [
    ("Leading", "leading"), ("Center Horizontally", "centerX"), ("Trailing", "trailing"),
    ("Top", "top"), ("Center Vertically", "centerY"), ("First Baseline", "firstBaseline"),
    ("Last Baseline", "baseline"), ("Bottom", "bottom"),
  ]

  private func sizes(_ id: String, _ other: String) -> [OfferModel] {
    var offers = [
      offer("Equal Widths", "size", .init(id, "width", to: other, "width")),
      offer("Equal Heights", "size", .init(id, "height", to: other, "height")),
    ]
    if let width = value("width", id), let height = value("height", other), height > 0 {
      offers.append(
        offer(
          "Aspect Ratio", "size",
          .init(id, "width", to: other, "height", multiplier: Self.ratio(width, height))))
    }
    return offers
  }

  // MARK: - Numbers

  private func difference(
    _ attribute: String, _ first: String, _ second: String
  ) -> StudioEdit.ConstraintRequest { between(first, attribute, second, attribute) }

  private func between(
    _ first: String, _ firstAttribute: String, _ second: String, _ secondAttribute: String
  ) -> StudioEdit.ConstraintRequest {
    var constant: Double?
    if let a = value(firstAttribute, first), let b = value(secondAttribute, second) {
      let isBackward =
        model.canvas.isRightToLeft && !SolvedPlaces.isVertical(firstAttribute)
        && firstAttribute != "centerX"
      constant = (isBackward ? b - a : a - b).shortened
    }
    return .init(
      first, firstAttribute, to: second, secondAttribute, constant: constant == 0 ? nil : constant)
  }

  private func value(_ attribute: String, _ id: String) -> Double? {
    if let index = index(of: id) { return places.value(of: attribute, view: index) }
    guard let guide = document.element(withIdentifier: id) else { return nil }
    guard let item = try? document.constraintItem(id), let view = item.view.id.flatMap(index) else {
      return nil
    }
    let isSafeArea =
      guide[ViewAttribute.key] == GuideElement.safeAreaKey
      || guide.text(of: GuideElement.type) != nil
    let name = isSafeArea ? "safeArea" : "margins"
    return places.value(of: attribute, view: view, guide: name)
  }

  private func rect(_ id: String) -> CGRect? {
    guard let index = index(of: id) else { return nil }
    return model.views[index].recorded.map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? snapshot.views[index].frame
  }

  private func index(of id: String) -> Int? { model.views.firstIndex { $0.key == id } }

  /// `16:9` in lowest terms where both are whole; otherwise as they are.
  private static func ratio(_ width: Double, _ height: Double) -> String {
    guard width == width.rounded(), height == height.rounded(), width > 0, height > 0,
      width < 1e6, height < 1e6
    else { return "\(XcodeStyle.number(width)):\(XcodeStyle.number(height))" }
    var (a, b) = (Int(width), Int(height))
    while b != 0 { (a, b) = (b, a % b) }
    return "\(Int(width) / a):\(Int(height) / a)"
  }

  private func offer(
    _ title: String, _ group: String, _ request: StudioEdit.ConstraintRequest
  ) -> OfferModel {
    OfferModel(
      title: title, group: group,
      isVertical: SolvedPlaces.isVertical(request.firstAttribute), isThere: isThere(request),
      request: request)
  }

  private func isThere(_ request: StudioEdit.ConstraintRequest) -> Bool {
    ConstraintElement.all(in: document.tree).contains { constraint in
      let attribute = constraint.element.text(of: ConstraintElement.firstAttribute)
      guard attribute != nil else { return false }
      let first = [constraint.first, attribute]
      let second = [
        constraint.second, constraint.element.text(of: ConstraintElement.secondAttribute),
      ]
      let wanted = [request.firstItem, request.firstAttribute] as [String?]
      let other = [request.secondItem, request.secondAttribute]
      return first == wanted && second == other || first == other && second == wanted
    }
  }
}
