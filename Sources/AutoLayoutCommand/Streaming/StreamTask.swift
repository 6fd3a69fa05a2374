import Foundation

/// The work that a command does on each line of a stream.
///
/// A command that has one needs no more than this to stream:
///
///     try stream.run(task, jobs: jobs).throwUnlessFine()
protocol StreamTask: Codable, Sendable {
  /// What a line holds.
  associatedtype Request: StreamRequest

  /// The answer to a request: one line of JSON, ending in a newline.
  ///
  /// - Throws: `DocumentFailure`, which becomes the answer.
  @MainActor
  func answer(
    _ request: Request, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String

  /// The answer to a request that could not be worked on: one line of JSON, ending in a newline.
  func answer(of failure: DocumentFailure) -> String

  /// The task as a worker is told of it.
  func assignment(in project: ProjectBoundary) -> WorkerAssignment
}

/// What a line of a stream holds: an object of JSON with a path and what else a command needs.
protocol StreamRequest: Decodable {
  /// What answers and messages call the document.
  var path: String { get }
  /// What to write instead of a line that holds none, for people.
  static var example: String { get }
}

extension StreamTask {
  /// The answer to a line, whatever it holds.
  @MainActor
  func answer(line: Data, number: Int, in project: ProjectBoundary) -> String {
    do throws(DocumentFailure) {
      return try answer(try request(line, number), in: project)
    } catch {
      return answer(of: error)
    }
  }

  private func request(_ line: Data, _ number: Int) throws(DocumentFailure) -> Request {
    do {
      return try JSONDecoder().decode(Request.self, from: line)
    } catch {
      throw .malformedLine(number, Request.example)
    }
  }

  /// The path that a line names; nil for a malformed line.
  func path(in line: Data) -> String? {
    (try? JSONDecoder().decode(Request.self, from: line))?.path
  }
}

extension DocumentFailure {
  /// What answers call the stream itself.
  static let streamName = "<stdin>"

  /// A line of a stream, counted from 1, that is no request.
  static func malformedLine(_ number: Int, _ example: String) -> DocumentFailure {
    DocumentFailure(
      file: streamName, line: number, message: "the line is not a JSON object with a path",
      hint: example, status: .badData)
  }

  /// A line of a stream, counted from 1, that is longer than `limit` bytes.
  static func overlongLine(_ number: Int, limit: Int) -> DocumentFailure {
    DocumentFailure(
      file: streamName, line: number, message: "the line is longer than \(limit >> 20) MB",
      hint: "no document is as large; name its path instead of its content", status: .badData)
  }
}
