import InterfaceBuilder

@testable import Studio

/// Edits whose results are recorded in `edit-results.txt`.
enum RecordedEdits {
  struct Edit {
    var name: String
    var edit: StudioEdit
    var text = RecordedEdits.screen
  }

  static let all: [Edit] =
    frames + attributes + additions + changes + removals + variations + newViews + containers
    + commands + objects

  private static func edits(_ edits: [(String, StudioEdit)]) -> [Edit] {
    edits.map { Edit(name: $0.0, edit: $0.1) }
  }

  // MARK: - Frames and attributes

  private static let frames = edits([
    ("frame", .setFrame(view: "one-lb-001", frame: [1, 0, 30.5, 40])),
    ("same frame", .setFrame(view: "one-lb-001", frame: [20, 100, 42, 21])),
    ("first frame", .setFrame(view: "new-vw-001", frame: [1, 2, 3, 4])),
    ("frame of three numbers", .setFrame(view: "one-lb-001", frame: [1, 2, 3])),
    ("frame of negative width", .setFrame(view: "one-lb-001", frame: [1, 2, -3, 4])),
    ("frame too far away", .setFrame(view: "one-lb-001", frame: [1e8, 2, 3, 4])),
    ("frame that is no number", .setFrame(view: "one-lb-001", frame: [.nan, 2, 3, 4])),
    ("frame of a constraint", .setFrame(view: "rot-c0-000", frame: [1, 2, 3, 4])),
    ("frame of nothing", .setFrame(view: "missing", frame: [1, 2, 3, 4])),
  ])

  private static let attributes = edits([
    ("attribute", .setAttribute(path: "one-lb-001.alpha", value: "0.5")),
    ("no attribute", .setAttribute(path: "one-lb-001.text", value: nil)),
    ("missing attribute", .setAttribute(path: "one-lb-001.alpha", value: nil)),
    ("path without attribute", .setAttribute(path: "one-lb-001", value: "x")),
    ("invalid value", .setAttribute(path: "one-lb-001.hidden", value: "maybe")),
    ("identifier", .setAttribute(path: "one-lb-001.id", value: "x")),
    ("spacing of a stack", .setAttribute(path: "stk-vw-001.spacing", value: "30")),
    ("axis of a stack", .setAttribute(path: "stk-vw-001.axis", value: nil)),
    (
      "all",
      .all([
        .setAttribute(path: "one-lb-001.text", value: "Hello"),
        .setFrame(view: "one-lb-001", frame: [20, 100, 50, 21]),
      ])
    ),
  ])

  // MARK: - Constraints

  private static let additions = edits([
    ("width", .addConstraints([.init("fix-vw-001", "width", constant: 100)])),
    (
      "two to the superview",
      .addConstraints([
        .init("fix-vw-001", "leading", to: "rot-vw-000", "leading", constant: 16),
        .init("fix-vw-001", "top", relation: "greaterThanOrEqual", to: "rot-sa-000", "top"),
      ])
    ),
    (
      "between siblings",
      .addConstraints([
        .init(
          "fix-vw-001", "width", relation: "equal", to: "one-lb-001", "width", multiplier: "16:9",
          constant: 0, priority: 750)
      ])
    ),
    (
      "defaults",
      .addConstraints([
        .init(
          "fix-vw-001", "height", relation: "equal", to: "one-lb-001", "height", multiplier: "1",
          priority: 1000)
      ])
    ),
    (
      "of the superview",
      .addConstraints([
        .init("rot-vw-000", "trailing", to: "fix-vw-001", "trailing", constant: 16.5)
      ])
    ),
    (
      "to a layout guide of the controller",
      .addConstraints([
        .init("fix-vw-001", "top", to: "rot-tg-000", "bottom")
      ])
    ),
    (
      "from an arranged view",
      .addConstraints([
        .init("two-lb-001", "leading", to: "one-lb-001", "leading")
      ])
    ),
    ("with a missing item", .addConstraints([.init("missing", "width")])),
    ("with a label as an item", .addConstraints([.init("rot-vc-000", "width")])),
    ("without second item", .addConstraints([.init("one-lb-001", "width", to: nil, "width")])),
    ("without second attribute", .addConstraints([.init("one-lb-001", "width", to: "fix-vw-001")])),
    ("place alone", .addConstraints([.init("one-lb-001", "leading", constant: 3)])),
    ("unknown attribute", .addConstraints([.init("one-lb-001", "middle", constant: 3)])),
    ("across and down", .addConstraints([.init("one-lb-001", "top", to: "fix-vw-001", "leading")])),
    (
      "left and leading",
      .addConstraints([.init("one-lb-001", "left", to: "fix-vw-001", "leading")])
    ),
    (
      "trailing and right",
      .addConstraints([
        .init("one-lb-001", "trailing", to: "fix-vw-001", "rightMargin")
      ])
    ),
    ("two scenes", .addConstraints([.init("one-lb-001", "top", to: "oth-vw-000", "top")])),
    ("unknown relation", .addConstraints([.init("one-lb-001", "width", relation: "<")])),
    ("priority 0", .addConstraints([.init("one-lb-001", "width", priority: 0)])),
    ("priority 1001", .addConstraints([.init("one-lb-001", "width", priority: 1001)])),
    (
      "multiplier 0",
      .addConstraints([
        .init("one-lb-001", "width", to: "fix-vw-001", "width", multiplier: "0")
      ])
    ),
    (
      "multiplier :5",
      .addConstraints([
        .init("one-lb-001", "width", to: "fix-vw-001", "width", multiplier: ":5")
      ])
    ),
    ("infinite constant", .addConstraints([.init("one-lb-001", "width", constant: .infinity)])),
  ])

