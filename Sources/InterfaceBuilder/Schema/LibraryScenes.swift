import AutoLayout
import Foundation

/// The scenes that the library adds for a controller: its own first, then those that it contains.
struct LibraryScenes {
  /// The scenes, from left to right.
  let scenes: [SceneTemplate]

  /// The distance between the left edges of two scenes beyond the width of the first, in points
  /// (assumption: 709 to 717 points between neighbors of 375 points are the most frequent distances
  /// of neighbors in the corpus, in seven repositories).
  static let gap: CGFloat = 335

  /// Creates the scenes of a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - place: Its center on the canvas of the storyboard.
  ///   - canvas: The canvas for which the views are written.
  init(_ controller: ControllerTemplate, at place: CGPoint, on canvas: SceneCanvas) {
    func scene(_ kind: ControllerTemplate, _ name: String, _ column: Int, _ row: Int = 0)
      -> SceneTemplate
    {
      let x = place.x + CGFloat(column) * (canvas.size.width + Self.gap)
      let y = place.y + CGFloat(row) * (canvas.size.height + Self.gap / 2)
      return SceneTemplate(
        controller: kind, name: name, place: CGPoint(x: x, y: y), canvas: canvas)
    }
    var own = scene(controller, "own", 0)
    switch controller {
    case .navigationController:
      let root = Self.titled(scene(.tableViewController, "root", 1))
      own.relationships = [Self.relationship("rootViewController", to: root)]
      scenes = [own, root]
    case .tabBarController:
      let tabs = [0, 1].map { row in
        var tab = scene(.viewController, "tab\(row)", 1, row)
        tab.title = "Item \(row + 1)"
        tab.items = [
          NewElement(
            .tabBarItem,
            ControllerElement.tabBarItem.marks + [
              TabBarItemElement.title.assigned("Item \(row + 1)"),
              ObjectElement.id.assigned("$tab\(row)-item"),
            ])
        ]
        return tab
      }
      own.relationships = tabs.map { Self.relationship("viewControllers", to: $0) }
      scenes = [own] + tabs
    case .splitViewController:
      var primary = scene(.navigationController, "primary", 1)
      let root = Self.titled(scene(.tableViewController, "root", 2))
      let secondary = scene(.viewController, "secondary", 1, 1)
      primary.relationships = [Self.relationship("rootViewController", to: root)]
      own.relationships = [
        Self.relationship("masterViewController", to: primary),
        Self.relationship("detailViewController", to: secondary),
      ]
      scenes = [own, primary, root, secondary]
    default: scenes = [own]
    }
  }

  /// Returns a scene with the title that Xcode gives the root of a navigation controller.
  private static func titled(_ scene: SceneTemplate) -> SceneTemplate {
    var scene = scene
    scene.title = "Root View Controller"
    scene.items = [
      NewElement(
        .navigationItem,
        ControllerElement.navigationItem.marks + [
          NavigationItemElement.title.assigned("Root View Controller"),
          ObjectElement.id.assigned("$\(scene.name)-item"),
        ])
    ]
    return scene
  }

  /// Returns the relationship of a container to a scene.
  private static func relationship(_ name: String, to scene: SceneTemplate) -> NewElement {
    NewElement(
      .segue,
      [
        SegueElement.destination.assigned(scene.controllerID),
        ViewTemplate.plain(SegueElement.kind.name, "relationship"),
        ViewTemplate.plain(SegueElement.relationship.name, name),
        ObjectElement.id.assigned("$\(scene.name)-segue"),
      ])
  }
}
