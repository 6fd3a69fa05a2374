import AutoLayout
import Foundation

/// The scene of a controller as Xcode writes it when the controller is added.
///
///     <!--View Controller-->
///     <scene sceneID="abc-De-fGh">
///         <objects>
///             <viewController id="jKl-Mn-oPq" sceneMemberID="viewController">
///                 …
///             </viewController>
///             <placeholder placeholderIdentifier="IBFirstResponder" id="rSt-Uv-wXy" …/>
///         </objects>
///         <point key="canvasLocation" x="0.0" y="0.0"/>
///     </scene>
///
/// Identifiers begin with `$` and the name of the scene, and are replaced by new ones when the
/// scene is added. All of 1,275 scenes of Xcode 10 and later have the objects before the point, and
/// the controller before the first responder (920 in the open part, 355 in the held-out part;
/// `Scripts/split-corpus.py`).
struct SceneTemplate {
  /// The controller.
  var controller: ControllerTemplate
  /// The text that distinguishes the identifiers of several scenes.
  var name: String
  /// The center on the canvas of the storyboard, in points.
  var place: CGPoint
  /// The canvas for which the views are written.
  var canvas: SceneCanvas
  /// The children before the bars and the connections, such as a navigation item.
  var items: [NewElement] = []
  /// The relationships to other scenes.
  var relationships: [NewElement] = []
  /// The name in the comment before the scene, or `nil` for that of the class.
  var title: String?

  /// The identifier of the controller, to which relationships refer.
  var controllerID: String { "$\(name)-controller" }

  /// The element of the scene.
  var element: NewElement {
    var scene = NewElement(
      .scene, [SceneElement.sceneID.assigned("$\(name)-scene")],
      children: [
        NewElement(.objects, children: [controllerElement, responder]),
        NewElement(
          .point,
          SceneElement.canvasLocation.marks + [
            RectElement.x.assigned(place.x), RectElement.y.assigned(place.y),
          ]),
      ])
    scene.comment = title ?? ObjectTitle.controller(controller.elementName)
    return scene
  }

  /// The first responder. Most of the scenes with a system background, which only Xcode 11 and
  /// later write, have its class (119 of 205 in the open part and 41 of 95 in the held-out part).
  private var responder: NewElement {
    NewElement(
      .placeholder,
      [
        ViewTemplate.plain(PlaceholderElement.identifier.name, "IBFirstResponder"),
        ObjectElement.id.assigned("$\(name)-responder"),
        ObjectElement.userLabel.assigned("First Responder"),
        ObjectElement.customClass.assigned("UIResponder"),
        ObjectElement.sceneMemberID.assigned(.firstResponder),
      ])
  }

  /// The controller with its view or bar.
  private var controllerElement: NewElement {
    let connections =
      relationships.isEmpty ? [] : [NewElement(.connections, children: relationships)]
    return NewElement(
      controller.elementName,
      attributes + [
        ObjectElement.id.assigned(controllerID),
        ObjectElement.sceneMemberID.assigned(.viewController),
      ], children: guides + views + items + bars + connections)
  }

  /// The attributes of the class. Those of a page view controller are the initial ones of its
  /// inspector (assumption; all of six in the corpus have been changed to `scroll` and `none`).
  private var attributes: [NewElement.Attribute] {
    guard controller == .pageViewController else { return [] }
    return [
      ViewTemplate.plain("autoresizesArchivedViewToFullSize", "NO"),
      ViewTemplate.plain("transitionStyle", "pageCurl"),
      ViewTemplate.plain("navigationOrientation", "horizontal"),
      ViewTemplate.plain("spineLocation", "min"),
    ]
  }

  /// The layout guides of the controller in documents without safe areas.
  private var guides: [NewElement] {
    guard controller == .viewController, !canvas.usesSafeAreas else { return [] }
    return [
      NewElement(
        .layoutGuides,
        children: ["top", "bottom"].map {
          NewElement(
            .viewControllerLayoutGuide,
            [
              ViewTemplate.plain(ControllerGuideElement.type.name, $0),
              ObjectElement.id.assigned("$\(name)-\($0)"),
            ])
        })
    ]
  }

