import AutoLayout
import Foundation

/// Scenes of controllers from the library.
extension DocumentEditor {
  /// Adds the scene of a controller at the end of a storyboard, with the scenes of the controllers
  /// that it contains. The first scene of a storyboard becomes its initial scene.
  ///
  /// - Parameters:
  ///   - controller: The template of the controller.
  ///   - place: The center of the scene on the canvas of the storyboard, in points.
  /// - Returns: The identifier of the controller.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for a xib.
  @discardableResult
  package mutating func add(
    _ controller: ControllerTemplate, at place: CGPoint
  ) throws(InterfaceDocumentError) -> String {
    try add(scenes: LibraryScenes(controller, at: place, on: document.sceneCanvas).scenes)
  }

  /// Adds scenes at the end of a storyboard.
  ///
  /// - Returns: The identifier of the controller of the first one.
  private mutating func add(
    scenes: [SceneTemplate]
  ) throws(InterfaceDocumentError) -> String {
    guard document.kind == .storyboard else {
      throw document.invalidEdit("a xib has no scenes", hint: "add controllers to a storyboard")
    }
    var names: [String: String] = [:]
    var elements: [NewElement] = []
    varyIdentifiers(by: scenes.map(\.element.flatText).joined())
    for scene in scenes { elements.append(identified(scene.element, &names)) }
    let root = document.tree.root
    let list = root.children.first { $0.kind == .scenes }
    if let list {
      for element in elements { insert(element, into: list) }
    } else {
      let next = root.children.first { ![.device, .dependencies, .customFonts].contains($0.kind) }
      insert(NewElement(.scenes, children: elements), into: root, before: next)
    }
    let id = scenes.first.flatMap { names[$0.controllerID] } ?? ""
    let isFirst = list?.children.contains { $0.kind == .scene } != true
    if isFirst, root[DocumentElement.initialViewController] == nil {
      set(DocumentElement.initialViewController.name, of: root, to: id)
    }
    return id
  }

  /// Adds a scene that a container view embeds, with the size of the view.
  ///
  /// The view of the scene has the size of the container in 19 of 20 scenes of view controllers and
  /// table view controllers in the open part of the corpus, and in all of 6 in the held-out part
  /// (`Scripts/split-corpus.py`).
  ///
  /// - Parameters:
  ///   - size: The size of the container in points.
  ///   - scene: The scene of the container. The new scene is placed to the right of it.
  /// - Returns: The identifier of the controller.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for a xib.
  mutating func addEmbeddedScene(
    size: CGSize, nextTo scene: XMLTree.Element
  ) throws(InterfaceDocumentError) -> String {
    var canvas = document.sceneCanvas
    let place = scene.child(SceneElement.canvasLocation)
    let x = (place?[RectElement.x] ?? 0) + canvas.size.width + LibraryScenes.gap
    let y = place?[RectElement.y] ?? 0
    canvas.size = size
    return try add(
      scenes: LibraryScenes(.viewController, at: CGPoint(x: x, y: y), on: canvas).scenes)
  }

  /// Adds the item of a controller in a navigation bar or tab bar, unless it has one.
  ///
  /// All of 254 roots of navigation controllers have a navigation item, and all of 79 controllers
  /// of tab bars have a tab bar item (178 and 54 in the open part, 76 and 25 in the held-out part).
  mutating func addItem(_ child: SchemaChild, to controller: XMLTree.Element) {
    guard let key = child.key, controller.child(child) == nil,
      !insertions.contains(where: {
        $0.parent == controller && $0.element[ObjectElement.key.name] == key
      })
    else { return }
    let isTab = child == ControllerElement.tabBarItem
    let title = isTab ? [TabBarItemElement.title.assigned("Item")] : []
    insert(
      NewElement(
        isTab ? .tabBarItem : .navigationItem,
        child.marks + title
          + [ObjectElement.id.assigned(newIdentifier(for: "\(key) \(controller.id ?? "")"))]),
      into: controller,
      before: ControllerSchema.elementAfter(child, in: controller))
  }

  /// Moves a scene on the canvas of the storyboard.
  ///
  /// - Parameters:
  ///   - id: The identifier of the controller of the scene.
  ///   - place: The center of the scene, in points.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such scene.
  package mutating func moveScene(
    _ id: String, to place: CGPoint
  ) throws(InterfaceDocumentError) {
    let scene = try document.scene(ofController: id)
    guard let point = scene.child(SceneElement.canvasLocation) else {
      return insert(
        NewElement(
          .point,
          SceneElement.canvasLocation.marks + [
            RectElement.x.assigned(place.x), RectElement.y.assigned(place.y),
          ]), into: scene)
    }
    for (attribute, value) in [(RectElement.x, place.x), (RectElement.y, place.y)]
    where point[attribute] != value {
      set(attribute.name, of: point, to: attribute.form.write(value))
    }
  }
}

extension InterfaceDocument {
  /// The canvas of new scenes: the screen of the document's device. Without a device, it is an
  /// iPhone 8, whose screen new documents of Xcode 9 to 11 have.
  var sceneCanvas: SceneCanvas {
    let known = device.flatMap { Device(identifier: $0.identifier) }
    let orientation = device?.orientation ?? .portrait
    let screen = known ?? Device(identifier: "retina4_7")
    return SceneCanvas(
      size: screen?.size(in: orientation) ?? CGSize(width: 375, height: 667),
      top: screen?.safeAreaInsets(in: orientation).top ?? 20, usesSafeAreas: usesSafeAreas)
  }

  /// Returns the scene of a controller.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such controller.
  func scene(ofController id: String) throws(InterfaceDocumentError) -> XMLTree.Element {
    let element = try controller(withIdentifier: id)
    guard let scene = element.scene else {
      throw invalidEdit("'\(id)' is not in a scene", hint: "choose a controller of a storyboard")
    }
    return scene
  }

  /// Returns the controller of a scene.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such controller.
  package func controller(
    withIdentifier id: String
  ) throws(InterfaceDocumentError) -> XMLTree.Element {
    let element = try object(withIdentifier: id)
    guard element[ObjectElement.sceneMemberID] == .viewController else {
      throw invalidEdit("'\(id)' is not the controller of a scene", hint: "choose a scene")
    }
    return element
  }
}
