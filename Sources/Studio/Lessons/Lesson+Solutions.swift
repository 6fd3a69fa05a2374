import InterfaceBuilder

/// A control with which a lesson's task can be begun.
struct LessonStart: Encodable, Equatable {
  /// The identifier of the view to select.
  var object: String
  /// The name of the control on the page: `mask`, `pin`, `resolve`, `issues`, `priority`, `stack`,
  /// or a path of a field.
  var control: String
}

extension Lesson {
  /// A step of a solution. A step may refer to objects that earlier steps created.
  typealias SolutionStep = @Sendable (InterfaceDocument) -> StudioEdit

  /// The control with which the task of a lesson is begun.
  static func start(of number: Int) -> LessonStart {
    let starts = [
      LessonStart(object: "banner", control: "mask"), LessonStart(object: "card", control: "pin"),
      LessonStart(object: "title-w", control: "delete"),
      LessonStart(object: "price", control: "priority"),
      LessonStart(object: "note", control: "resolve"),
      LessonStart(object: "card-w", control: "issues"),
      LessonStart(object: "photo", control: "frames"), LessonStart(object: "ok", control: "pin"),
      LessonStart(object: "picture-h", control: "vary"),
      LessonStart(object: "first", control: "stack"),
    ]
    return starts[number]
  }

  /// A solution of a lesson, which is one of several.
  static func solution(of number: Int) -> [SolutionStep] {
    switch number {
    case 0:
      [
        { _ in .setAttribute(path: "banner.autoresizingMask.widthSizable", value: "YES") },
        { _ in .setAttribute(path: "banner.autoresizingMask.flexibleMaxX", value: nil) },
      ]
    case 1:
      [
        { _ in
          .pin(.init(edges: ["top": "24", "leading": "16", "trailing": "16"]), views: ["card"])
        }
      ]
    case 2: [{ _ in .removeConstraints(["title-w"]) }]
    case 3:
      [
        { _ in .setAttribute(path: "price.horizontalCompressionResistancePriority", value: "751") },
        { _ in .setAttribute(path: "price.horizontalHuggingPriority", value: "252") },
      ]
    case 4: [{ _ in .resolve(.addMissing, views: ["note"]) }]
    case 5: [{ _ in .changeConstraint("card-w", .init(priority: 250)) }]
    case 6: [{ _ in .resolve(.updateFrames, views: ["photo"]) }]
    case 7: [{ _ in row }]
    case 8:
      [
        { _ in
          .vary("picture-h", property: "constant", sizeClass: "heightClass=compact", value: "120")
        }
      ]
    default:
      [
        { _ in .embed(["first", "second", "third"], in: .verticalStack) },
        { .setAttribute(path: "\(stack(in: $0)).spacing", value: "12") },
        {
          .pin(
            .init(edges: ["top": "current", "leading": "20", "trailing": "20"]),
            views: [stack(in: $0)])
        },
      ]
    }
  }

  /// The row of the lesson about the visual format.
  private static var row: StudioEdit {
    .addConstraints([
      .init("cancel", "leading", to: "safe", "leading", constant: 20),
      .init("ok", "leading", to: "cancel", "trailing", constant: 8),
      .init("ok", "width", to: "cancel", "width"),
      .init("safe", "trailing", to: "ok", "trailing", constant: 20),
    ])
  }

  /// Returns the identifier of the stack view that an earlier step created.
  private static func stack(in document: InterfaceDocument) -> String {
    document.tree.allElements.first { $0.name == "stackView" }?.id ?? ""
  }

  /// Returns the scene that a solution leads to, as a picture of the goal; nil if it fails.
  @MainActor
  static func goal(of number: Int, isDark: Bool) -> SceneModel? {
    guard let document = try? StudioDocument(lesson: all[number]) else { return nil }
    for step in solution(of: number) { _ = try? document.perform(step(document.document)) }
    guard let root = document.document.roots.first else { return nil }
    var modeler = SceneModeler(isDark: isDark)
    let view = root.instantiate()
    return modeler.model(
      view.snapshot(), isOwnCanvas: true, isRightToLeft: false,
      documentIDs: Set(document.document.identifiersOfObjects))
  }
}

extension StudioWindow {
  /// Performs a solution of the open lesson on its original document, as one step.
  ///
  /// - Throws: `StudioError` if no lesson is open.
  func solveLesson() throws {
    guard let lesson else {
      throw StudioError("no lesson is open", hint: "choose one of the list")
    }
    let document = try opened
    while document.undoName != nil { try document.undo() }
    for step in Lesson.solution(of: lesson) {
      try document.perform(step(document.document), gesture: "solution")
    }
  }
}