  private static let changes = edits([
    ("constant", .changeConstraint("rot-c0-000", .init(constant: 12.25))),
    ("constant 0", .changeConstraint("rot-c0-000", .init(constant: 0))),
    ("large constant", .changeConstraint("rot-c0-000", .init(constant: 1e8))),
    ("priority", .changeConstraint("rot-c0-000", .init(priority: 250))),
    ("required", .changeConstraint("rot-c2-000", .init(priority: 1000))),
    ("priority -1", .changeConstraint("rot-c2-000", .init(priority: -1))),
    ("multiplier", .changeConstraint("rot-c2-000", .init(multiplier: "1/3"))),
    ("multiplier 1", .changeConstraint("rot-c2-000", .init(multiplier: "1"))),
    ("multiplier 2//3", .changeConstraint("rot-c2-000", .init(multiplier: "2//3"))),
    ("relation", .changeConstraint("rot-c2-000", .init(relation: "lessThanOrEqual"))),
    ("equal", .changeConstraint("rot-c3-000", .init(relation: "equal"))),
    ("invalid relation", .changeConstraint("rot-c3-000", .init(relation: "equals"))),
    ("identifier for logs", .changeConstraint("rot-c0-000", .init(identifier: "lead & follow"))),
    ("no identifier", .changeConstraint("rot-c3-000", .init(identifier: ""))),
    ("placeholder", .changeConstraint("rot-c0-000", .init(isPlaceholder: true))),
    ("no placeholder", .changeConstraint("rot-c3-000", .init(isPlaceholder: false))),
    ("reversed", .changeConstraint("rot-c3-000", .init(isReversed: true))),
    ("reversed with multiplier", .changeConstraint("rot-c2-000", .init(isReversed: true))),
    ("reversed without second item", .changeConstraint("one-c0-001", .init(isReversed: true))),
    ("first attribute", .changeConstraint("rot-c0-000", .init(firstAttribute: "trailing"))),
    ("second attribute", .changeConstraint("rot-c0-000", .init(secondAttribute: "leadingMargin"))),
    ("attribute of another axis", .changeConstraint("rot-c0-000", .init(firstAttribute: "top"))),
    ("first item", .changeConstraint("rot-c0-000", .init(firstItem: "fix-vw-001"))),
    ("second item", .changeConstraint("rot-c0-000", .init(secondItem: "rot-sa-000"))),
    ("item of a stack", .changeConstraint("rot-c2-000", .init(secondItem: "two-lb-001"))),
    ("no second item", .changeConstraint("rot-c2-000", .init(secondItem: ""))),
    ("no second item for a place", .changeConstraint("rot-c0-000", .init(secondItem: ""))),
    ("second item for a size", .changeConstraint("one-c0-001", .init(secondItem: "rot-vw-000"))),
    ("the same sides", .changeConstraint("rot-c0-000", .init(secondItem: "one-lb-001"))),
    ("constraint that is a view", .changeConstraint("one-lb-001", .init(constant: 1))),
  ])

  private static let removals = edits([
    ("constraint", .removeConstraints(["rot-c0-000"])),
    ("last constraints", .removeConstraints(["rot-c4-000", "rot-c5-000"])),
    ("constraint with outlet and masks", .removeConstraints(["rot-c3-000"])),
    ("constraint that is missing", .removeConstraints(["missing"])),
    ("view", .deleteViews(["one-lb-001"])),
    ("views of a stack", .deleteViews(["two-lb-001", "thr-lb-001"])),
    ("view of a stack", .deleteViews(["two-lb-001"])),
    ("view with outlets, actions and segues", .deleteViews(["but-bt-001"])),
    ("root", .deleteViews(["rot-vw-000"])),
    ("view that is a guide", .deleteViews(["rot-sa-000"])),
  ])

