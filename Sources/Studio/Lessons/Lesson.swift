import Foundation
import InterfaceBuilder

/// A short lesson: a document to change, a task, and a check of the resulting layout.
///
/// Checks lay out the document at several widths instead of comparing documents, so that a task can
/// have several solutions.
struct Lesson: Sendable {
  /// The title in the list of lessons.
  var title: String
  /// The paragraphs of the text, in order.
  var text: [String]
  /// The task, in one or two sentences.
  var task: String
  /// The initial document of the lesson.
  var source: String
  /// A function that returns the part of the task that remains, or `nil` if the task is solved.
  var missing: @MainActor @Sendable (LessonLayout) -> String?

  /// Lays out the document and checks the task. `number` is the index of the lesson.
  @MainActor
  func check(_ document: InterfaceDocument, number: Int) throws -> LessonModel {
    let hint = missing(LessonLayout(document))
    return LessonModel(number, isSolved: hint == nil, hint: hint)
  }
}

/// The data of a lesson for the page.
struct LessonModel: Encodable, Equatable {
  /// The index of the lesson, from 0.
  var number: Int
  /// The title in the list of lessons.
  var title: String
  /// The paragraphs of the text, in order.
  var text: [String]
  /// The task.
  var task: String
  /// A Boolean value that indicates whether the document solves the task.
  var isSolved: Bool
  /// The part of the task that remains, or `nil` before the first check and after the task is
  /// solved.
  var hint: String?

  /// The control with which the task is begun.
  var start: LessonStart
  /// The scene that solves the task, or `nil` in the results of checks.
  var goal: SceneModel?

  /// Creates the model of a lesson from its index and the result of a check.
  init(_ number: Int, isSolved: Bool, hint: String?) {
    self.number = number
    let lesson = Lesson.all[number]
    title = lesson.title
    text = lesson.text
    task = lesson.task
    start = LessonStart.start(of: number)
    self.isSolved = isSolved
    self.hint = hint
  }
}
