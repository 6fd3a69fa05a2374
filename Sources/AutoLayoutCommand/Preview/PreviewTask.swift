import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Lays out a document for its pictures. The process that writes the pictures draws them.
struct PreviewTask: DocumentTask {
  /// The canvases, languages and settings.
  let request: CanvasSelection
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool

  /// Lays out the document at a path.
  @MainActor
  func run(_ file: String) -> PreviewReport {
    do {
      let layout = try DocumentLayout(
        file: file, request: request, assets: DocumentAssets.of(URL(fileURLWithPath: file)))
      return PreviewReport(
        file: file, scenes: PreviewScene.scenes(of: layout),
        problems: layout.diagnostics.map(PreviewProblem.init),
        diagnostics: DiagnosticText.of(layout.diagnostics), status: .fine)
    } catch {
      return report(of: error)
    }
  }

  /// Returns the report of a document that could not be laid out, which the gallery mentions.
  func report(of failure: DocumentFailure) -> PreviewReport {
    PreviewReport(
      file: failure.file, scenes: [], problems: [PreviewProblem(failure)],
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}

/// The preview of one document.
struct PreviewReport: Codable, WorkerReport {
  /// The path of the document.
  let file: String
  /// The roots of the document, in its order.
  let scenes: [PreviewScene]
  /// The problems that the gallery shows for the document.
  let problems: [PreviewProblem]
  /// The text for standard error.
  let diagnostics: String
  /// The exit status for this document.
  let status: ExitStatus
}

/// The pictures of a root on all canvases.
struct PreviewScene: Codable, Sendable {
  /// The display name of the scene.
  let name: String
  /// The identifier of the root view.
  let identifier: String
  /// The layouts of the root, one per canvas and variant.
  var pages: [PreviewPage]

  /// Returns the scenes of a document, with each canvas of a scene only once.
  static func scenes(of layout: DocumentLayout) -> [PreviewScene] {
    var scenes: [PreviewScene] = []
    let faults = LayoutFaults(of: layout.document)
    for laidOut in layout.roots {
      var page = PreviewPage(laidOut.snapshot, laidOut.variant, isOwnCanvas: laidOut.isOwnCanvas)
      page.findings = faults.faults(
        of: [.overlapping, .outside], in: laidOut.snapshot, of: laidOut.root
      ).map(PreviewFinding.init)
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

/// The layout of a root on one canvas.
struct PreviewPage: Codable, Sendable {
  /// The frames and contents to draw.
  var snapshot: LayoutSnapshot
  /// The language and settings of the layout.
  let variant: LayoutVariant
  /// A Boolean value that indicates whether the canvas is the one with which the document was
  /// saved.
  let isOwnCanvas: Bool
  /// The views that cover each other, and those that extend beyond a view around them.
  var findings: [PreviewFinding] = []

  /// Creates a page with the layout on one canvas.
  init(_ snapshot: LayoutSnapshot, _ variant: LayoutVariant, isOwnCanvas: Bool) {
    self.snapshot = snapshot
    self.variant = variant
    self.isOwnCanvas = isOwnCanvas
  }

  /// The models of the device, or a description of the canvas.
  var deviceName: String { device?.name ?? snapshot.canvas.device ?? "canvas of the document" }

  /// The device of the canvas, or `nil` for a canvas of another size.
  private var device: Device? { snapshot.canvas.device.flatMap { Device(identifier: $0) } }

  /// The orientation of the device.
  var orientation: Device.Orientation { snapshot.canvas.isLandscape ? .landscape : .portrait }

  /// The part of an iPad's screen that the root fills, such as `1/3`, or `nil` for the full screen.
  var split: String? {
    guard let device, snapshot.canvas.size.height == device.size(in: orientation).height else {
      return nil
    }
    let width = snapshot.canvas.size.width
    return device.splitWidths(in: orientation).first { $0.width == width }?.name
  }

  /// Returns a Boolean value that indicates whether `other` is a picture of the same canvas.
  func showsCanvas(of other: PreviewPage) -> Bool {
    variant == other.variant && snapshot.canvas.device == other.snapshot.canvas.device
      && orientation == other.orientation && snapshot.canvas.size == other.snapshot.canvas.size
  }
}

/// An issue that is visible on a page.
struct PreviewFinding: Codable, Sendable {
  /// A Boolean value that indicates whether a view covers another one. Otherwise, it extends beyond
  /// a view around it.
  let isOverlap: Bool
  /// The index of the view in the snapshot.
  let view: Int
  /// The index of the covered view, if any.
  let other: Int?
  /// The description of the issue.
  let message: String

  /// Creates the finding of a check.
  init(_ fault: LayoutFaults.Fault) {
    isOverlap = fault.check == .overlapping
    view = fault.view
    other = fault.other
    message = fault.message
  }
}

/// An error or a warning that the gallery shows.
struct PreviewProblem: Codable, Sendable {
  /// A Boolean value that indicates whether the document could not be laid out.
  let isError: Bool
  /// The description of the problem.
  let message: String
  /// Advice for solving the problem, or `nil` if there is none.
  let hint: String?
  /// The path of the document.
  let file: String
  /// The line in the document, or `nil` if the problem has no location.
  let line: Int?

  /// Creates the problem of a document that could not be laid out.
  init(_ failure: DocumentFailure) {
    isError = true
    message = failure.message
    hint = failure.hint
    file = failure.file
    line = failure.line
  }

  /// Creates a warning about a document that was laid out.
  init(_ diagnostic: InterfaceDiagnostic) {
    isError = false
    message = diagnostic.message
    hint = diagnostic.hint
    file = diagnostic.file
    line = diagnostic.location.line
  }
}
