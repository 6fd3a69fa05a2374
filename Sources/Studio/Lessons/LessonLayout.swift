import AutoLayout
import Foundation
import InterfaceBuilder

/// The layouts of a lesson's document, for checks.
///
/// Each requested scene needs one layout.
@MainActor
struct LessonLayout {
  /// The current document.
  let document: InterfaceDocument

  /// Creates the layouts of the first root of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the scene at a width and height in points. If the width is `nil`, the scene has the
  /// document's own canvas, and the height is ignored.
  func scene(
    _ width: CGFloat? = nil, _ height: CGFloat = 844, _ settings: CanvasSettings = CanvasSettings(),
    isPseudo: Bool = false
  ) -> LessonScene {
    var choice = CanvasChoice(settings: settings)
    if let width { choice.size = CGSize(width: width, height: height) }
    if isPseudo { choice.localization = InterfaceLocalization(isPseudo: true) }
    return scene(on: choice)
  }

  /// Returns the scene on its device in landscape.
  func landscape() -> LessonScene { scene(on: CanvasChoice(orientation: .landscape)) }

  /// Returns the first root on a canvas.
  private func scene(on choice: CanvasChoice) -> LessonScene {
    LessonScene(document.roots.first?.instantiate(on: choice).snapshot())
  }

  /// The widths for checks in points: the narrowest iPhone, the device of the lesson, and an iPad.
  static let widths: [CGFloat] = [320, 390, 768]
}

/// The solved layout of a lesson's scene, which checks examine.
///
/// All lengths are in points. For a document without roots, all frames are empty.
struct LessonScene {
  /// The layout, or `nil` for a document without roots.
  private let snapshot: LayoutSnapshot?

  /// Creates a scene from its layout, or `nil` for a document without roots.
  init(_ snapshot: LayoutSnapshot?) { self.snapshot = snapshot }

  /// The width of the canvas, in points.
  var width: CGFloat { snapshot?.canvas.size.width ?? 0 }
  /// The height of the canvas, in points.
  var height: CGFloat { snapshot?.canvas.size.height ?? 0 }
  /// The safe area insets of the canvas, in points.
  var safeArea: UIEdgeInsets { snapshot?.canvas.safeAreaInsets ?? .zero }
  /// A Boolean value that indicates whether required constraints conflict.
  var hasConflicts: Bool { !(snapshot?.conflicts.isEmpty ?? true) }

  /// The names of ambiguous views.
  var ambiguousNames: [String] {
    (snapshot?.views ?? []).filter { !$0.ambiguity.isEmpty }.map { $0.label ?? $0.className }
  }

  /// The names of the views with recorded frames that differ from the layout.
  var misplacedNames: [String] {
    guard let snapshot else { return [] }
    return snapshot.views.dropFirst().filter {
      $0.isMisplaced(tolerance: snapshot.canvas.misplacementTolerance)
    }.map { $0.label ?? $0.className }
  }

  /// Returns the alignment rectangle of a view in the coordinates of the root, or an empty
  /// rectangle if the view does not exist.
  func frame(_ id: String) -> CGRect {
    guard let view = view(id) else { return .zero }
    return view.frameInRoot.inset(by: view.alignmentRectInsets)
  }

  /// Returns a Boolean value that indicates whether a label is truncated. It is `false` for other
  /// views.
  func isCut(_ id: String) -> Bool {
    guard case .label(let text) = view(id)?.content else { return false }
    return text.isTruncated
  }

  /// Returns the view with an identifier, or `nil` if it is not in the scene.
  private func view(_ id: String) -> LayoutSnapshot.View? {
    snapshot?.views.first { $0.identifier == id }
  }

  /// A problem that every solution must avoid, or `nil` if there is none.
  var fault: String? {
    if hasConflicts { return "At a width of \(Int(width)), the constraints conflict." }
    if let name = ambiguousNames.first { return "The frame of “\(name)” is ambiguous." }
    return nil
  }
}

extension CGFloat {
  /// Returns a Boolean value that indicates whether two positions differ by less than 0.6 points,
  /// which rounding to pixels explains.
  func isNear(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 0.6 }
}
