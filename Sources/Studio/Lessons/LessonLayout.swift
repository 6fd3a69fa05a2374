import AutoLayout
import Foundation
import InterfaceBuilder

/// A lesson's document as it lays out, for checks.
///
/// Each scene that is asked for costs a layout.
@MainActor
struct LessonLayout {
  /// The document as it is now.
  let document: InterfaceDocument

  /// Layouts of the first root of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// The one scene of the document at a size in points; nil for the canvas of the document.
  func scene(
    _ width: CGFloat? = nil, _ height: CGFloat = 844, _ settings: CanvasSettings = CanvasSettings(),
    isPseudo: Bool = false
  ) -> LessonScene {
    var choice = CanvasChoice(settings: settings)
    if let width { choice.size = CGSize(width: width, height: height) }
    if isPseudo { choice.localization = InterfaceLocalization(isPseudo: true) }
    return scene(on: choice)
  }

  /// The scene on its device laid on its side.
  func landscape() -> LessonScene { scene(on: CanvasChoice(orientation: .landscape)) }

  /// The first root on a canvas.
  private func scene(on choice: CanvasChoice) -> LessonScene {
    LessonScene(document.roots.first?.instantiate(on: choice).snapshot())
  }

  /// Widths that layouts are tried at: the narrowest iPhone, the lesson's own, an iPad.
  static let widths: [CGFloat] = [320, 390, 768]
}

/// One layout of a lesson.
///
/// All lengths are in points. A scene without a layout has empty frames.
struct LessonScene {
  /// The layout; nil for a document without roots.
  private let snapshot: LayoutSnapshot?

  /// A scene that was laid out; nil for a document without roots.
  init(_ snapshot: LayoutSnapshot?) { self.snapshot = snapshot }

  /// The width of the canvas in points.
  var width: CGFloat { snapshot?.canvas.size.width ?? 0 }
  /// The height of the canvas in points.
  var height: CGFloat { snapshot?.canvas.size.height ?? 0 }
  /// The safe area insets of the canvas in points.
  var safeArea: UIEdgeInsets { snapshot?.canvas.safeAreaInsets ?? .zero }
  /// Whether required constraints conflict.
  var hasConflicts: Bool { !(snapshot?.conflicts.isEmpty ?? true) }

  /// Names of views whose place is open.
  var ambiguousNames: [String] {
    (snapshot?.views ?? []).filter { !$0.ambiguity.isEmpty }.map { $0.label ?? $0.className }
  }

  /// The views whose recorded frames differ from the layout, by name.
  var misplacedNames: [String] {
    (snapshot?.views.dropFirst() ?? []).filter {
      $0.isMisplaced(tolerance: LayoutFindings.misplacement)
    }.map { $0.label ?? $0.className }
  }

  /// The frame of a view in the root's coordinates; empty where there is none.
  func frame(_ id: String) -> CGRect {
    guard let view = view(id) else { return .zero }
    return view.frameInRoot.inset(by: view.alignmentRectInsets)
  }

  /// Whether a label shows less than its text.
  func isCut(_ id: String) -> Bool {
    guard case .label(let text) = view(id)?.content else { return false }
    return text.isTruncated
  }

  /// The view of an identifier; nil if it is not in the scene.
  private func view(_ id: String) -> LayoutSnapshot.View? {
    snapshot?.views.first { $0.identifier == id }
  }

  /// What is wrong whatever the task is; nil where nothing is.
  var fault: String? {
    if hasConflicts { return "At \(Int(width)) points the constraints contradict each other." }
    if let name = ambiguousNames.first { return "The place of “\(name)” is still open." }
    return nil
  }
}

extension CGFloat {
  /// Whether two places are the same but for rounding to pixels.
  func isNear(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 0.6 }
}
