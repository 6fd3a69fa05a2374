import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A code action: a fix of the linter, or a command of Interface Builder on views.
struct LanguageAction: Codable, Hashable {
  /// What is done.
  enum Kind: String, Codable, CaseIterable {
    /// All safe fixes, as `autolayout lint --fix` makes them.
    case safeFixes = "safe-fixes"
    /// The commands of `autolayout fix`.
    case updateFrames = "update-frames"
    case updateConstants = "update-constants"
    case addMissing = "add-missing"
    case reset
    case clear
    /// Distances of all edges to the nearest neighbors.
    case pin
    /// The width and the height as they are.
    case pinSize = "pin-size"
    /// The center of the container.
    case center
  }

  /// What is done.
  let kind: Kind
  /// The rule whose findings are fixed, or `nil` for all rules, and for commands.
  var rule: String?
  /// The identifiers of views; all views where empty.
  var views: [String] = []

  /// The title in menus.
  ///
  /// - Parameter name: The name of the view that the action is for, or `nil` for all views.
  /// - Returns: The title, as menus have it.
  func title(_ name: String?) -> String {
    let place = name.map { " of “\($0)”" } ?? " of all views"
    switch kind {
    case .safeFixes:
      return rule.map { "Fix “\($0)” in the document" } ?? "Fix everything that is safe to fix"
    case .updateFrames: return "Update the frames" + place
    case .updateConstants: return "Update the constants of constraints" + place
    case .addMissing: return "Add missing constraints" + place
    case .reset: return "Reset to suggested constraints" + place
    case .clear: return "Clear the constraints" + place
    case .pin: return "Pin the edges" + place + " to the nearest neighbors"
    case .pinSize: return "Pin the width and height" + place
    case .center: return "Center" + (name.map { " “\($0)”" } ?? " all views") + " in the container"
    }
  }

  /// The edit of a document.
  ///
  /// - Throws: `InterfaceDocumentError` where the command cannot be carried out, or something else would
  ///   get worse.
  @MainActor
  func edit(
    of document: InterfaceDocument, _ source: DocumentSource, _ configuration: LintConfiguration
  ) throws -> DocumentEdit {
    guard let command else {
      var configuration = configuration
      if let rule {
        configuration.rules = configuration.rules.filter { $0.key == rule }
        if configuration.rules.isEmpty { configuration.rules = [rule: .on] }
        configuration.checksOnlyNamedRules = true
      }
      return try Linter(configuration).fixing(
        document, translationsOf: source.file, within: source.project
      ).edit
    }
    var options = CommandOptions()
    options.views = views
    return try document.performing(command, options).edit
  }

  /// The command, or `nil` for fixes of the linter.
  private var command: LayoutCommand? {
    switch kind {
    case .safeFixes: return nil
    case .updateFrames: return .updateFrames
    case .updateConstants: return .updateConstraintConstants
    case .addMissing: return .addMissingConstraints
    case .reset: return .resetToSuggestedConstraints
    case .clear: return .clearConstraints
    case .pin:
      var request = PinRequest()
      for edge in PinRequest.Edge.allCases { request.edges[edge] = .current }
      return .pin(request)
    case .pinSize:
      var request = PinRequest()
      (request.width, request.height) = (.current, .current)
      return .pin(request)
    case .center: return .align(AlignRequest([.centerX, .centerY], inContainer: true))
    }
  }
}
