import AutoLayout
import Foundation
import InterfaceBuilder

/// Loads the roots of one document into windows, and compares their frames with those of
/// `frames --device`.
@MainActor
struct LoadingCheck {
  /// The document as `frames` reads it.
  private let document: InterfaceDocument
  /// The name of the document without its extension, by which a program loads it.
  private let name: String
  /// The results so far.
  private(set) var report: LoadingReport

  /// Creates a check of a file. Programs find it in the folder of the file.
  init(_ document: InterfaceDocument, file: String) {
    let url = URL(fileURLWithPath: file)
    self.document = document
    name = url.deletingPathExtension().lastPathComponent
    report = LoadingReport(file: file, roots: document.roots.count)
    InterfaceSources.folders = [url.deletingLastPathComponent()]
  }

  /// Shows every root in a window of a device, and rotates it once.
  mutating func run(on device: Device) {
    var exceptions: [String] = []
    LayoutException.handler = { exceptions.append("\($0.name): \($0.reason)") }
    defer { LayoutException.handler = nil }
    for (index, root) in document.roots.enumerated() {
      UIScreen.main = UIScreen(device: device)
      let screen = LoadedRoot(root, at: index, of: name, on: device)
      var tour = CanvasTour(root)
      for orientation in [Device.Orientation.portrait, .landscape] {
        screen.turn(to: orientation)
        compare(screen, on: .device(device, orientation), &tour)
      }
      screen.close()
    }
    for exception in exceptions where !report.exceptions.contains(exception) {
      report.exceptions.append(exception)
    }
  }

  /// Compares all frames of a root on one canvas.
  private mutating func compare(
    _ screen: LoadedRoot, on choice: CanvasChoice, _ tour: inout CanvasTour
  ) {
    let layout = tour.layout(on: choice, with: .framesOnly)
    guard let expected = tour.view else { return }
    let comparison = LoadedFrames(screen, layout.snapshot, expected)
    report.frames += comparison.count
    guard let reason = comparison.reason else { return }
    let snapshot = layout.snapshot
    report.screens.append(
      LoadingReport.Screen(
        root: screen.root.id, device: choice.device?.id ?? "",
        orientation: choice.orientation == .landscape ? "landscape" : "portrait", reason: reason,
        different: comparison.differences.count, first: comparison.differences.first,
        canvas: [
          Self.numbers(snapshot.canvas.size, snapshot.canvas.safeAreaInsets),
          screen.view.map { Self.numbers($0.bounds.size, $0.safeAreaInsets) } ?? [],
        ]))
  }

  /// Returns a size and insets as width, height, top, left, bottom and right.
  private static func numbers(_ size: CGSize, _ insets: UIEdgeInsets) -> [Double] {
    [size.width, size.height, insets.top, insets.left, insets.bottom, insets.right]
      .map(Double.init)
  }
}
