import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Compares two versions of a document that a line of a stream specifies.
struct DiffTask: StreamTask {
  /// Identifiers of devices, or `nil` for the document's own canvas only.
  let devices: [String]?
  /// The orientations in which devices are laid out.
  let orientation: OrientationChoice

  /// The canvases on which both versions are laid out. The document's own canvas comes first.
  var canvases: [DiffCanvas] {
    let ways: [Device.Orientation] =
      switch orientation {
      case .portrait: [.portrait]
      case .landscape: [.landscape]
      case .all: [.portrait, .landscape]
      }
    let devices = (devices ?? []).compactMap { Device(identifier: $0) }
    return [.document] + devices.flatMap { device in ways.map { DiffCanvas(device, $0) } }
  }

  /// Compares both versions, and returns a line of `DiffJSON`.
  @MainActor
  func answer(
    _ request: StreamedVersions, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String {
    let pair = try request.pair(in: project)
    let diff = LayoutDiff(
      from: try pair.before?.document(within: project.url),
      to: try pair.after?.document(within: project.url), canvases: canvases)
    return DiffJSON.line(DiffReport(name: request.path, diff: diff))
  }

  /// Returns an answer with `error` instead of differences, in the format of `autolayout frames`.
  func answer(of failure: DocumentFailure) -> String { FramesJSON.line(failure) }
}

/// Two versions of a document of a stream: `{"path":…,"before":"<?xml …","after":"<?xml …"}`, or
/// `{"path":"Main.storyboard","from":"HEAD~1","to":"HEAD"}` for a file of a git repository.
struct StreamedVersions: StreamRequest {
  /// The path in the project, which answers repeat.
  let path: String
  /// The content of the earlier version, or `nil` if the version does not exist.
  var before: String?
  /// The content of the later version, or `nil` if the version does not exist.
  var after: String?
  /// The earlier revision. The default is `HEAD`.
  var from: String?
  /// The later revision. The default is the work tree.
  var to: String?

  /// Examples of valid lines, for the error about a malformed one.
  static let example =
    #"expected {"path":"Main.storyboard"}, with 'from' and 'to', or with 'before' and 'after'"#

  /// Finds both versions: in the line, in the file or in its repository.
  ///
  /// - Throws: `DocumentFailure` for paths outside the project, unknown revisions, and lines with
  ///   contradictory members.
  func pair(in project: ProjectBoundary) throws(DocumentFailure) -> DiffSources.Pair {
    let contents = [before, after].compactMap { $0 }
    guard contents.isEmpty else {
      guard from == nil, to == nil else {
        throw DocumentFailure(
          file: path, message: "the line has both contents and revisions",
          hint: "use either 'before' and 'after', or 'from' and 'to'", status: .badData)
      }
      return DiffSources.Pair(name: path, before: version(before), after: version(after))
    }
    let place = try project.place(of: path).path
    // The work tree may contain a pipe, which would block forever.
    if to == nil, FileManager.default.fileExists(atPath: place) { _ = try project.file(at: path) }
    do throws(RunFailure) {
      let labels = DiffSources.Labels(from: "from", to: "to")
      return try DiffSources(files: [], from: from, to: to, labels: labels)
        .pair(of: place, named: path)
    } catch {
      let isAboutPath = error.file == place
      throw DocumentFailure(
        file: path, message: isAboutPath ? error.message : "\(error.file): \(error.message)",
        hint: error.hint, status: error.status)
    }
  }

  /// Returns a version whose content is in the line, or `nil` if the line has no content.
  private func version(_ text: String?) -> DiffSources.Version? {
    text.map { .bytes(Data($0.utf8), name: path) }
  }
}
