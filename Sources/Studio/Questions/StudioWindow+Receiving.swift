import Foundation
import InterfaceBuilder

/// Messages from the page.
extension StudioWindow {
  /// Answers a message of the page. The answer to an invalid message is an error.
  ///
  /// Every message gets one answer with its number. Requests are performed in the order of their
  /// arrival. Only the answers to requests for Git and for the ruler, and to those that write
  /// files, may arrive later.
  func receive(_ bytes: [UInt8]) {
    var message = StudioMessage()
    isAnswering = true
    defer { isAnswering = false }
    do {
      let envelope = try MessageEnvelope(bytes)
      message.re = envelope.id
      try envelope.checkVersion(isFirst: !knowsVersion)
      knowsVersion = true
      let request = try MessageEnvelope.request(bytes)
      if request.changesLayout { measuring?.cancel() }
      if case .ruler(let from, let to) = request { return measure(from, to, number: envelope.id) }
      if request.isOfHistory || request.writesFiles {
        return answerLater(request, number: envelope.id)
      }
      message.answer = try answer(request)
    } catch {
      message.error = Self.failure(error)
    }
    tell(&message)
    send(message.bytes)
  }

  /// Answers a request after Git responds, or after another program has unlocked the file. Other
  /// messages are answered in the meantime.
  private func answerLater(_ request: StudioRequest, number: Int?) {
    Task { [weak self] in
      guard let self else { return }
      var message = StudioMessage(re: number)
      do {
        message.answer =
          request.writesFiles ? try await write(request) : try await answerOfHistory(request)
      } catch {
        message.error = Self.failure(error)
      }
      tell(&message)
      send(message.bytes)
    }
  }

  /// Measures the ruler in pieces. The next request that may change the layout, or measures the
  /// ruler again, ends the measurement.
  ///
  /// The answer to an interrupted measurement is an error with `isInterrupted`. The page then
  /// repeats the request when the canvas is at rest.
  private func measure(_ from: Double, _ to: Double, number: Int?) {
    measuring = Task { [weak self] in
      guard let self else { return }
      var message = StudioMessage(re: number)
      do {
        message.answer = StudioAnswer.ruler(try await ruler(from, to))
      } catch is CancellationError {
        message.error = StudioMessage.Failure(
          message: "the measurement was interrupted", hint: "try again", isInterrupted: true)
      } catch {
        message.error = Self.failure(error)
      }
      send(message.bytes)
    }
  }

  /// Performs a request that does not wait for other programs, and returns its answer.
  ///
  /// - Throws: `StudioError` if no document is open or a value is invalid, and the errors of
  ///   reading, editing and writing documents.
  private func answer(_ request: StudioRequest) throws -> StudioAnswer? {
    switch request {
    case .workspace: return .workspace(workspace.model)
    case .open(let index, let scene): try open(index, scene)
    case .canvas(let canvas): try show(canvas)
    case .select(let keys): select(keys)
    case .edit(let edit, let gesture): try opened.perform(edit, gesture: gesture)
    case .undo: try opened.undo()
    case .redo: try opened.redo()
    case .lookAtFile: document?.lookAtFile()
    case .journal(let restores): try opened.settleJournal(restores: restores)
    case .solveLesson: try solveLesson()
    case .lesson(let number): return .lesson(try open(lesson: number))
    default: return try answerQuestion(request)
    }
    return nil
  }

  /// Performs a request that writes files, and returns its answer.
  private func write(_ request: StudioRequest) async throws -> StudioAnswer? {
    switch request {
    case .save: try await opened.save()
    case .resolve(let resolution): try await opened.resolve(resolution)
    case .saveAll: try await workspace.saveAll()
    case .saveAs(let path, let replaces):
      return .savedAs(try await workspace.save(documentIndex, as: path, replaces: replaces))
    default: break
    }
    return nil
  }

  /// Selects objects, ignoring duplicates.
  private func select(_ keys: [String]) {
    var known: Set<String> = []
    selection = Array(keys.filter { known.insert($0).inserted }.prefix(Self.selectionLimit))
  }

  /// The maximum number of selected objects. A larger selection is truncated, because each object
  /// has lines.
  private static let selectionLimit = 500

  /// Returns an error for the page. Errors in documents begin with their line. All other errors are
  /// reported as unknown requests.
  private static func failure(_ error: any Error) -> StudioMessage.Failure {
    switch error {
    case let error as StudioError:
      StudioMessage.Failure(message: error.message, hint: error.hint)
    case let error as InterfaceDocumentError:
      StudioMessage.Failure(
        message: error.location.map { "\($0.line): \(error.message)" } ?? error.message,
        hint: error.hint)
    default:
      StudioMessage.Failure(
        message: "invalid request",
        hint: "reload the page; its version may differ from that of the studio")
    }
  }
}
