import InterfaceBuilder

extension StudioEdit {
  /// The name that follows "Undo" in the menu.
  public var name: String {
    switch self {
    case .setFrame: "Change Frame"
    case .addConstraints(let all): all.count == 1 ? "Add Constraint" : "Add Constraints"
    case .changeConstraint: "Change Constraint"
    case .removeConstraints(let all): all.count == 1 ? "Delete Constraint" : "Delete Constraints"
    case .resolve(let command, _):
      switch command {
      case .updateFrames: "Update Frames"
      case .updateConstants: "Update Constraint Constants"
      case .addMissing: "Add Missing Constraints"
      case .reset: "Reset to Suggested Constraints"
      case .clear: "Clear Constraints"
      }
    case .pin: "Add Constraints"
    case .align: "Align"
    case .setAttribute, .setProperty: "Change Attribute"
    case .setText: "Typing"
    case .setRuntimeAttribute: "Change Runtime Attribute"
    case .setInstalled(_, _, let isInstalled): isInstalled ? "Install" : "Uninstall"
    case .vary: "Vary for Traits"
    case .addView: "Add View"
    case .deleteViews(let all): all.count == 1 ? "Delete View" : "Delete Views"
    case .embed(_, let container):
      switch container {
      case .stack, .horizontalStack, .verticalStack: "Embed in Stack View"
      case .view, .viewWithoutInset: "Embed in View"
      case .scrollView: "Embed in Scroll View"
      }
    case .unembed: "Unembed"
    case .reorder(_, let order): order.name
    case .moveViews(let all, _, _): all.count == 1 ? "Move View" : "Move Views"
    case .moveEdges(_, let distances):
      distances.count == 4 && distances[0] == distances[2] && distances[1] == distances[3]
        ? "Move" : "Resize"
    case .paste: "Paste"
    case .addScene: "Add Controller"
    case .moveScene: "Move Scene"
    case .addSegue(let link, _, _): link.relationshipName ?? "Add Segue"
    case .addUnwindSegue: "Add Unwind Segue"
    case .addGestureRecognizer: "Add Gesture Recognizer"
    case .addGuide: "Add Layout Guide"
    case .removeObjects(let all): all.count == 1 ? "Delete Object" : "Delete Objects"
    case .inSizeClass(_, let edit): edit.name
    case .all(let edits): edits.first?.name ?? "Change"
    }
  }
}

extension SegueLink {
  /// The name of the command for a relationship, or `nil` for transitions.
  fileprivate var relationshipName: String? {
    switch self {
    case .root, .child, .primary, .secondary: "Set \(title)"
    default: nil
    }
  }
}
