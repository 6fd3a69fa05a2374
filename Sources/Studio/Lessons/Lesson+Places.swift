import AutoLayout

/// Lessons about the positions of views.
extension Lesson {
  /// Views that follow the edges of their superview without constraints.
  static let masks = Lesson(
    title: "Frames and springs",
    text: [
      "A view has a frame: its position and size in its superview. When the superview is resized, the autoresizing mask "
        + "determines what changes: margins with a strut stay the same, margins without one stretch, and springs inside the "
        + "view let it grow.",
      "Select the banner. The square in the inspector shows its struts and springs. Drag the right edge of the canvas to see "
        + "their effect.",
    ],
    task: "Keep the banner 20 points from both sides at every width.",
    source: LessonSource.storyboard(
      "Springs",
      views: [
        LessonSource.box(
          "banner", "Banner", (20, 100, 350, 120), "systemIndigoColor", attributes: "",
          more:
            "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>\n"
        )
      ]),
    missing: { layout in
      for width in LessonLayout.widths {
        let frame = layout.scene(width).frame("banner")
        guard frame.minX.isNear(20), frame.maxX.isNear(width - 20) else {
          return
            "At a width of \(Int(width)), the banner extends from \(Int(frame.minX)) to \(Int(frame.maxX))."
        }
      }
      return nil
    })

  /// Distances and sizes as equations.
  static let constraints = Lesson(
    title: "Constraints",
    text: [
      "A constraint is an equation between two attributes: card.leading = safe area.leading + 16. A view needs enough "
        + "constraints to determine its position and its size on both axes.",
      "Control-drag (or right-drag) from the card to the space around it, and choose the constraints to add. Or select the "
        + "card and press P.",
    ],
    task:
      "Position the card 24 points below the top of the safe area and 16 points from both sides. Its height is already fixed.",
    source: LessonSource.storyboard(
      "Constraints",
      views: [
        LessonSource.box(
          "card", "Card", (40, 120, 280, 160), "systemTealColor",
          constraints: [LessonSource.size("card-h", "height", 160)])
      ]),
    missing: { layout in
      for width in LessonLayout.widths {
        let scene = layout.scene(width)
        if let fault = scene.fault { return fault }
        let frame = scene.frame("card")
        guard frame.minX.isNear(16), frame.maxX.isNear(width - 16) else {
          return
            "At a width of \(Int(width)), the card extends from \(Int(frame.minX)) to \(Int(frame.maxX))."
        }
        guard frame.minY.isNear(scene.safeArea.top + 24) else {
          return
            "The card is \(Int(frame.minY - scene.safeArea.top)) points below the top of the safe area."
        }
      }
      return nil
    })

  /// Views with an undetermined position or size.
  static let ambiguity = Lesson(
    title: "Ambiguity",
    text: [
      "If the constraints do not determine a position or a size, the layout is ambiguous: the engine chooses one of many "
        + "solutions, and another run or another release may choose a different one. The canvas shows such views in orange.",
      "Select the note and press E to see other solutions. The constraints should allow only one.",
    ],
    task: "Add what is missing, so that the note has only one possible position.",
    source: LessonSource.storyboard(
      "Ambiguity",
      views: [
        LessonSource.box(
          "note", "Note", (40, 300, 200, 120), "systemYellowColor",
          constraints: [
            LessonSource.size("note-w", "width", 200), LessonSource.size("note-h", "height", 120),
          ])
      ],
      constraints: [LessonSource.tie("note-x", "note", "leading", "safe", "leading", 40)]),
    missing: { layout in
      for width in LessonLayout.widths {
        if let fault = layout.scene(width).fault { return fault }
      }
      return nil
    })

  /// Views with recorded frames that differ from the layout.
  static let misplaced = Lesson(
    title: "Misplaced views",
    text: [
      "A document records the frames of its views. If the constraints determine a different frame, the view is misplaced. "
        + "The canvas shows the frame that the constraints determine, as the app will, and a badge on the selected view shows "
        + "how the recorded frame differs.",
      "Update Frames records the frames that the constraints determine. Update Constraint Constants does the opposite: it "
        + "changes the constraints to match the recorded frames.",
    ],
    task: "Make the recorded frame and the constraints agree, in either way.",
    source: LessonSource.storyboard(
      "Misplaced",
      views: [
        LessonSource.box(
          "photo", "Photo", (90, 220, 180, 180), "systemGreenColor",
          constraints: [
            LessonSource.size("photo-w", "width", 200), LessonSource.size("photo-h", "height", 200),
          ])
      ],
      constraints: [
        LessonSource.tie("photo-x", "photo", "centerX", "root", "centerX"),
        LessonSource.tie("photo-y", "photo", "top", "safe", "top", 120),
      ]),
    missing: { layout in
      let scene = layout.scene()
      if let fault = scene.fault { return fault }
      return scene.misplacedNames.first.map {
        "The recorded frame of “\($0)” differs from the constraints."
      }
    })
}