  /// The view of the controller.
  private var views: [NewElement] {
    switch controller {
    case .viewController: [plainView]
    case .tableViewController: [tableView]
    case .collectionViewController: [collectionView]
    default: []
    }
  }

  /// The frame of the root, and the mask with which it fills the screen.
  private var placement: [NewElement] {
    [
      RectElement.frame(CGRect(origin: .zero, size: canvas.size)),
      NewElement(
        .autoresizingMask,
        ViewElement.mask.marks + [
          MaskElement.widthSizable.assigned(true), MaskElement.heightSizable.assigned(true),
        ]),
    ]
  }

  private var plainView: NewElement {
    let guide = NewElement(
      .viewLayoutGuide,
      ViewElement.safeArea.marks + [ObjectElement.id.assigned("$\(name)-safeArea")])
    return NewElement(
      .view,
      [
        ObjectElement.key.assigned("view"), ViewElement.contentMode.assigned(.scaleToFill),
        ObjectElement.id.assigned("$\(name)-view"),
      ],
      children: placement + (canvas.usesSafeAreas ? [guide] : []) + [ViewTemplate.systemBackground])
  }

  private var tableView: NewElement {
    let cell = ViewTemplate.tableViewCell(
      id: "$\(name)-cell", contentID: "$\(name)-content",
      frame: CGRect(x: 0, y: 50, width: canvas.size.width, height: 44))
    return ViewTemplate.tableView.root(
      id: "$\(name)-view", frame: placement,
      further: [NewElement(.prototypes, children: [cell]), sources])
  }

  private var collectionView: NewElement {
    let cell = ViewTemplate.collectionViewCell(
      id: "$\(name)-cell", contentID: "$\(name)-content",
      frame: CGRect(x: 0, y: 0, width: 128, height: 128))
    return ViewTemplate.collectionView.root(
      id: "$\(name)-view", frame: placement,
      further: [NewElement(.cells, children: [cell]), sources])
  }

  /// The outlets to the controller: 118 of 128 table views of such controllers in the open part, 80
  /// of 90 in the held-out part, and all of 20 and 14 collection views.
  private var sources: NewElement {
    NewElement(
      .connections,
      children: ["dataSource", "delegate"].map {
        NewElement(
          .outlet,
          [
            ConnectionElement.property.assigned($0),
            ConnectionElement.destination.assigned(controllerID),
            ObjectElement.id.assigned("$\(name)-\($0)"),
          ])
      })
  }

  /// The bar of a container.
  private var bars: [NewElement] {
    let isNavigation = controller == .navigationController
    guard isNavigation || controller == .tabBarController else { return [] }
    let bar: ElementName = isNavigation ? .navigationBar : .tabBar
    let frame =
      isNavigation
      ? CGRect(x: 0, y: canvas.top, width: canvas.size.width, height: 44)
      : CGRect(x: 0, y: 0, width: canvas.size.width, height: 49)
    let clear = NewElement(
      .color,
      ViewElement.backgroundColor.marks + [
        ViewTemplate.plain("white", "0.0"), ViewTemplate.plain("alpha", "0.0"),
        ViewTemplate.plain("colorSpace", "custom"),
        ViewTemplate.plain("customColorSpace", "genericGamma22GrayColorSpace"),
      ])
    return [
      NewElement(
        bar,
        [
          ViewTemplate.plain(ObjectElement.key.name, bar.rawValue),
          ViewElement.contentMode.assigned(.scaleToFill),
          ViewElement.insetsLayoutMarginsFromSafeArea.assigned(false),
          ObjectElement.id.assigned("$\(name)-bar"),
        ],
        children: [
          RectElement.frame(frame), NewElement(.autoresizingMask, ViewElement.mask.marks),
        ] + (isNavigation ? [] : [clear]))
    ]
  }
}

extension ViewTemplate {
  /// Returns the template as the root of a controller, with the frame and mask of the screen and
  /// with further children at the end.
  func root(id: String, frame: [NewElement], further: [NewElement]) -> NewElement {
    NewElement(
      elementName,
      [ObjectElement.key.assigned("view")] + attributes + [ObjectElement.id.assigned(id)],
      children: frame + children + further)
  }
}
