import AutoLayout
import Foundation
import InterfaceBuilder

/// The rule by which frames of a program differ from those of `frames --device`.
enum LoadingReason: String, Codable, CaseIterable {
  /// A view beside a controller, which a storyboard makes for an outlet of the program's class.
  case dockView
  /// Cells of data sources, which exist on the canvas only, and what surrounds them in their table.
  case prototypes
  /// A segue that a class of the program performs.
  case customSegue
  /// The program does not get or show the root.
  case notShown
  /// Bars, sheets or a hidden status bar that only the simulated metrics of the canvas have.
  case simulatedMetrics
  /// A popover, whose size is that of its content.
  case popover
  /// A column of a split view, whose width the split view determines.
  case column
  /// A sheet over a sheet.
  case nestedSheet
  /// A navigation controller within another one; the program shows both bars.
  case nestedNavigation
  /// A sheet over a root whose size the document does not say, which the check shows in a window without
  /// safe area.
  case unknownSize
  /// The root has another size.
  case size
  /// The root has another safe area.
  case safeArea
  /// Sizes that a document has for the canvas, for content that the program sets.
  case placeholder
  /// Images that the project has, but not the folder of the document.
  case image
  /// A cell of a xib, whose margins depend on the table that it is put into.
  case looseCell
  /// Edges that are rounded to another pixel, since the root lies elsewhere in its window.
  case pixel
  /// Required constraints conflict, and another one was broken.
  case conflict
  /// The frame is ambiguous.
  case ambiguous
  /// The program has no such view.
  case missing
  /// None of the other rules.
  case frame
}

extension LoadedFrames {
  /// The first rule that applies, or `nil` if all frames are equal.
  var reason: LoadingReason? {
    guard !differences.isEmpty else { return nil }
    if screen.root.kind == .dockView { return .dockView }
    guard let view = screen.view else { return reasonOfRoute ?? .notShown }
    let others = differences.filter { !isInTableOfPrototypes($0.view) }
    guard let first = others.first else { return .prototypes }
    if !isClose(view.bounds.size, snapshot.canvas.size) { return reasonOfRoute ?? .size }
    if view.safeAreaInsets != snapshot.canvas.safeAreaInsets { return reasonOfRoute ?? .safeArea }
    if first.found == nil { return .missing }
    return others.allSatisfy(isWithinPixel) ? .pixel : reasonOfContent(first.view)
  }

  /// The rule by which the root is shown in another way.
  private var reasonOfRoute: LoadingReason? {
    guard let route = screen.route else {
      return hasSimulatedMetrics(screen.root.element) ? .simulatedMetrics : nil
    }
    if route.hasCustomSegue { return .customSegue }
    if route.controllers.contains(where: hasSimulatedMetrics) { return .simulatedMetrics }
    if route.hasPopover { return .popover }
    if route.hasColumn { return .column }
    if route.presentationCount > 1 { return .nestedSheet }
    if route.hasNestedNavigation { return .nestedNavigation }
    return route.presentationCount > 0 && screen.isPiece ? .unknownSize : nil
  }

  /// Returns whether an element states how it is shown for the canvas only.
  private func hasSimulatedMetrics(_ element: XMLTree.Element) -> Bool {
    let sheets: [ElementName] = [
      .modalPageSheetSimulatedSizeMetrics, .modalFormSheetSimulatedSizeMetrics,
    ]
    let metrics = [SimulatedMetrics.topBar, SimulatedMetrics.bottomBar, SimulatedMetrics.statusBar]
    return metrics.contains { element.child($0) != nil }
      || element.child(SimulatedMetrics.destination).map { sheets.contains($0.kind) } == true
  }

  /// The rule by which a view has another frame in a root of the same size and safe area.
  private func reasonOfContent(_ id: String) -> LoadingReason {
    var hasPlaceholder = false
    expected.forEachInSubtree {
      if $0.placeholderIntrinsicContentSize != IntrinsicSizePlaceholder() { hasPlaceholder = true }
    }
    if hasPlaceholder { return .placeholder }
    if hasOtherImages { return .image }
    if screen.route == nil, screen.root.element.kind == .tableViewCell { return .looseCell }
    if snapshot.constraints.contains(where: \.isInConflict) { return .conflict }
    let isAmbiguous = snapshot.views.contains { $0.identifier == id && !$0.ambiguity.isEmpty }
    return isAmbiguous ? .ambiguous : .frame
  }

  /// Returns whether all lengths of two frames differ by at most a pixel.
  private func isWithinPixel(_ difference: LoadingReport.Difference) -> Bool {
    guard let found = difference.found else { return false }
    let pixel = 1 / snapshot.canvas.scale + 0.01
    return zip(difference.expected, found).allSatisfy { abs($0 - $1) <= pixel }
  }

  private func isClose(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
  }

  /// Returns whether a view is in a table or collection whose cells a data source makes.
  private func isInTableOfPrototypes(_ id: String) -> Bool {
    var element = screen.root.document.element(withIdentifier: id)
    while let current = element {
      if current.kind == .collectionViewCell || current.kind == .collectionReusableView {
        return true
      }
      if current.kind == .tableView, current.children.contains(where: { $0.kind == .prototypes }),
        current.id != id
      {
        return true
      }
      element = current.parent
    }
    return false
  }
}
