import InterfaceBuilder

extension Lesson {
  /// A step of a solution. A step may refer to objects that earlier steps created.
  typealias SolutionStep = @Sendable (InterfaceDocument) -> StudioEdit

  /// Returns the steps of one of several possible solutions of a lesson.
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
    document.tree.allElements.first { $0.kind == .stackView }?.id ?? ""
  }
}
