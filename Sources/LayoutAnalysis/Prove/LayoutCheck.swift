import InterfaceBuilder

/// Something that may be wrong with a layout at some sizes and right at others.
public enum LayoutCheck: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// A text does not fit into its view (`clipped-text`).
  case clipped
  /// Two views with text or controls cover each other (`overlapping-views`).
  case overlapping
  /// A view with text or a control reaches out of a view that it lies in (`view-outside-parent`).
  case outside
  /// A control is smaller than a finger needs (`small-touch-target`).
  case tooSmall = "too-small"
  /// The constraints leave a position or size open (`ambiguous-layout`).
  case ambiguous
  /// Required constraints contradict each other (`conflicting-constraints`) or a required content size
  /// (`required-content-size`).
  case conflicting

  /// The rules of the linter that decide at a single size.
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

  /// A Boolean value that indicates whether the check reads nothing but frames, and text at a given
  /// size.
  var readsFramesOnly: Bool { self != .ambiguous && self != .conflicting }

  /// In the order of `allCases`.
  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }

  /// The position in the order of reports.
  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What fails: a check at an object, and at a second one where the check is about two.
struct LayoutFault: Hashable, Comparable {
  /// What fails.
  let check: LayoutCheck
  /// The identifier of the object's element, or its line.
  let object: String
  /// What tells the fault from others at the object; see `LintIssue.key`.
  let key: String

  static func < (a: Self, b: Self) -> Bool {
    (a.check, a.object, a.key) < (b.check, b.object, b.key)
  }
}

extension LintLayout {
  /// What fails in the layout, of some checks. The cost is that of the rules.
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
