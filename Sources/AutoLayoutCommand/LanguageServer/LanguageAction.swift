import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A code action: a fix of the linter, or a command of Interface Builder on views.
struct LanguageAction: Codable, Hashable {
  /// The kinds of actions.
  enum Kind: String, Codable, CaseIterable {
    /// Applies all safe fixes, as `autolayout lint --fix` does.
    case safeFixes = "safe-fixes"
    /// Performs a command of `autolayout fix`.
    case updateFrames = "update-frames"
    case updateConstants = "update-constants"
    case addMissing = "add-missing"
    case reset
    case clear
    /// Pins all edges to the nearest neighbors at their current distances.
    case pin
    /// Pins the width and the height to their current values.
    case pinSize = "pin-size"
    /// Centers the view in its container.
    case center
  }

  /// The kind of the action.
  let kind: Kind
  /// The rule whose findings are fixed, or `nil` for all rules, and for commands.
  var rule: String?
  /// The identifiers of views. An empty array represents all views.
  var views: [String] = []

  /// Returns the title in menus.
  ///
  /// - Parameter name: The name of the view that the action is for, or `nil` for all views.
  /// - Returns: The title.
  func title(_ name: String?) -> String {
    let place = name.map { " of “\($0)”" } ?? " of all views"
    switch kind {
    case .safeFixes:
      return rule.map { "Fix all findings of “\($0)”" } ?? "Apply all safe fixes"
    case .updateFrames: return "Update frames" + place
    case .updateConstants: return "Update constraint constants" + place
    case .addMissing:
      return "Add missing constraints" + (name.map { " for “\($0)”" } ?? " for all views")
    case .reset: return "Reset to suggested constraints" + place
    case .clear: return "Clear constraints" + place
    case .pin: return "Pin the edges" + place + " to the nearest neighbors"
    case .pinSize: return "Pin the width and height" + place
    case .center: return "Center" + (name.map { " “\($0)”" } ?? " all views") + " in the container"
    }
  }

  /// Returns the edit of a document.
  ///
  /// - Throws: `InterfaceDocumentError` if the command cannot be performed, or if it would cause
  ///   another issue.
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
