import Foundation
import InterfaceBuilder

/// Opening, changing and closing texts.
extension LanguageServer {
  /// Opens a text. A text that is too large or outside the project gets a diagnostic instead of
  /// answers.
  func open(_ parameters: JSONValue) {
    let item = parameters[of: .textDocument]
    guard let uri = item?[of: .uri]?.string, let text = item?[of: .text]?.string else { return }
    let version = item?[of: .version]?.integer ?? 0
    guard let path = Self.filePath(uri), let kind = OpenDocument.Kind(path: path) else { return }
    guard let place = try? project.place(of: path) else {
      return publish([DiagnosticJSON.failure(Self.outside)], uri, version)
    }
    let root = project.url.path
    let name =
      place.path.hasPrefix(root + "/") ? String(place.path.dropFirst(root.count + 1)) : place.path
    let document = OpenDocument(uri: uri, path: name, kind: kind, version: version, text: text)
    documents[uri] = document
    admit(document)
  }

  /// Changes a text.
  func change(_ parameters: JSONValue) {
    guard let document = try? document(parameters) else { return }
    document.version = parameters[of: .textDocument]?[of: .version]?.integer ?? document.version + 1
    document.change(parameters[of: .contentChanges]?.elements ?? [], encoding)
    admit(document)
  }

  /// Rejects a text that is too large, or schedules its analysis otherwise.
  private func admit(_ document: OpenDocument) {
    let total = documents.values.reduce(0) { $0 + $1.text.bytes.count }
    guard !document.isTooLarge, total <= Self.maxTotalSize else {
      documents[document.uri] = nil
      let limit = document.isTooLarge ? OpenDocument.maxSize : Self.maxTotalSize
      return publish(
        [DiagnosticJSON.failure("not analyzed: more than \(limit >> 20) MB of text are open")],
        document.uri, document.version)
    }
    schedule(document, after: document.analysis == nil ? 0 : Self.pause)
  }

  /// Closes a text, and removes its diagnostics.
  func close(_ parameters: JSONValue) {
    guard let uri = parameters[of: .textDocument]?[of: .uri]?.string else { return }
    documents[uri] = nil
    publish([], uri, nil)
  }

  /// The message about a text outside the project.
  private static let outside = "not analyzed: the file is outside the project folder"

  // MARK: Analysis

  /// Schedules the analysis of a text.
  func schedule(_ document: OpenDocument, after pause: Double) {
    document.dueTime = ProcessInfo.processInfo.systemUptime + pause
  }

  /// The time of the next analysis, in seconds of `ProcessInfo.systemUptime`.
  var nextTime: Double {
    jobs.isEmpty ? documents.values.compactMap(\.dueTime).min() ?? .infinity : 0
  }

  /// Removes and returns the next job for the worker, or `nil` if no job is due. Requests precede
  /// analyses because the client is waiting.
  ///
  /// - Parameter now: The time, in seconds of `ProcessInfo.systemUptime`.
  /// - Returns: The job, or `nil` if no request is waiting and no pause has ended.
  func takeJob(now: Double) -> Job? {
    if !jobs.isEmpty { return jobs.removeFirst() }
    let due = documents.values.filter { document in document.dueTime.map { $0 <= now } ?? false }
    for document in due.sorted(by: { ($0.dueTime ?? 0, $0.uri) < ($1.dueTime ?? 0, $1.uri) }) {
      document.dueTime = nil
      if let job = analyze(document) { return job }
    }
    return nil
  }

  /// Publishes diagnostics that need no layout and returns `nil`, or returns the job that
  /// determines the others.
  private func analyze(_ document: OpenDocument) -> Job? {
    switch document.kind {
    case .swift:
      let errors = VisualFormatLiteral.all(in: document.text).compactMap {
        $0.diagnostic(in: document.text, encoding)
      }
      publish(errors, document.uri, document.version)
      return nil
    case .interface:
      if let error = document.current.error {
        publish(
          [DiagnosticJSON.diagnostic(error, document.text, encoding)], document.uri,
          document.version)
        return nil
      }
    case .log: break
    }
    return Job(
      purpose: .analysis(uri: document.uri, version: document.version),
      request: request(.analysis, document))
  }

  /// Returns a request to the worker about a document.
  ///
  /// - Parameters:
  ///   - work: The kind of work.
  ///   - document: The text, which is copied into the request.
  /// - Returns: The request.
  func request(_ work: LanguageRequest.Work, _ document: OpenDocument) -> LanguageRequest {
    LanguageRequest(
      work: work, path: document.path, uri: document.uri, kind: document.kind,
      content: document.text.string, encoding: encoding)
  }

  /// Handles the answer to a job.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - answer: The answer, or the reason why there is none.
  func finish(_ job: Job, _ answer: LanguageAnswer) {
    switch job.purpose {
    case .analysis(let uri, let version):
      guard let document = documents[uri] else { return }
      if answer.failure == nil { document.analysis = answer }
      // The positions of diagnostics are wrong for any other version.
      guard document.version == version else { return }
      let text = answer.failure.map { JSONText.array([DiagnosticJSON.failure($0)]) }
      publish(text ?? answer.diagnostics, uri, version)
    case .response(let id, let action, let uri, let version):
      finishEdit(action, id, answer, uri, version)
    }
  }

  /// Publishes diagnostics.
  private func publish(_ diagnostics: [String], _ uri: String, _ version: Int?) {
    publish(JSONText.array(diagnostics), uri, version)
  }

  /// Publishes diagnostics, which are a JSON array.
  private func publish(_ diagnostics: String, _ uri: String, _ version: Int?) {
    send(
      LanguageMessage.notification(
        "textDocument/publishDiagnostics",
        JSONText.object([
          ("uri", JSONText.string(uri)), ("version", version.map(String.init)),
          ("diagnostics", diagnostics),
        ])))
  }
}
