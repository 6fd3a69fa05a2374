/// The types of new segues: the entries of the menu that Interface Builder shows after a
/// Control-drag.
public enum SegueLink: String, Codable, Hashable, Sendable, CaseIterable {
  /// Shows the destination in the navigation controller.
  case show
  /// Shows the destination in the secondary column of a split view controller.
  case showDetail
  /// Presents the destination.
  case presentation
  /// Presents the destination in a popover at the source.
  case popoverPresentation
  /// Shows the destination with a custom segue class.
  case custom
  /// Shows the destination in a container view.
  case embed
  /// Makes the destination the root of a navigation controller.
  case root
  /// Adds the destination to a tab bar controller.
  case child
  /// Makes the destination the primary controller of a split view controller.
  case primary
  /// Makes the destination the secondary controller of a split view controller.
  case secondary

  /// The title in the menu.
  public var title: String {
    switch self {
    case .show: "Show"
    case .showDetail: "Show Detail"
    case .presentation: "Present Modally"
    case .popoverPresentation: "Present As Popover"
    case .custom: "Custom"
    case .embed: "Embed"
    case .root: "Root View Controller"
    case .child: "View Controllers"
    case .primary: "Primary View Controller"
    case .secondary: "Secondary View Controller"
    }
  }

  /// The text of the attribute `kind`.
  var kind: String { relationship == nil ? rawValue : "relationship" }

  /// The text of the attribute `relationship`, or `nil` for transitions.
  package var relationship: String? {
    switch self {
    case .root: "rootViewController"
    case .child: "viewControllers"
    case .primary: "masterViewController"
    case .secondary: "detailViewController"
    default: nil
    }
  }

  /// A Boolean value that indicates whether a source has at most one such segue, so that a new one
  /// replaces it.
  var isSingle: Bool { self == .embed || (relationship != nil && self != .child) }

  /// Returns the segues that may begin at an object, in the order of the menu. The array is empty
  /// for objects that cannot begin segues.
  package static func offered(from source: XMLTree.Element) -> [SegueLink] {
    let actions: [SegueLink] = [.show, .showDetail, .presentation, .popoverPresentation, .custom]
    switch source.kind {
    case .navigationController: return [.root] + actions
    case .tabBarController: return [.child] + actions
    case .splitViewController: return [.primary, .secondary] + actions
    case .containerView: return [.embed]
    case .viewControllerPlaceholder: return []
    default:
      if source[ObjectElement.sceneMemberID] == .viewController { return actions }
      return sources.contains(source.kind) || source.isGestureRecognizer ? actions : []
    }
  }

  /// The objects that trigger segues in addition to controllers and gesture recognizers.
  private static let sources: Set<ElementName> = [
    .button, .barButtonItem, .tableViewCell, .collectionViewCell, .segmentedControl, .slider,
    .stepper, .switchControl, .textField, .datePicker, .pageControl,
  ]
}
