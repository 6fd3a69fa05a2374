import AutoLayout

/// Lessons about the positions of views.
extension Lesson {
  /// Views that follow the edges of their superview without constraints.
  static let masks = Lesson(
    title: "Frames and springs",
    text: [
      "A view has a frame: its place and size in its superview. When the superview gets another size, the autoresizing mask "
        + "says what happens: margins with a strut stay, margins without one stretch, and a spring inside the view lets it "
        + "grow.",
      "Select the banner. The square in the inspector shows its struts and springs. Drag the right edge of the canvas to see "
        + "what they do.",
    ],
    task: "Let the banner keep 20 points at both sides at every width.",
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
            "At \(Int(width)) points the banner reaches from \(Int(frame.minX)) to \(Int(frame.maxX))."
        }
      }
      return nil
    })

  /// Distances and sizes as equations.
  static let constraints = Lesson(
    title: "Constraints",
    text: [
      "A constraint is an equation between two edges or sizes: card.leading = safe area.leading + 16. A view needs enough of "
        + "them that its place and its size follow, along both axes.",
      "Drag from the card to the space around it with the Control key or the right button, and choose what is to be fixed. Or "
        + "select the card and press P.",
    ],
    task:
      "Put the card 24 points below the safe area's top, with 16 points at both sides. Its height is fixed already.",
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
            "At \(Int(width)) points the card reaches from \(Int(frame.minX)) to \(Int(frame.maxX))."
        }
        guard frame.minY.isNear(scene.safeArea.top + 24) else {
          return
            "The card is \(Int(frame.minY - scene.safeArea.top)) points below the safe area's top."
        }
      }
      return nil
    })

  /// Views with an undetermined position or size.
  static let ambiguity = Lesson(
    title: "Ambiguity",
    text: [
      "When constraints leave a place or a size open, the layout is ambiguous: the engine picks one of many solutions, and "
        + "another run or another release may pick another. The canvas shows such views in orange.",
      "Select the note and press E to see other solutions. Then look at which of them the constraints should allow: none.",
    ],
    task: "Add what is missing, so that the note has one place.",
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
      "A document records where its views were drawn. When the constraints give another place, the view is misplaced. The "
        + "canvas draws what the constraints give, as the app will, and a badge on the selected view says what the file has.",
      "Update Frames records what the constraints give. Update Constraint Constants does the opposite: it changes the "
        + "constraints to give what the file has.",
    ],
    task: "Bring the file and the constraints together, whichever way.",
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
        "The file has another frame of “\($0)” than the constraints give."
      }
    })
}
