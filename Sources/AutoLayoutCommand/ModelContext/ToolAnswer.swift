import Foundation
import InterfaceBuilder

/// The answer of a tool: a JSON object, and optionally a picture.
///
/// An error is an answer as well, with a description, a location and advice:
///
///     {"error":"edit: Login.xib: no object has the identifier or label 'Titel'",
///      "hint":"did you mean 'Title'?"}
struct ToolAnswer {
  /// The object.
  let object: String
  /// A PNG picture, if any.
  var picture: Data?
  /// A Boolean value that indicates whether the tool failed.
  var isError = false

  /// The maximum number of characters in a list. A language model reads about three characters as
  /// one token, so that an answer has less than 4,000 tokens.
  static let maxListLength = 9_000

  /// Creates an answer with members in their order. Members without a value are omitted.
  init(_ members: [(key: String, value: String?)], picture: Data? = nil) {
    object = JSONText.object(members)
    self.picture = picture
  }

  /// Creates the answer of a tool that failed.
  init(_ failure: DocumentFailure) {
    object = JSONText.object([
      ("error", JSONText.string(failure.oneLine)), ("hint", failure.hint.map(JSONText.string)),
      ("excerpt", failure.excerpt.map(JSONText.string)),
    ])
    isError = true
  }

  /// The members of the result of `tools/call`. The object is also included as text, for clients
  /// that do not read structured content.
  var members: [(key: String, value: String?)] {
    var content = [
      JSONText.object([("type", JSONText.string("text")), ("text", JSONText.string(object))])
    ]
    if let picture {
      content.append(
        JSONText.object([
          ("type", JSONText.string("image")),
          ("data", JSONText.string(picture.base64EncodedString())),
          ("mimeType", JSONText.string("image/png")),
        ]))
    }
    return [
      ("content", JSONText.array(content)), ("structuredContent", object),
      ("isError", "\(isError)"),
    ]
  }
}

/// A list that is truncated before an answer becomes too long for a language model.
///
///     let list = BoundedList(elements, from: offset)
///     ToolAnswer([("findings", list.array), ("next", list.next.map(String.init))])
///
/// The client passes `next` as the argument `offset` to get the rest.
struct BoundedList {
  /// The elements as a JSON array.
  let array: String
  /// The index of the first omitted element, for the argument `offset`, or `nil` if the list is
  /// complete.
  let next: Int?

  /// Creates a list of the elements from an offset, as many as fit. It always contains at least one
  /// element.
  init(_ elements: [String], from offset: Int = 0, longest: Int = ToolAnswer.maxListLength) {
    var kept: [String] = []
    var length = 0
    for element in elements.dropFirst(max(0, offset)) {
      length += element.count + 1
      guard kept.isEmpty || length <= longest else { break }
      kept.append(element)
    }
    array = JSONText.array(kept)
    let end = max(0, offset) + kept.count
    next = end < elements.count ? end : nil
  }
}

/// Failures of tools.
extension DocumentFailure {
  /// Creates a failure from any error of a tool.
  init(ofTool name: String, _ error: any Error) {
    switch error {
    case let failure as DocumentFailure: self = failure
    case let error as InterfaceDocumentError: self.init(error)
    case let failure as RunFailure:
      self.init(
        file: failure.file, message: failure.message, hint: failure.hint, status: failure.status)
    case let failure as ToolFailure:
      self.init(
        file: name, message: failure.message, hint: failure.hint.isEmpty ? nil : failure.hint,
        status: .badData)
    default:
      self.init(
        file: name, message: "\(error)", hint: DocumentFailure.reportHint, status: .fault)
    }
  }
}
