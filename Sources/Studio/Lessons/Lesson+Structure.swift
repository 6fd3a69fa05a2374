import AutoLayout
import Foundation
import InterfaceBuilder

/// Lessons about rows, screens and stacks.
extension Lesson {
  /// A row in the visual format.
  static let visualFormat = Lesson(
    title: "The visual format",
    text: [
      "In code, a row of constraints can be written in the visual format: H:|-20-[Cancel]-8-[OK(==Cancel)]-20-|. Bars are the "
        + "edges of the superview, brackets enclose views, numbers are distances, and parentheses enclose sizes.",
      "Read it from left to right: 20 points, Cancel, 8 points, OK with the width of Cancel, 20 points. Each part is a "
        + "constraint that you can add on the canvas.",
    ],
    task: "Create the row that the format describes.",
    source: LessonSource.storyboard(
      "Visual format",
      views: [
        LessonSource.button("cancel", "Cancel", (30, 200, 120, 44)),
        LessonSource.button("ok", "OK", (180, 200, 80, 44)),
      ],
      constraints: [
        LessonSource.tie("cancel-y", "cancel", "top", "safe", "top", 153),
        LessonSource.tie("ok-y", "ok", "top", "cancel", "top"),
      ]),
    missing: { layout in
      for width in LessonLayout.widths {
        let scene = layout.scene(width)
        if let fault = scene.fault { return fault }
        let (cancel, ok) = (scene.frame("cancel"), scene.frame("ok"))
        guard cancel.minX.isNear(20) else {
          return "Cancel starts at \(Int(cancel.minX)) instead of 20."
        }
        guard (ok.minX - cancel.maxX).isNear(8) else {
          return "The space between Cancel and OK is \(Int(ok.minX - cancel.maxX)) instead of 8."
        }
        guard ok.maxX.isNear(width - 20) else {
          return
            "At a width of \(Int(width)), OK is \(Int(width - ok.maxX)) points from the edge instead of 20."
        }
        guard
          cancel.width.isNear(
            ok.width)
        else { return "Cancel and OK do not have equal widths." }
      }
      return nil
    })

  /// Different values for different screens.
  static let sizeClasses = Lesson(
    title: "Size classes",
    text: [
      "The width and the height of a screen are compact or regular. For each size class, a document can change the constant "
        + "of a constraint, install a constraint, or omit a view.",
      "Press R to rotate the phone: in landscape its height is compact, and the picture pushes the button off the screen. "
        + "Select the picture, open its height constraint in the inspector and click the plus button next to “Constant”; then "
        + "change the value of the variation.",
    ],
    task:
      "Keep the picture 240 points tall in portrait, and keep the button on the screen in landscape.",
    source: LessonSource.storyboard(
      "Size classes",
      views: [
        LessonSource.box(
          "picture", "Picture", (20, 67, 350, 240), "systemOrangeColor",
          constraints: [LessonSource.size("picture-h", "height", 240)]),
        LessonSource.button("go", "Continue", (20, 387, 350, 44)),
      ],
      constraints: [
        LessonSource.tie("picture-x", "picture", "leading", "safe", "leading", 20),
        LessonSource.tie("picture-r", "safe", "trailing", "picture", "trailing", 20),
        LessonSource.tie("picture-y", "picture", "top", "safe", "top", 20),
        LessonSource.tie("go-y", "go", "top", "picture", "bottom", 80),
        LessonSource.tie("go-x", "go", "leading", "picture", "leading"),
        LessonSource.tie("go-r", "go", "trailing", "picture", "trailing"),
        "<constraint firstItem=\"go\" firstAttribute=\"height\" constant=\"44\" id=\"go-h\"/>",
      ]),
    missing: { layout in
      let upright = layout.scene()
      if let fault = upright.fault { return fault }
      guard upright.frame("picture").height.isNear(240) else {
        return
          "In portrait, the picture is \(Int(upright.frame("picture").height)) points tall instead of 240."
      }
      let lying = layout.landscape()
      if let fault = lying.fault { return fault }
      let room = lying.height - lying.safeArea.bottom
      let end = lying.frame("go").maxY
      guard end <= room + 0.5 else {
        return "In landscape, the button ends at \(Int(end)), but the safe area at \(Int(room))."
      }
      return lying.frame("go").height > 0 ? nil : "The button must remain visible."
    })

  /// Rows and columns without constraints between views.
  static let stacks = Lesson(
    title: "Stack views",
    text: [
      "A stack view arranges its views in a row or column and creates the constraints between them: you set the axis, the "
        + "spacing, and how the views share the space.",
      "Select the three buttons (Shift-click), press S to embed them, and set the spacing in the inspector. The stack view "
        + "itself then needs a position like any other view.",
    ],
    task:
      "Embed the three buttons in a vertical stack view with a spacing of 12 points, 20 points from both sides of the screen.",
    source: LessonSource.storyboard(
      "Stack views",
      views: [
        LessonSource.button("first", "Photos", (40, 200, 310, 44)),
        LessonSource.button("second", "Places", (40, 254, 310, 44)),
        LessonSource.button("third", "People", (40, 320, 310, 44)),
      ]),
    missing: { layout in
      let stacks = ["first", "second", "third"].map {
        layout.document.element(withIdentifier: $0)?.superview
      }
      guard let stack = stacks[0], stack.kind == .stackView,
        stacks.allSatisfy({ $0 == stack })
      else { return "The three buttons are not in the same stack view." }
      guard stack[StackViewElement.axis] == .vertical else {
        return "The stack view is horizontal."
      }
      for width in LessonLayout.widths {
        let scene = layout.scene(width)
        if let fault = scene.fault { return fault }
        let frames = ["first", "second", "third"].map(scene.frame).sorted { $0.minY < $1.minY }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
          guard (lower.minY - upper.maxY).isNear(12) else {
            return "The space between two buttons is \(Int(lower.minY - upper.maxY)) instead of 12."
          }
        }
        let place = scene.frame(stack.id ?? "")
        guard place.minX.isNear(20), place.maxX.isNear(width - 20) else {
          return
            "At a width of \(Int(width)), the stack view extends from \(Int(place.minX)) to \(Int(place.maxX))."
        }
      }
      return nil
    })

  /// The lessons, in order.
  static let all: [Lesson] = [
    masks, constraints, intrinsicSize, priorities, ambiguity, conflicts, misplaced, visualFormat,
    sizeClasses, stacks,
  ]
}
