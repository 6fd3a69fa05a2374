import Foundation
import InterfaceBuilder

/// The scenes of a document with their positions on Interface Builder's canvas, as a map.
struct MapModel: Encodable, Equatable {
  /// The scenes, in the order of the document.
  var scenes: [Scene]
  /// The segues and relationships between scenes.
  var segues: [Segue]

  /// A scene of a storyboard, or a view of a xib.
  struct Scene: Encodable, Equatable {
    /// The identifier of the controller, or of the view of a xib.
    var id: String
    /// The identifier of the root that the canvas can show, or `nil` for scenes without a view,
    /// such as navigation controllers and storyboard references.
    var root: String?
    /// The name: the title or class of the controller, or that of its view.
    var name: String
    /// The kind of the scene as Interface Builder names it, such as `Navigation Controller`.
    var kind: String
    /// The position of the center on Interface Builder's canvas, in points: x and y.
    var place: [Double]
    /// The size of the root in points, or a default size if there is no root.
    var size: [Double]
    /// A Boolean value that indicates whether the storyboard begins with the scene.
    var isInitial: Bool
    /// A Boolean value that indicates whether the scene refers to another storyboard.
    var isReference: Bool
    /// The segues that can begin at the controller. The array is empty for views of xibs.
    var segues: [SegueOffer] = []
  }

  /// An arrow from a scene to another one.
  struct Segue: Encodable, Equatable {
    /// The object identifier of the segue, or `nil` if it has none.
    var id: String?
    /// The identifiers of the scenes.
    var from, to: String
    /// The kind, such as `show` or `relationship`.
    var kind: String
    /// The identifier with which code performs the segue, or the name of the relationship, or `nil`
    /// if it has neither.
    var name: String?
  }
}

extension MapModel {
  /// Creates the map of a document.
  ///
  /// If all scenes have the same position, because none was recorded, as in xibs, they are arranged
  /// in a row.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of elements of the document and *d* is
  ///   their depth.
  init(_ document: InterfaceDocument) {
    let roots = document.roots
    (scenes, segues) = ([], [])
    guard document.kind == .storyboard else {
      scenes = roots.map { root in
        Scene(
          id: root.id, root: root.id, name: ObjectNames.shown(root.displayName),
          kind: ObjectTitle.library(root.elementName) ?? root.elementName, place: [0, 0],
          size: Self.size(of: root.element) ?? Self.usualSize, isInitial: false, isReference: false)
      }
      arrangeInRow()
      return
    }
    let initial = document.tree.root[DocumentElement.initialViewController]
    for scene in document.tree.allElements where scene.kind == .scene {
      guard let model = Self.scene(scene, roots, initial: initial) else { continue }
      scenes.append(model)
    }
    if scenes.count > 1, Set(scenes.map(\.place)).count == 1 { arrangeInRow() }
    segues = Self.segues(document, Set(scenes.map(\.id)))
  }

  /// The default size of scenes without a view, in points.
  private static let usualSize = [375.0, 667.0]
  /// The distance between scenes in a row, in points. Interface Builder leaves about as much space
  /// between new scenes (assumed).
  private static let gap = 120.0

  /// Returns the model of a `<scene>`, or `nil` for a scene without a controller.
  private static func scene(
    _ scene: XMLTree.Element, _ roots: [InterfaceRoot], initial: String?
  ) -> Scene? {
    let objects = scene.children.first { $0.kind == .objects }
    let controller = objects?.children.first { $0[ObjectElement.sceneMemberID] == .viewController }
    guard let controller, let id = controller.id else { return nil }
    let root = roots.first { $0.controller == controller }
    let place = scene.child(SceneElement.canvasLocation)
    let coordinates = [RectElement.x, RectElement.y].map { Double(place?[$0] ?? 0) }
    let isReference = controller.kind == .viewControllerPlaceholder
    return Scene(
      id: id, root: root?.id, name: name(of: controller, root),
      kind: ObjectTitle.controller(controller.kind), place: coordinates,
      size: root.flatMap { size(of: $0.element) } ?? (isReference ? [200, 60] : usualSize),
      isInitial: id == initial, isReference: isReference, segues: SegueOffer.all(from: controller))
  }

  /// Returns the display name of a scene.
  private static func name(of controller: XMLTree.Element, _ root: InterfaceRoot?) -> String {
    let own =
      controller[ObjectElement.userLabel] ?? controller[ControllerElement.title]
      ?? ObjectTitle.navigationTitle(of: controller) ?? controller[ControllerElement.storyboardName]
      ?? controller[ObjectElement.customClass]
    return ObjectNames.shown(own ?? root?.displayName ?? ObjectTitle.controller(controller.kind))
  }

  /// Returns the recorded size of a root, or `nil` if there is none or it is empty.
  private static func size(of root: XMLTree.Element) -> [Double]? {
    guard let size = root.recordedFrame?.size, size.width > 0, size.height > 0 else { return nil }
    return [Double(size.width), Double(size.height)]
  }

  /// Returns the segues between scenes.
  private static func segues(_ document: InterfaceDocument, _ scenes: Set<String>) -> [Segue] {
    document.tree.allElements.compactMap { element in
      guard element.kind == .segue, let to = ConnectionElement.otherEnd(of: element),
        scenes.contains(to)
      else { return nil }
      var around = element.parent
      while let candidate = around, !(candidate.id.map(scenes.contains) ?? false) {
        around = candidate.parent
      }
      guard let from = around?.id else { return nil }
      return Segue(
        id: element.id, from: from, to: to, kind: element.text(of: SegueElement.kind) ?? "",
        name: element[SegueElement.identifier]
          ?? element.text(of: SegueElement.relationship))
    }
  }

  /// Arranges the scenes in a row.
  private mutating func arrangeInRow() {
    var x = 0.0
    for index in scenes.indices {
      scenes[index].place = [x + scenes[index].size[0] / 2, 0]
      x += scenes[index].size[0] + Self.gap
    }
  }
}
