import Foundation
import InterfaceBuilder

/// A short lesson: a document to work on, a task, and a check that lays the result out.
struct Lesson: Sendable {
  var title: String
  /// Paragraphs of the text, in order.
  var text: [String]
  var task: String
  /// The document that the lesson begins with.
  var source: String
  /// What is still to do; nil when the task is solved.
  var missing: @MainActor @Sendable (LessonLayout) -> String?

  @MainActor
  func check(_ document: InterfaceDocument, number: Int) throws -> LessonModel {
    let hint = missing(LessonLayout(document))
    return LessonModel(number, isSolved: hint == nil, hint: hint)
  }
}

/// What the page shows of a lesson.
struct LessonModel: Encodable, Equatable {
  var number: Int
  var title: String
  var text: [String]
  var task: String
  var isSolved: Bool
  var hint: String?

  init(_ number: Int, isSolved: Bool, hint: String?) {
    self.number = number
    let lesson = Lesson.all[number]
    title = lesson.title
    text = lesson.text
    task = lesson.task
    self.isSolved = isSolved
    self.hint = hint
  }
}

extension StudioDocument {
  /// The document of a lesson, which has no file.
  convenience init(lesson: Lesson) throws {
    try self.init(
      data: Data(lesson.source.utf8), name: lesson.title)
  }
}
