import AutoLayout
import InterfaceBuilder

/// Lessons about intrinsic sizes, priorities and conflicts.
extension Lesson {
  /// Sizes that result from texts and images.
  static let intrinsicSize = Lesson(
    title: "Intrinsic size",
    text: [
      "A label derives its intrinsic content size from its text, a button from its title, and a switch has a fixed one. This "
        + "size acts like constraints: such views need a position, but no size.",
      "A fixed width overrides it. The title below is truncated, and in other languages it would be truncated even more.",
    ],
    task: "Make the title as wide as its text, in every language.",
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
          return isPseudo
            ? "A text that is a third longer is truncated." : "The title is truncated."
        }
      }
      return nil
    })

  /// The view that is truncated first.
  static let priorities = Lesson(
    title: "Priorities",
    text: [
      "Optional constraints have a priority below 1000. The intrinsic content size adds two of them on each axis: content "
        + "hugging keeps a view from growing, and compression resistance keeps it from shrinking. If there is not enough "
        + "space, the constraint with the lowest priority is broken.",
      "Here, the name and the price share a row, and their priorities are equal.",
    ],
    task:
      "The price must never be truncated or grow; the name takes the remaining space and may be truncated.",
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
        else { return "At a width of \(Int(width)), the row does not extend from side to side." }
        if scene.isCut("price") { return "At a width of \(Int(width)), the price is truncated." }
      }
      let wide = layout.scene(768).frame("price").width
      let narrow = layout.scene(320).frame("price").width
      guard wide.isNear(narrow) else { return "On a wide screen, the price grows." }
      // With equal priorities, the engine may happen not to cut the price, so the frames alone
      // prove nothing.
      let element = layout.document.element(withIdentifier: "price")
      let other = layout.document.element(withIdentifier: "name")
      func priority(_ element: XMLTree.Element?, _ name: String, _ standard: Double) -> Double {
        element?[name].flatMap(Double.init) ?? standard
      }
      let resistance = "horizontalCompressionResistancePriority"
      guard priority(element, resistance, 750) > priority(other, resistance, 750) else {
        return
          "Both have the same compression resistance, so it is undefined which one is truncated."
      }
      return nil
    })

  /// Constraints that conflict.
  static let conflicts = Lesson(
    title: "Conflicts",
    text: [
      "Conflicting required constraints cannot all be satisfied. UIKit logs “Unable to simultaneously satisfy constraints” "
        + "and breaks one of them. You cannot control which one.",
      "The issue navigator lists a minimal set of conflicting constraints, with repairs that were tested. Hover over a repair "
        + "to preview its result.",
    ],
    task: "Keep the card 20 points from both sides at every width, without a conflict.",
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
            "At a width of \(Int(width)), the card extends from \(Int(frame.minX)) to \(Int(frame.maxX))."
        }
      }
      return nil
    })
}
