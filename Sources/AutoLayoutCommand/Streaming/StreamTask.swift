import Foundation

/// The work that a command does on each line of a stream.
///
///     try stream.run(task, jobs: jobs, limit: timeLimit.seconds).throwUnlessFine()
protocol StreamTask: Codable, Sendable {
  /// The content of a line.
  associatedtype Request: StreamRequest

  /// Returns the answer to a request: one line of JSON, ending in a newline.
  ///
  /// - Throws: `DocumentFailure`, which becomes the answer.
  @MainActor
  func answer(
    _ request: Request, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String

  /// Returns the answer to a failed request: one line of JSON, ending in a newline.
  func answer(of failure: DocumentFailure) -> String

  /// Returns the answer to a line, which may be malformed. The default implementation decodes a
  /// `Request`.
  @MainActor
  func answer(line: Data, number: Int, in project: ProjectBoundary) -> String

  /// Returns the answer to a line whose worker failed. `line` is `nil` for a line that was too long
  /// to keep. The default implementation ignores the line.
  func answer(of failure: DocumentFailure, to line: Data?) -> String

  /// Returns the path in a line, or `nil` if the line is malformed or has none.
  func path(in line: Data) -> String?
}

/// The content of a line: a JSON object with a path and with additional keys of the command.
protocol StreamRequest: Decodable {
  /// The name of the document in answers and messages.
  var path: String { get }
  /// A description of valid lines, for the error about a malformed one.
  static var example: String { get }
}

/// Lines as bytes.
extension StreamTask {
  /// Returns the answer to a line, which may be malformed.
  @MainActor
  func answer(line: Data, number: Int, in project: ProjectBoundary) -> String {
    do throws(DocumentFailure) {
      return try answer(try request(line, number), in: project)
    } catch {
      return answer(of: error)
    }
  }

  /// Decodes a line.
  ///
  /// - Throws: `DocumentFailure` for a malformed line.
  private func request(_ line: Data, _ number: Int) throws(DocumentFailure) -> Request {
    do {
      return try JSONDecoder().decode(Request.self, from: line)
    } catch {
      throw .malformedLine(number, Request.example)
    }
  }

  /// Returns the answer to a line whose worker failed.
  func answer(of failure: DocumentFailure, to line: Data?) -> String { answer(of: failure) }

  /// Returns the path in a line, or `nil` if the line is malformed.
  func path(in line: Data) -> String? {
    (try? JSONDecoder().decode(Request.self, from: line))?.path
  }
}

/// Failures of lines.
extension DocumentFailure {
  /// The name of the stream itself in answers.
  static let streamName = "<stdin>"

  /// Returns the failure for a line of a stream, counted from 1, that is not a request.
  static func malformedLine(_ number: Int, _ example: String) -> DocumentFailure {
    DocumentFailure(
      file: streamName, line: number, message: "the line is not a JSON object with a path",
      hint: example, status: .badData)
  }

  /// Returns the failure for a line of a stream, counted from 1, that is longer than `limit` bytes.
  static func overlongLine(_ number: Int, limit: Int) -> DocumentFailure {
    DocumentFailure(
      file: streamName, line: number, message: "the line is longer than \(limit >> 20) MB",
      hint: "send the path of the document instead of its content", status: .badData)
  }
}
