import AutoLayout
import Foundation
import InterfaceBuilder

/// Layouts of one root with other texts, on all canvases of a budget.
///
/// A text fits on a canvas if it is not clipped, and nothing fails that does not fail with the texts
/// as they are written: no other text is clipped, no views cover each other, none leaves its
/// superview.
@MainActor
struct BudgetLayouts {
  /// A canvas, and what fails on it with the texts as they are written.
  struct Surface {
    /// The canvas.
    let canvas: LintCanvas
    /// The settings of the canvas.
    let setting: TextSetting
    /// What fails anyway.
    let known: Set<LayoutFault>
  }

  /// What is wrong with a text on a canvas.
  struct Failure {
    /// What fails.
    let limit: TextBudget.Limit
    /// The canvas.
    let surface: Surface
  }

  /// A layout with other texts.
  struct Layout {
    /// The root view.
    let view: UIView
    /// The layout, as rules see it.
    let layout: LintLayout
    /// What fails.
    let faults: Faults
  }

  /// The root.
  let root: InterfaceRoot
  /// The language of the texts; nil for that of the document.
  let locale: String?
  /// Texts that replace others of the document in all layouts.
  var base: [String: String] = [:]
  /// The canvases, by setting. Those with the same layout as another one of the setting are missing.
  private(set) var surfaces: [(setting: TextSetting, surfaces: [Surface])] = []

  /// Lays the root out on every canvas.
  init(_ root: InterfaceRoot, _ canvases: BudgetCanvases, locale: String? = nil) {
    self.root = root
    self.locale = locale
    for (setting, canvases) in canvases.bySetting {
      var seen: Set<Shown> = []
      var found: [Surface] = []
      for canvas in canvases {
        let layout = layout(on: canvas)
        guard seen.insert(Shown(layout.layout.snapshot, canvas)).inserted else { continue }
        found.append(Surface(canvas: canvas, setting: setting, known: Set(layout.faults.keys)))
      }
      surfaces.append((setting, found))
    }
  }

  /// The layout on a canvas with some texts.
  func layout(on canvas: LintCanvas, showing texts: [String: String] = [:]) -> Layout {
    let texts = base.merging(texts) { _, new in new }
    let choice = canvas.choice(showing: InterfaceLocalization(locale: locale, texts: texts))
    return LayoutLog.withoutConflicts {
      let instance = root.instantiate(on: choice)
      let snapshot = instance.snapshot()
      let layout = LintLayout(
        root: root, canvas: canvas.name, isOwnCanvas: false, snapshot: snapshot,
        misplacements: [:], growingCells: [:], diagnostics: instance.diagnostics)
      return Layout(
        view: instance.view, layout: layout, faults: Self.faults(of: layout, instance.view))
    }
  }

  /// A layout with the texts as they are written. Where two are equal, so are those with any other
  /// text.
  private struct Shown: Hashable {
    /// The layout without the name of the device, which has no effect of its own.
    let snapshot: LayoutSnapshot
    /// What decides about the fonts, whose widths changed with some versions of iOS.
    let lastVersion: Int?

    init(_ snapshot: LayoutSnapshot, _ canvas: LintCanvas) {
      var snapshot = snapshot
      snapshot.canvas.device = nil
      self.snapshot = snapshot
      lastVersion = canvas.device.flatMap { Device(identifier: $0) }?.lastSystemVersion
    }
  }

  /// Why a text does not fit on a canvas; nil if it does.
  func failure(of text: TranslatableText, showing string: String, on surface: Surface) -> Failure? {
    let layout = layout(on: surface.canvas, showing: text.replaced(by: string))
    let own = LayoutFault(check: .clipped, object: text.owner, key: text.faultKey)
    var worst = layout.faults[own] == nil ? nil : own
    if worst == nil {
      worst = layout.faults.keys.filter { !surface.known.contains($0) && $0 != own }.min()
    }
    guard let worst, let fault = layout.faults[worst] else { return nil }
    return Failure(
      limit: TextBudget.Limit(
        check: worst.check, isOwn: worst == own, object: fault.object, message: fault.message,
        canvas: surface.canvas.name),
      surface: surface)
  }

  // MARK: - Checks

  /// The checks that longer texts can fail.
  static let checks: [LayoutCheck] = [.clipped, .overlapping, .outside]

  /// What fails, with the name of the object and what is wrong.
  typealias Faults = [LayoutFault: (object: LintFinding.Object, message: String)]

  /// What fails in a layout: the rules of the linter, and the placeholders and titles of segments
  /// that do not fit.
  private static func faults(of layout: LintLayout, _ view: UIView) -> Faults {
    var found: Faults = [:]
    for (fault, issue) in layout.faults(of: checks, LintOptions()) {
      found[fault] = (
        LintFinding.Object(identifier: issue.element.id, name: issue.name), issue.message
      )
    }
    found.merge(placeholderFaults(of: layout)) { $1 }
    found.merge(segmentFaults(of: layout, view)) { $1 }
    return found
  }

  /// The placeholders that do not fit.
  private static func placeholderFaults(of layout: LintLayout) -> Faults {
    var found: Faults = [:]
    for (index, view) in layout.snapshot.views.enumerated() {
      guard case .textField(let text?, true, _) = view.content, text.isTruncated,
        let id = view.identifier, layout.isShown(index)
      else { continue }
      found[LayoutFault(check: .clipped, object: id, key: placeholderKey)] = (
        LintFinding.Object(identifier: id, name: layout.name(of: view)),
        "Placeholder “\(text.string.shortened)” does not fit into the text field"
      )
    }
    return found
  }

  /// The segmented controls that are shown and whose titles do not fit.
  private static func segmentFaults(of layout: LintLayout, _ root: UIView) -> Faults {
    var found: Faults = [:]
    var next = 0
    root.forEachInSnapshot { view in
      let index = next
      next += 1
      guard let control = view as? UISegmentedControl, let id = control.documentIdentifier,
        layout.isShown(index),
        control.bounds.width + segmentAllowance < control.intrinsicContentSize.width
      else { return }
      found[LayoutFault(check: .clipped, object: id, key: segmentsKey)] = (
        LintFinding.Object(identifier: id, name: "\(type(of: control))"),
        "The titles of the segments need \(control.intrinsicContentSize.width.shortText) points "
          + "and have \(control.bounds.width.shortText)"
      )
    }
    return found
  }

  /// Points that the titles of segments may lack: what rounding to pixels takes.
  private static let segmentAllowance: CGFloat = 0.5

  /// The key of the fault of a placeholder.
  fileprivate static let placeholderKey = "placeholder"
  /// The key of the fault of the titles of segments.
  fileprivate static let segmentsKey = "segmentTitles"
}

extension TranslatableText {
  /// The text and its aliases with another string.
  func replaced(by string: String) -> [String: String] {
    Dictionary(([key] + aliases).map { ($0, string) }) { first, _ in first }
  }

  /// The key of the fault that clips the text.
  @MainActor fileprivate var faultKey: String {
    switch kind {
    case .placeholder: BudgetLayouts.placeholderKey
    case .segment: BudgetLayouts.segmentsKey
    default: ""
    }
  }
}