  // MARK: - Variations

  private static let variations = edits([
    (
      "uninstalled",
      .setInstalled("rot-c0-000", sizeClass: "widthClass=compact", isInstalled: false)
    ),
    ("uninstalled view", .setInstalled("one-lb-001", sizeClass: "", isInstalled: false)),
    (
      "uninstalled once more",
      .setInstalled("rot-c4-000", sizeClass: "heightClass=regular", isInstalled: false)
    ),
    (
      "installed again",
      .setInstalled("rot-c3-000", sizeClass: "heightClass=regular", isInstalled: true)
    ),
    (
      "installed as ever",
      .setInstalled("rot-c0-000", sizeClass: "heightClass=regular", isInstalled: true)
    ),
    (
      "two classes",
      .setInstalled(
        "rot-c0-000", sizeClass: "widthClass=compact-heightClass=compact", isInstalled: false)
    ),
    (
      "unknown class", .setInstalled("rot-c0-000", sizeClass: "widthClass=tiny", isInstalled: false)
    ),
    ("the root", .setInstalled("rot-vw-000", sizeClass: "", isInstalled: false)),
    (
      "varied constant",
      .vary("rot-c0-000", property: "constant", sizeClass: "widthClass=regular", value: "0x1")
    ),
    (
      "varied constant 0",
      .vary("rot-c0-000", property: "constant", sizeClass: "widthClass=regular", value: "0.0")
    ),
    (
      "varied alpha",
      .vary("one-lb-001", property: "alpha", sizeClass: "heightClass=compact", value: ".50")
    ),
    (
      "varied hidden",
      .vary("one-lb-001", property: "hidden", sizeClass: "heightClass=compact", value: "YES")
    ),
    (
      "varied axis",
      .vary("stk-vw-001", property: "axis", sizeClass: "heightClass=compact", value: "horizontal")
    ),
    (
      "varied alignment",
      .vary(
        "stk-vw-001", property: "alignment", sizeClass: "heightClass=compact", value: "justified")
    ),
    (
      "varied distribution",
      .vary(
        "stk-vw-001", property: "distribution", sizeClass: "heightClass=compact",
        value: "fillEqually")
    ),
    (
      "varied spacing",
      .vary("stk-vw-001", property: "spacing", sizeClass: "heightClass=compact", value: "8")
    ),
    (
      "varied mode",
      .vary("one-lb-001", property: "contentMode", sizeClass: "heightClass=compact", value: "left")
    ),
    (
      "varied once more",
      .vary("rot-c5-000", property: "constant", sizeClass: "heightClass=compact", value: "5")
    ),
    (
      "no longer varied",
      .vary("rot-c5-000", property: "constant", sizeClass: "heightClass=compact", value: nil)
    ),
    (
      "never varied",
      .vary("rot-c0-000", property: "constant", sizeClass: "heightClass=compact", value: nil)
    ),
    (
      "varied text",
      .vary("one-lb-001", property: "text", sizeClass: "heightClass=compact", value: "x")
    ),
    (
      "varied for all classes", .vary("rot-c0-000", property: "constant", sizeClass: "", value: "1")
    ),
  ])

  // MARK: - Views

  private static let newViews =
    StudioEdit.ViewKind.allCases.map {
      Edit(
        name: "new \($0.rawValue)", edit: .addView(kind: $0, parent: "rot-vw-000", x: 10.5, y: 0))
    }
    + edits([
      ("new view in a stack", .addView(kind: .toggle, parent: "stk-vw-001", x: 1, y: 2)),
      ("first subview", .addView(kind: .label, parent: "fix-vw-001", x: 1, y: 2)),
      ("new view of a constraint", .addView(kind: .label, parent: "rot-c0-000", x: 1, y: 2)),
      ("new view far away", .addView(kind: .label, parent: "rot-vw-000", x: 1e9, y: 2)),
    ])

  private static let containers =
    StudioEdit.Container.allCases.map {
      Edit(name: "embed in \($0.rawValue)", edit: .embed(["fix-vw-001", "one-lb-001"], in: $0))
    }
    + edits([
      ("embed in a stack of a stack", .embed(["thr-lb-001"], in: .horizontalStack)),
      ("embed in a view of a stack", .embed(["two-lb-001", "thr-lb-001"], in: .view)),
      ("embed view without frame", .embed(["new-vw-001"], in: .view)),
      ("embed views of two superviews", .embed(["one-lb-001", "two-lb-001"], in: .view)),
      ("embed one view twice", .embed(["one-lb-001", "one-lb-001"], in: .view)),
      ("embed a root", .embed(["rot-vw-000"], in: .view)),
      ("unembed", .unembed(["stk-vw-001"])),
      ("unembed a label", .unembed(["one-lb-001"])),
      ("unembed nothing", .unembed(["new-vw-001"])),
      (
        "embed and unembed",
        .all([
          .embed(["one-lb-001"], in: .view), .unembed(["stk-vw-001"]),
        ])
      ),
    ])

