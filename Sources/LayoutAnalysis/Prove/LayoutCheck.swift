import InterfaceBuilder

/// A check that a layout may fail at some sizes and pass at others.
public enum LayoutCheck: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// A text does not fit into its view (`clipped-text`).
  case clipped
  /// Two views with text or controls overlap (`overlapping-views`).
  case overlapping
  /// A view with text or a control extends beyond a view that contains it (`view-outside-parent`).
  case outside
  /// A control is too small to touch (`small-touch-target`).
  case tooSmall = "too-small"
  /// The constraints do not determine a position or size (`ambiguous-layout`).
  case ambiguous
  /// Required constraints conflict with each other (`conflicting-constraints`) or with a required
  /// content size (`required-content-size`).
  case conflicting

  /// The rules of the linter that are decided at a single size.
  public var rules: [LintRule] {
    switch self {
    case .clipped: [.clippedText]
    case .overlapping: [.overlappingViews]
    case .outside: [.viewOutsideParent]
    case .tooSmall: [.smallTouchTarget]
    case .ambiguous: [.ambiguousLayout]
    case .conflicting: [.conflictingConstraints, .requiredContentSize]
    }
  }

  /// A Boolean value that indicates whether the check reads only frames, and text at a given size.
  var readsFramesOnly: Bool { self != .ambiguous && self != .conflicting }

  /// Compares checks in the order of `allCases`.
  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }

  /// The position in the order of reports.
  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A failed check at an object, or at two objects.
struct LayoutFault: Hashable, Comparable {
  /// The failed check.
  let check: LayoutCheck
  /// The identifier of the object's element, or its line.
  let object: String
  /// A key that distinguishes the failure from others at the object; see `LintIssue.key`.
  let key: String

  static func < (a: Self, b: Self) -> Bool {
    (a.check, a.object, a.key) < (b.check, b.object, b.key)
  }
}

extension LintLayout {
  /// Returns the failures of some checks in the layout. The cost is that of the rules.
  func faults(
    of checks: [LayoutCheck], _ options: LintOptions
  ) -> [LayoutFault: LintIssue] {
    var found: [LayoutFault: LintIssue] = [:]
    for check in checks {
      for rule in check.rules {
        guard case .layout(let find) = rule.check else { continue }
        for issue in find(self, options) {
          let object = issue.element.id ?? "line-\(issue.element.location.line)"
          found[LayoutFault(check: check, object: object, key: issue.key)] = issue
        }
      }
    }
    return found
  }
}
