import InterfaceBuilder

@testable import Studio

/// Edits of all kinds, the same for the same seed.
struct RandomEdits {
  private var random: SplitMix
  private let views: [String]
  private let constraints: [String]
  /// Controllers of scenes.
  private let controllers: [String]
  /// Objects that are neither views nor constraints: segues, gesture recognizers, guides, controllers.
  private let objects: [String]
  /// Every object.
  private let all: [String]
  /// A copy of a view of the document.
  private let copy: String?

  init(_ document: InterfaceDocument, seed: UInt64) {
    random = SplitMix(seed: seed)
    views = document.tree.allElements.filter(\.isView).compactMap(\.id)
    constraints = document.tree.allElements.filter { $0.name == "constraint" }.compactMap(\.id)
    all = document.tree.allElements.compactMap(\.id)
    controllers = document.tree.allElements.filter { $0["sceneMemberID"] == "viewController" }
      .compactMap(\.id)
    objects =
      controllers
      + document.tree.allElements.filter {
        $0.name == "segue" || $0.name == "viewLayoutGuide" || $0.name.hasSuffix("GestureRecognizer")
      }.compactMap(\.id)
    let subviews = document.tree.allElements.filter { $0.superview != nil }.compactMap(\.id)
    copy = subviews.dropFirst(Int(seed) % max(subviews.count, 1)).first
      .flatMap { try? ViewCopy([$0], of: document).text }
  }

  private mutating func number(below limit: Int) -> Int { random.number(below: limit) }

  private mutating func any<T>(_ values: [T]) -> T { random.any(values) }

  /// One of some identifiers; one that no object has if there are none.
  private mutating func anyID(_ values: [String]) -> String {
    values.isEmpty ? "missing" : any(values)
  }

  private mutating func points() -> Double { Double(number(below: 801)) / 2 - 100 }

  /// The next edit. Some are refused, such as a space between a view and itself.
  mutating func next() -> StudioEdit {
    let view = anyID(views)
    let constraint = anyID(constraints)
    switch number(below: 6) {
    case 0: return constraintEdit(constraint, view)
    case 1: return placementEdit(view)
    case 2: return valueEdit(view, constraint)
    case 3: return objectEdit(view)
    case 4: return .inSizeClass(any(Self.sizeClasses), sizeClassEdit(view, constraint))
    default: return treeEdit(view)
    }
  }

  private static let sizeClasses = [
    "widthClass=compact", "heightClass=regular", "heightClass=compact-widthClass=regular",
  ]

  private mutating func constraintEdit(_ constraint: String, _ view: String) -> StudioEdit {
    switch number(below: 8) {
    case 0: return .changeConstraint(constraint, .init(constant: points()))
    case 1: return .changeConstraint(constraint, .init(priority: Double(1 + number(below: 1000))))
    case 2: return .changeConstraint(constraint, .init(relation: "lessThanOrEqual"))
    case 3: return .changeConstraint(constraint, .init(isReversed: true))
    case 4: return .removeConstraints([constraint])
    case 5: return .pin(.init(edges: ["top": "current", "leading": "12"]), views: [view])
    case 6: return .align(.init([any(["leading", "centerY"])]), views: [view, anyID(views)])
    default:
      return .addConstraints([
        .init(view, "leading", to: anyID(views), "trailing", constant: points())
      ])
    }
  }

  private mutating func placementEdit(_ view: String) -> StudioEdit {
    let (x, y) = (points(), points())
    switch number(below: 6) {
    case 0: return .setFrame(view: view, frame: [x, y, 50, 40.5])
    case 1: return .moveEdges([view], by: [x, y, x, y])
    case 2: return .moveEdges([view], by: [0, 0, x, y])
    case 3: return .reorder([view], any(SubviewOrder.allCases))
    case 4: return .moveViews([view], parent: anyID(views), before: nil)
    default: return .resolve(any(StudioEdit.Resolve.allCases), views: [view])
    }
  }