  // MARK: - Commands

  private static let commands = edits(
    StudioEdit.Resolve.allCases.map {
      ($0.rawValue, .resolve($0, views: ["one-lb-001"]))
    } + [
      ("clear a stack", .resolve(.clear, views: ["stk-vw-001"])),
      ("pin", .pin(pin, views: ["one-lb-001"])),
      ("pin to the margins", .pin(margins, views: ["fix-vw-001", "one-lb-001"])),
      ("pin invalid edge", .pin(.init(edges: ["middle": "1"]), views: ["one-lb-001"])),
      ("pin invalid distance", .pin(.init(edges: ["top": "far"]), views: ["one-lb-001"])),
      ("align", .align(.init(["leading", "centerY"]), views: ["one-lb-001", "fix-vw-001"])),
      (
        "align in the container",
        .align(
          .init(["centerX"], inContainer: true, constant: 4), views: ["one-lb-001"])
      ),
      ("align unknown lines", .align(.init(["middle"]), views: ["one-lb-001"])),
    ])

  private static let pin: StudioEdit.Pin = {
    var pin = StudioEdit.Pin(edges: ["top": "current", "trailing": "standard", "bottom": "12.5"])
    pin.width = "current"
    pin.aspectRatio = true
    return pin
  }()

  private static let margins: StudioEdit.Pin = {
    var pin = StudioEdit.Pin(edges: ["leading": "current"])
    pin.toMargins = true
    pin.equalWidths = true
    pin.equalHeights = true
    return pin
  }()

  // MARK: - Scenes and other objects

  private static let objects = edits(
    ControllerTemplate.allCases.map {
      ("new \($0.rawValue)", .addScene(kind: $0, x: 1000, y: 0))
    }
      + SegueLink.allCases.map {
        ("\($0.rawValue) from a button", .addSegue($0, from: "but-bt-001", to: "oth-vc-000"))
      }
      + GestureTemplate.allCases.map {
        ("\($0.rawValue) in a view", .addGestureRecognizer($0, view: "fix-vw-001"))
      } + [
        ("segue from a controller", .addSegue(.presentation, from: "oth-vc-000", to: "rot-vc-000")),
        ("segue to a view", .addSegue(.show, from: "but-bt-001", to: "oth-vw-000")),
        ("unwind segue", .addUnwindSegue(action: "cancel:", from: "but-bt-001")),
        ("unwind segue of a label", .addUnwindSegue(action: "cancel:", from: "one-lb-001")),
        ("segue to itself", .addSegue(.show, from: "rot-vc-000", to: "rot-vc-000")),
        ("moved scene", .moveScene("rot-vc-000", x: 300, y: -20.5)),
        ("scene far away", .moveScene("rot-vc-000", x: 1e9, y: 0)),
        ("gesture recognizer of a constraint", .addGestureRecognizer(.tap, view: "rot-c0-000")),
        ("safe area", .addGuide(.safeArea, view: "fix-vw-001")),
        ("safe area of the root", .addGuide(.safeArea, view: "rot-vw-000")),
        ("content guides of a view", .addGuide(.scrollView, view: "fix-vw-001")),
        ("delete a scene", .removeObjects(["oth-vc-000"])),
        ("delete a segue", .removeObjects(["but-s0-001"])),
        ("delete a guide", .removeObjects(["rot-sa-000"])),
        ("delete a view as an object", .removeObjects(["fix-vw-001"])),
        (
          "view for compact width",
          .inSizeClass(
            "widthClass=compact", .addView(kind: .view, parent: "rot-vw-000", x: 1, y: 2))
        ),
        (
          "moved for compact width",
          .inSizeClass("widthClass=compact", .moveEdges(["one-lb-001"], by: [5, 3, 5, 3]))
        ),
        (
          "pinned for compact height",
          .inSizeClass(
            "heightClass=compact", .pin(.init(edges: ["leading": "8"]), views: ["fix-vw-001"]))
        ),
        (
          "edit for all size classes",
          .inSizeClass("", .moveEdges(["one-lb-001"], by: [5, 3, 5, 3]))
        ),
      ])
}
