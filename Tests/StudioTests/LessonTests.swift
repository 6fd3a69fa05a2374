import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Lessons")
@MainActor
struct LessonTests {
  @Test("A lesson starts unsolved with a hint", arguments: 0..<10)
  func begin(number: Int) throws {
    let document = try StudioDocument(lesson: Lesson.all[number])
    let state = try Lesson.all[number].check(document.document, number: number)
    #expect(!state.isSolved)
    #expect(state.hint?.isEmpty == false)
  }

  @Test("A lesson is solved by its edits", arguments: 0..<10)
  func solutions(number: Int) throws {
    let document = try StudioDocument(lesson: Lesson.all[number])
    for edit in try Self.solution(number, document) { try document.perform(edit) }
    let state = try Lesson.all[number].check(document.document, number: number)
    #expect(state.isSolved, "\(state.hint ?? "")")
  }

  @Test("There are ten lessons")
  func count() { #expect(Lesson.all.count == 10) }

  private static func solution(_ number: Int, _ document: StudioDocument) throws -> [StudioEdit] {
    switch number {
    case 0:
      return [
        .setAttribute(path: "banner.autoresizingMask.widthSizable", value: "YES"),
        .setAttribute(path: "banner.autoresizingMask.flexibleMaxX", value: nil),
      ]
    case 1:
      return [
        .pin(.init(edges: ["top": "24", "leading": "16", "trailing": "16"]), views: ["card"])
      ]
    case 2: return [.removeConstraints(["title-w"])]
    case 3:
      return [
        .setAttribute(path: "price.horizontalCompressionResistancePriority", value: "751"),
        .setAttribute(path: "price.horizontalHuggingPriority", value: "252"),
      ]
    case 4: return [.resolve(.addMissing, views: ["note"])]
    case 5: return [.changeConstraint("card-w", .init(priority: 250))]
    case 6: return [.resolve(.updateConstants, views: ["photo"])]
    case 7:
      return [
        .addConstraints([
          .init("cancel", "leading", to: "safe", "leading", constant: 20),
          .init("ok", "leading", to: "cancel", "trailing", constant: 8),
          .init("ok", "width", to: "cancel", "width"),
          .init("safe", "trailing", to: "ok", "trailing", constant: 20),
        ])
      ]
    case 8:
      return [
        .vary(
          "picture-h", property: "constant", sizeClass: "heightClass=compact", value: "120")
      ]
    default:
      try document.perform(.embed(["first", "second", "third"], in: .stack))
      let stack = document.document.tree.allElements.first { $0.name == "stackView" }?.id ?? ""
      return [
        .setAttribute(path: "\(stack).spacing", value: "12"),
        .pin(.init(edges: ["top": "current", "leading": "20", "trailing": "20"]), views: [stack]),
      ]
    }
  }
}
