import AutoLayout
import Foundation
import InterfaceBuilder

/// The reason why frames in a program differ from those of `frames --device`.
enum LoadingReason: String, Codable, CaseIterable {
  /// A view in a scene's dock, which a storyboard creates for an outlet of a custom class.
  case dockView
  /// Cells of data sources, which exist only on the canvas, and the surrounding content of their
  /// table.
  case prototypes
  /// A segue that a custom class performs.
  case customSegue
  /// The program does not load or show the root.
  case notShown
  /// Bars, sheets or a hidden status bar that only the simulated metrics of the canvas specify.
  case simulatedMetrics
  /// A popover, whose size depends on its content.
  case popover
  /// A column of a split view, whose width the split view determines.
  case column
  /// A sheet on top of a sheet.
  case nestedSheet
  /// A navigation controller within another one. The program shows both bars.
  case nestedNavigation
  /// A sheet on top of a root whose size the document does not specify, which the check shows in a
  /// window without a safe area.
  case unknownSize
  /// The root has another size.
  case size
  /// The root has another safe area.
  case safeArea
  /// Sizes that a document specifies only for the canvas, for content that the program sets.
  case placeholder
  /// Images that are in the project, but not in the folder of the document.
  case image
  /// A cell of a xib, whose margins depend on the surrounding table.
  case looseCell
  /// Edges that are rounded to another pixel, because the root has another position in its window.
  case pixel
  /// A conflict of required constraints, in which another constraint was broken.
  case conflict
  /// An ambiguous frame.
  case ambiguous
  /// A view that the program does not have.
  case missing
  /// A difference for any other reason.
  case frame
}

extension LoadedFrames {
  /// The first reason that applies, or `nil` if all frames are equal.
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

  /// The reason why the root is shown differently, or `nil` if there is none.
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

  /// Returns a Boolean value that indicates whether an element specifies its appearance for the
  /// canvas only.
  private func hasSimulatedMetrics(_ element: XMLTree.Element) -> Bool {
    let sheets: [ElementName] = [
      .modalPageSheetSimulatedSizeMetrics, .modalFormSheetSimulatedSizeMetrics,
    ]
    let metrics = [SimulatedMetrics.topBar, SimulatedMetrics.bottomBar, SimulatedMetrics.statusBar]
    return metrics.contains { element.child($0) != nil }
      || element.child(SimulatedMetrics.destination).map { sheets.contains($0.kind) } == true
  }

  /// Returns the reason why a view has another frame in a root of the same size and safe area.
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

  /// Returns a Boolean value that indicates whether all lengths of two frames differ by at most a
  /// pixel.
  private func isWithinPixel(_ difference: LoadingReport.Difference) -> Bool {
    guard let found = difference.found else { return false }
    let pixel = 1 / snapshot.canvas.scale + 0.01
    return zip(difference.expected, found).allSatisfy { abs($0 - $1) <= pixel }
  }

  private func isClose(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
  }

  /// Returns a Boolean value that indicates whether a view is in a table or collection whose cells
  /// a data source creates.
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
