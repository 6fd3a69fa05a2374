/// A control with which a lesson's task can be begun.
struct LessonStart: Encodable, Equatable {
  /// The identifier of the object to select.
  var object: String
  /// The name of the control on the page: `mask`, `pin`, `resolve`, `frames`, `issues`, `delete`,
  /// `priority`, `vary` or `stack`.
  var control: String

  /// Returns the control with which the task of a lesson is begun.
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
}
