import AutoLayout
import Foundation
import InterfaceBuilder

/// A possible constraint between two items in the menu after a control-drag.
struct OfferModel: Encodable, Equatable {
  /// The title of the menu item, such as `Leading Space to Safe Area`.
  var title: String
  /// The group of the menu item: `space`, `align`, `center`, `size`. The menu separates groups with
  /// lines.
  var group: String
  /// A Boolean value that indicates whether the constraint belongs to the vertical axis.
  var isVertical: Bool
  /// A Boolean value that indicates whether the document already has a constraint between the same
  /// attributes.
  var isThere: Bool
  /// The constraint that the menu item adds.
  var request: StudioEdit.ConstraintRequest
}

/// Lists the constraints that Interface Builder offers between two items, with constants from the
/// canvas.
///
/// - For one item: width, height and ratio.
/// - For an item and a surrounding view or guide: distances to its edges or safe area, centers and
///   sizes.
/// - For two other items: distances, which are positive unless the items overlap, alignments and
///   sizes.
@MainActor
struct ConstraintOffers {
  /// The document with the items.
  private let document: InterfaceDocument
  /// The layout from which constants are measured.
  private let snapshot: LayoutSnapshot
  /// The layout on the page, with recorded frames of ambiguous views.
  private let model: SceneModel
  /// The positions and sizes of the items.
  private let places: SolvedPlaces
  /// A Boolean value that indicates whether distances to a container are measured from its margins
  /// instead of its safe area or edges.
  var isToMargins = false

  /// Creates a list of offers for the items of a scene.
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

  /// Returns the possible constraints between two items, or those of one item if both are the same.
  ///
  /// - Throws: `InterfaceDocumentError` if an item is missing or cannot have constraints.
  func offers(_ from: String, _ to: String) throws -> [OfferModel] {
    let first = try document.constraintItem(from)
    let second = try document.constraintItem(to)
    if first.element == second.element { return own(from) }
    if first.view.isInside(second.view) { return toContainer(from, second) }
    if second.view.isInside(first.view) { return toContainer(to, first) }
    return toSibling(from, to)
  }

  // MARK: - One item

  /// Returns constraints for the sizes and the aspect ratio of one item.
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

  // MARK: - An item and its container

  /// Returns constraints for distances, centers and sizes of an item relative to the surrounding
  /// view or guide.
  private func toContainer(_ id: String, _ outer: ConstraintItem) -> [OfferModel] {
    guard let outerID = outer.element.id else { return [] }
    // Distances and centers refer to the safe area if the container has one. Sizes do not.
    let guide = outer.view.child(ViewElement.safeArea)
    let isGuide = outer.element != outer.view
    let viewID = outer.view.id ?? outerID
    let edgeID = isToMargins ? viewID : isGuide ? outerID : guide?.id ?? outerID
    let noun = isToMargins ? "Container Margin" : edgeID == viewID ? "Container" : "Safe Area"
    var offers: [OfferModel] = []
    for (title, attribute) in [("Leading", "leading"), ("Trailing", "trailing")] {
      offers.append(space("\(title) Space to \(noun)", attribute, id, edgeID))
    }
    for (title, attribute) in [("Top", "top"), ("Bottom", "bottom")] {
      offers.append(space("\(title) Space to \(noun)", attribute, id, edgeID))
    }
    offers.append(
      offer("Center Horizontally in \(noun)", "center", center("centerX", id, edgeID)))
    offers.append(
      offer("Center Vertically in \(noun)", "center", center("centerY", id, edgeID)))
    offers += sizes(id, viewID)
    return offers
  }

  /// Returns a constraint for a distance to the container, which is positive inside it.
  private func space(
    _ title: String, _ attribute: String, _ id: String, _ outer: String
  ) -> OfferModel {
    let isFar = attribute == "trailing" || attribute == "bottom"
    let edge = isToMargins ? "\(attribute)Margin" : attribute
    return isFar
      ? offer(title, "space", between(outer, edge, id, attribute))
      : offer(title, "space", between(id, attribute, outer, edge))
  }

  // MARK: - Two items side by side

  /// Returns constraints for distances, alignments and sizes of two items that are next to each
  /// other.
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

  /// The alignments in the order of the menu, with their attributes.
  private static let alignments = [
    ("Leading", "leading"), ("Center Horizontally", "centerX"), ("Trailing", "trailing"),
    ("Top", "top"), ("Center Vertically", "centerY"), ("First Baseline", "firstBaseline"),
    ("Last Baseline", "baseline"), ("Bottom", "bottom"),
  ]

  /// Returns constraints for equal sizes, and for the ratio of the width of one item to the height
  /// of the other.
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

  /// Returns a constraint between the centers of an item and a container or its margins.
  private func center(
    _ attribute: String, _ item: String, _ outer: String
  ) -> StudioEdit.ConstraintRequest {
    between(item, attribute, outer, isToMargins ? "\(attribute)WithinMargins" : attribute)
  }

  /// Returns a constraint with the current distance on the canvas, in points.
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

  /// Returns an attribute in the coordinates of the root, in points, or `nil` for unknown items.
  private func value(_ attribute: String, _ id: String) -> Double? {
    if let index = index(of: id) { return places.value(of: attribute, view: index) }
    guard let guide = document.element(withIdentifier: id) else { return nil }
    guard let item = try? document.constraintItem(id), let view = item.view.id.flatMap(index) else {
      return nil
    }
    let isSafeArea =
      guide[ObjectElement.key] == ViewElement.safeArea.key
      || guide.text(of: ControllerGuideElement.type) != nil
    let name = isSafeArea ? "safeArea" : "margins"
    return places.value(of: attribute, view: view, guide: name)
  }

  /// Returns the frame of a view on the canvas, or `nil` for guides.
  private func rect(_ id: String) -> CGRect? {
    guard let index = index(of: id) else { return nil }
    return model.views[index].shown.map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? snapshot.views[index].frame
  }

  /// Returns the index of a view in the scene, or `nil` for guides.
  private func index(of id: String) -> Int? { model.views.firstIndex { $0.key == id } }

  /// Returns a ratio such as `16:9`, in lowest terms if both numbers are integral.
  private static func ratio(_ width: Double, _ height: Double) -> String {
    guard width == width.rounded(), height == height.rounded(), width > 0, height > 0,
      width < 1e6, height < 1e6
    else { return "\(XcodeStyle.shortest(width)):\(XcodeStyle.shortest(height))" }
    var (a, b) = (Int(width), Int(height))
    while b != 0 { (a, b) = (b, a % b) }
    return "\(Int(width) / a):\(Int(height) / a)"
  }

  /// Returns an item of the menu.
  private func offer(
    _ title: String, _ group: String, _ request: StudioEdit.ConstraintRequest
  ) -> OfferModel {
    OfferModel(
      title: title, group: group,
      isVertical: SolvedPlaces.isVertical(request.firstAttribute), isThere: isThere(request),
      request: request)
  }

  /// Returns a Boolean value that indicates whether the document has a constraint between the same
  /// attributes, in either order and with any constant.
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
