import AutoLayout
import Foundation
import InterfaceBuilder

/// Layouts of one root with other texts, on all canvases of a budget.
///
/// A text fits on a canvas if it is not clipped and causes no failure that does not already occur
/// with the texts as they are written: no other text is clipped, no views overlap, and no view
/// leaves its superview.
@MainActor
struct BudgetLayouts {
  /// A canvas with the failures that occur on it with the texts as they are written.
  struct Surface {
    /// The canvas.
    let canvas: LintCanvas
    /// The settings of the canvas.
    let setting: TextSetting
    /// The failures that occur with the texts as they are written.
    let known: Set<LayoutFault>
  }

  /// The failure of a text on a canvas.
  struct Failure {
    /// The failed check.
    let limit: TextBudget.Limit
    /// The canvas.
    let surface: Surface
  }

  /// A layout with other texts.
  struct Layout {
    /// The root view.
    let view: UIView
    /// The layout in the form that the rules check.
    let layout: LintLayout
    /// The failures of the layout.
    let faults: Faults
  }

  /// The root.
  let root: InterfaceRoot
  /// The language of the texts, or `nil` for the language of the document.
  let locale: String?
  /// Texts that replace others of the document in all layouts.
  var base: [String: String] = [:]
  /// The canvases, grouped by setting. Canvases with the same layout as another canvas of the
  /// setting are omitted.
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

  /// Returns the layout on a canvas that shows some texts.
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

  /// A layout with the texts as they are written. Canvases whose layouts are equal here also have
  /// equal layouts with any other text.
  private struct Shown: Hashable {
    /// The layout without the name of the device, which has no effect by itself.
    let snapshot: LayoutSnapshot
    /// The version of iOS, which selects the fonts; their widths changed with some versions.
    let lastVersion: Int?

    init(_ snapshot: LayoutSnapshot, _ canvas: LintCanvas) {
      var snapshot = snapshot
      snapshot.canvas.device = nil
      self.snapshot = snapshot
      lastVersion = canvas.device.flatMap { Device(identifier: $0) }?.lastSystemVersion
    }
  }

  /// Returns the failure of a text on a canvas, or `nil` if the text fits.
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

  /// The failures, each with the object and a message.
  typealias Faults = [LayoutFault: (object: LintFinding.Object, message: String)]

  /// Returns the failures in a layout: violations of the linter's rules, and placeholders and
  /// segment titles that do not fit.
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

  /// Returns the placeholders that do not fit.
  private static func placeholderFaults(of layout: LintLayout) -> Faults {
    var found: Faults = [:]
    for (index, view) in layout.snapshot.views.enumerated() {
      guard case .textField(let text?, true, _) = view.content, text.isTruncated,
        let id = view.identifier, layout.isShown(index)
      else { continue }
      found[LayoutFault(check: .clipped, object: id, key: placeholderKey)] = (
        LintFinding.Object(identifier: id, name: layout.name(of: view)),
        "Placeholder “\(text.string.shortened)” does not fit in the text field"
      )
    }
    return found
  }

  /// Returns the visible segmented controls whose titles do not fit.
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
        "The segment titles need \(control.intrinsicContentSize.width.shortText) points, but the "
          + "control is \(control.bounds.width.shortText) points wide"
      )
    }
    return found
  }

  /// The number of points that the titles of segments may lack: the loss by rounding to pixels.
  private static let segmentAllowance: CGFloat = 0.5

  /// The key of the failure of a placeholder.
  fileprivate static let placeholderKey = "placeholder"
  /// The key of the failure of segment titles.
  fileprivate static let segmentsKey = "segmentTitles"
}

extension TranslatableText {
  /// Returns the text and its aliases with another string.
  func replaced(by string: String) -> [String: String] {
    Dictionary(([key] + aliases).map { ($0, string) }) { first, _ in first }
  }

  /// The key of the failure that clips the text.
  @MainActor fileprivate var faultKey: String {
    switch kind {
    case .placeholder: BudgetLayouts.placeholderKey
    case .segment: BudgetLayouts.segmentsKey
    default: ""
    }
  }
}