  private mutating func valueEdit(_ view: String, _ constraint: String) -> StudioEdit {
    switch number(below: 13) {
    case 0: return .setAttribute(path: "\(view).alpha", value: "0.5")
    case 9: return .setAttribute(path: "\(view).image", value: any(Self.images))
    case 10:
      return .setRuntimeAttribute(
        object: view, keyPath: "icon", type: "image", value: any(["star", "logo", nil]))
    case 11:
      return .setProperty(
        path: "\(view).tintColor", kind: .color,
        value: any(["labelColor", "systemTealColor", "#336699", nil]))
    case 1: return .setText(object: view, place: 0, text: "Title \(number(below: 9))")
    case 2:
      return .setProperty(path: "\(view).backgroundColor", kind: .color, value: "systemRedColor")
    case 3: return .setProperty(path: "\(view).backgroundColor", kind: .color, value: nil)
    case 4: return .setAttribute(path: "\(view).contentMode", value: "center")
    case 5:
      return .setRuntimeAttribute(
        object: anyID(all), keyPath: "layer.cornerRadius", type: "number", value: "4")
    case 6: return .setInstalled(constraint, sizeClass: "widthClass=compact", isInstalled: false)
    case 7: return .setInstalled(view, sizeClass: "", isInstalled: false)
    case 8: return .setAttribute(path: "\(anyID(objects)).userLabel", value: "Label & <more>")
    default:
      return .vary(constraint, property: "constant", sizeClass: "heightClass=compact", value: "7")
    }
  }

  private static let images = ["star", "xmark", "logo", "figure.walk", nil]

  private mutating func objectEdit(_ view: String) -> StudioEdit {
    let controller = anyID(controllers)
    switch number(below: 10) {
    case 8:
      return .addUnwindSegue(action: any(["cancel:", "unwindWithSegue:", "no"]), from: anyID(all))
    case 0:
      return .addScene(kind: any(ControllerTemplate.allCases), x: points(), y: points())
    case 1: return .moveScene(controller, x: points(), y: points())
    case 2: return .addSegue(any(SegueLink.allCases), from: anyID(all), to: controller)
    case 3: return .addSegue(any(SegueLink.allCases), from: controller, to: anyID(controllers))
    case 4: return .addGestureRecognizer(any(GestureTemplate.allCases), view: view)
    case 5: return .addGuide(any(LayoutGuideKind.allCases), view: view)
    case 6: return .removeObjects([anyID(objects)])
    case 7:
      return .setProperty(
        path: "\(controller).simulatedTopBarMetrics", kind: .metrics,
        value: any(["none", "opaque", "translucent", nil]))
    default: return .setAttribute(path: "document.initialViewController", value: controller)
    }
  }

  private mutating func sizeClassEdit(_ view: String, _ constraint: String) -> StudioEdit {
    let (x, y) = (points(), points())
    switch number(below: 6) {
    case 0: return .addView(kind: any(StudioEdit.ViewKind.allCases), parent: view, x: 10, y: 20)
    case 1: return .moveEdges([view], by: [x, y, x, y])
    case 2: return .changeConstraint(constraint, .init(constant: x))
    case 3: return .pin(.init(edges: ["bottom": "standard"]), views: [view])
    case 4: return .paste(text: copy ?? "", parent: view, x: 20, y: 20)
    default: return .resolve(.addMissing, views: [view])
    }
  }

  private mutating func treeEdit(_ view: String) -> StudioEdit {
    switch number(below: 6) {
    case 0: return .addView(kind: any(StudioEdit.ViewKind.allCases), parent: view, x: 10, y: 20)
    case 1: return .deleteViews([view])
    case 2: return .embed([view], in: any(StudioEdit.Container.allCases))
    case 3: return .unembed([view])
    case 4: return .paste(text: copy ?? "", parent: view, x: 20, y: 20)
    default:
      return .all([
        .setAttribute(path: "\(view).hidden", value: "YES"),
        .addView(kind: .label, parent: anyID(views), x: points(), y: points()),
      ])
    }
  }
}
