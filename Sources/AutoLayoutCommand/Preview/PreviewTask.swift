import AutoLayout
import Foundation
import InterfaceBuilder

/// Lays out a document for its pictures.
struct PreviewTask: DocumentTask {
  let request: CanvasRequest
  /// Whether text for standard error may have colours.
  let errorsHaveColor: Bool

  var assignment: WorkerAssignment { .preview(self) }

  @MainActor
  func run(_ file: String) -> PreviewReport {
    do {
      let layout = try DocumentLayout(file: file, request: request)
      return PreviewReport(
        file: file, scenes: PreviewScene.scenes(of: layout),
        problems: layout.diagnostics.map(PreviewProblem.init),
        diagnostics: DiagnosticText.of(layout.diagnostics), status: .fine)
    } catch {
      return report(of: error)
    }
  }

  func report(of failure: DocumentFailure) -> PreviewReport {
    PreviewReport(
      file: failure.file, scenes: [], problems: [PreviewProblem(failure)],
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}

/// What one document gives a preview.
struct PreviewReport: Codable, Sendable {
  let file: String
  let scenes: [PreviewScene]
  let problems: [PreviewProblem]
  /// For standard error.
  let diagnostics: String
  let status: ExitStatus
}

/// A root of a document on all canvases.
struct PreviewScene: Codable, Sendable {
  let name: String
  let identifier: String
  var pages: [PreviewPage]

  /// The scenes of a document, each canvas of a scene once.
  static func scenes(of layout: DocumentLayout) -> [PreviewScene] {
    var scenes: [PreviewScene] = []
    for laidOut in layout.roots {
      let page = PreviewPage(laidOut.snapshot, laidOut.variant)
      if scenes.last?.identifier != laidOut.root.id {
        scenes.append(
          PreviewScene(name: laidOut.name, identifier: laidOut.root.id, pages: [page]))
      } else if scenes[scenes.count - 1].pages.allSatisfy({ !$0.showsCanvas(of: page) }) {
        scenes[scenes.count - 1].pages.append(page)
      }
    }
    return scenes
  }
}

/// A root on one canvas.
struct PreviewPage: Codable, Sendable {
  let snapshot: LayoutSnapshot
  /// Language and settings of the layout.
  let variant: LayoutVariant

  init(_ snapshot: LayoutSnapshot, _ variant: LayoutVariant) {
    self.snapshot = snapshot
    self.variant = variant
  }

  /// The models of the device, or what else is known of the canvas.
  var deviceName: String { device?.name ?? snapshot.canvas.device ?? "canvas of the document" }

  private var device: Device? { snapshot.canvas.device.flatMap { Device(identifier: $0) } }

  /// How the device is held.
  var orientation: Device.Orientation { snapshot.canvas.isLandscape ? .landscape : .portrait }

  /// The part of an iPad's screen that the root has, such as `1/3`; nil for all of it.
  var split: String? {
    guard let device, snapshot.canvas.size.height == device.size(in: orientation).height else {
      return nil
    }
    let width = snapshot.canvas.size.width
    return device.splitWidths(in: orientation).first { $0.width == width }?.name
  }

  /// Whether `other` is a picture of the same canvas.
  func showsCanvas(of other: PreviewPage) -> Bool {
    variant == other.variant && snapshot.canvas.device == other.snapshot.canvas.device
      && orientation == other.orientation && snapshot.canvas.size == other.snapshot.canvas.size
  }
}

/// Something that the gallery says about a document.
struct PreviewProblem: Codable, Sendable {
  let isError: Bool
  let message: String
  let hint: String?
  let file: String
  let line: Int?

  init(_ failure: DocumentFailure) {
    isError = true
    message = failure.message
    hint = failure.hint
    file = failure.file
    line = failure.line
  }

  init(_ diagnostic: InterfaceDiagnostic) {
    isError = false
    message = diagnostic.message
    hint = diagnostic.hint
    file = diagnostic.file
    line = diagnostic.location.line
  }
}
