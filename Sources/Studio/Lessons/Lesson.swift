import Foundation
import InterfaceBuilder

/// A short lesson: a document to work on, a task, and a check that lays the result out.
///
/// Tasks are checked by layouts at several widths instead of by comparing documents, so that there
/// is more than one way to solve them.
struct Lesson: Sendable {
  /// The title in the list of lessons.
  var title: String
  /// Paragraphs of the text, in order.
  var text: [String]
  /// What has to be done, in one or two sentences.
  var task: String
  /// The document that the lesson begins with.
  var source: String
  /// What is still to do; nil when the task is solved.
  var missing: @MainActor @Sendable (LessonLayout) -> String?

  /// Lays the document out and checks the task; `number` is the index of the lesson.
  @MainActor
  func check(_ document: InterfaceDocument, number: Int) throws -> LessonModel {
    let hint = missing(LessonLayout(document))
    return LessonModel(number, isSolved: hint == nil, hint: hint)
  }
}

/// What the page shows of a lesson.
struct LessonModel: Encodable, Equatable {
  /// The index of the lesson, from 0.
  var number: Int
  /// The title in the list of lessons.
  var title: String
  /// Paragraphs of the text, in order.
  var text: [String]
  /// What has to be done.
  var task: String
  /// Whether the document fulfills the task.
  var isSolved: Bool
  /// What is still to do; nil before the first check and after the last.
  var hint: String?

  /// The lesson of an index with the result of a check.
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
