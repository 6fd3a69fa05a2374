import AutoLayout
import InterfaceBuilder

/// Lessons about intrinsic sizes, priorities and conflicts.
extension Lesson {
  /// Sizes that result from texts and images.
  static let intrinsicSize = Lesson(
    title: "Intrinsic size",
    text: [
      "A label knows how large its text is, a button its title, a switch itself. That intrinsic size is worth constraints: "
        + "such views need a place and no size.",
      "A fixed width takes that away. The title below is cut, and in other languages more of it will be.",
    ],
    task: "Let the title be as wide as its text, whatever the language.",
    source: LessonSource.storyboard(
      "Intrinsic size",
      views: [
        LessonSource.label(
          "title", "Good morning", (40, 120, 60, 21),
          constraints: [LessonSource.size("title-w", "width", 60)])
      ],
      constraints: [
        LessonSource.tie("title-x", "title", "leading", "safe", "leading", 40),
        LessonSource.tie("title-y", "title", "top", "safe", "top", 73),
      ]),
    missing: { layout in
      for isPseudo in [false, true] {
        let scene = layout.scene(isPseudo: isPseudo)
        if let fault = scene.fault { return fault }
        if scene.isCut("title") {
          return isPseudo ? "A text that is a third longer is cut." : "The title is cut."
        }
      }
      return nil
    })

  /// The view that is truncated first.
  static let priorities = Lesson(
    title: "Priorities",
    text: [
      "Constraints that are not required have a priority. The intrinsic size is two of them an axis: content hugging keeps a "
        + "view from growing, compression resistance from shrinking. Where there is not enough room, the lowest is broken.",
      "Here name and price share a row, and both ask for room with the same strength.",
    ],
    task:
      "The price must never be cut, and it must not grow; the name takes the rest and may be cut.",
    source: LessonSource.storyboard(
      "Priorities",
      views: [
        LessonSource.label("name", "Sandwich with cheese, tomatoes and basil", (20, 120, 268, 21)),
        LessonSource.label("price", "14.90 Francs", (296, 120, 74, 21)),
      ],
      constraints: [
        LessonSource.tie("name-x", "name", "leading", "safe", "leading", 20),
        LessonSource.tie("name-y", "name", "top", "safe", "top", 73),
        LessonSource.tie("gap", "price", "leading", "name", "trailing", 8),
        LessonSource.tie("end", "safe", "trailing", "price", "trailing", 20),
        LessonSource.tie("line", "price", "firstBaseline", "name", "firstBaseline"),
      ]),
    missing: { layout in
      for width in LessonLayout.widths {
        let scene = layout.scene(width)
        if let fault = scene.fault { return fault }
        guard scene.frame("price").maxX.isNear(width - 20), scene.frame("name").minX.isNear(20)
        else { return "At \(Int(width)) points the row does not reach from side to side." }
        if scene.isCut("price") { return "At \(Int(width)) points the price is cut." }
      }
      let wide = layout.scene(768).frame("price").width
      let narrow = layout.scene(320).frame("price").width
      guard wide.isNear(narrow) else { return "On a wide screen the price grows." }
      // Without the priority, the engine may keep the price whole by coincidence.
      let element = layout.document.element(withIdentifier: "price")
      let other = layout.document.element(withIdentifier: "name")
      func priority(_ element: XMLTree.Element?, _ name: String, _ standard: Double) -> Double {
        element?[name].flatMap(Double.init) ?? standard
      }
      let resistance = "horizontalCompressionResistancePriority"
      guard priority(element, resistance, 750) > priority(other, resistance, 750) else {
        return "Both resist compression equally: which one is cut is a matter of chance."
      }
      return nil
    })

  /// Constraints that conflict.
  static let conflicts = Lesson(
    title: "Conflicts",
    text: [
      "Required constraints that contradict each other cannot all hold. The console says “Unable to simultaneously satisfy "
        + "constraints”, one of them is broken, and which one is not yours to say.",
      "The issue navigator lists the smallest set that contradicts itself, with repairs that were tried. Hover over one to see "
        + "what would come of it.",
    ],
    task: "Let the card keep 20 points at both sides at every width, without a conflict.",
    source: LessonSource.storyboard(
      "Conflicts",
      views: [
        LessonSource.box(
          "card", "Card", (20, 120, 350, 160), "systemPinkColor",
          constraints: [
            LessonSource.size("card-w", "width", 400), LessonSource.size("card-h", "height", 160),
          ])
      ],
      constraints: [
        LessonSource.tie("card-x", "card", "leading", "safe", "leading", 20),
        LessonSource.tie("card-r", "safe", "trailing", "card", "trailing", 20),
        LessonSource.tie("card-y", "card", "top", "safe", "top", 73),
      ]),
    missing: { layout in
      for width in LessonLayout.widths {
        let scene = layout.scene(width)
        if let fault = scene.fault { return fault }
        let frame = scene.frame("card")
        guard frame.minX.isNear(20), frame.maxX.isNear(width - 20) else {
          return
            "At \(Int(width)) points the card reaches from \(Int(frame.minX)) to \(Int(frame.maxX))."
        }
      }
      return nil
    })
}
