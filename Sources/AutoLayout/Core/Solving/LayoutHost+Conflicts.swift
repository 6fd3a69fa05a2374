import Foundation
import LayoutEngine

/// The breaking of constraints that conflict.
extension LayoutHost {
  /// The priority of a broken constraint: below required, and above every other optional
  /// constraint. UIKit's highest optional priority is 999.999.
  private static let brokenPriority = LayoutEngine.Priority(rawValue: 999.9999)

  /// The priority of a broken constraint to the content of a cell whose size the document specifies
  /// (see `touchesFixedContent`). It is lower than the priorities that programs use, so that the
  /// other views have the sizes of their content, as in the recorded cells.
  private static let releasedPriority = LayoutEngine.Priority(rawValue: 0.001)

  /// Restores the priorities of broken constraints, in the order in which they were broken. The
  /// engine finds conflicts in the order of the changes, which must be the same in every run.
  func restoreBroken() {
    guard !broken.isEmpty || !contradictions.isEmpty else { return }
    for contradiction in contradictions {
      guard let constraint = broken[contradiction.broken], let row = row(of: constraint) else {
        continue
      }
      for (handle, relation) in zip(row.handles, constraint.relations) {
        engine.setPriority(LayoutEngine.Priority(relation.1), of: handle)
      }
    }
    broken = [:]
    contradictions = []
  }

  /// Breaks the constraint that UIKit would break. Returns false if there is nothing to break.
  func breakOne(of handles: [LayoutEngine.Constraint]) -> Bool {
    let candidates = handles.compactMap { constraint(of: $0) }
    let held = candidates.filter { isHeldBack($0, in: handles) }
    guard let victim = NSLayoutConstraint.victim(among: candidates, sparing: held) else {
      // Only bounds of sizes are left. They conflict with rows whose priority is already reduced.
      for handle in handles { engine.setPriority(Self.brokenPriority, of: handle) }
      return !handles.isEmpty
    }
    report(handles, candidates, breaking: victim)
    let id = ObjectIdentifier(victim)
    broken[id] = victim
    contradictions.append((candidates.map { ObjectIdentifier($0) }, id))
    let level = victim.touchesFixedContent ? Self.releasedPriority : Self.brokenPriority
    for handle in row(of: victim)?.handles ?? [] where handles.contains(handle) {
      engine.setPriority(level, of: handle)
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the constraint is in conflict because it
  /// prevents a view from being larger than its content. Recorded: an image that must not be larger
  /// kept its size, while labels, images and a button that must not be smaller than their content
  /// were broken (one root against three).
  private func isHeldBack(
    _ constraint: NSLayoutConstraint, in handles: [LayoutEngine.Constraint]
  ) -> Bool {
    guard let content = constraint as? NSContentSizeLayoutConstraint,
      let row = row(of: content)
    else { return false }
    return zip(row.handles, content.relations).contains { handle, relation in
      relation.0 == .lessThanOrEqual && handles.contains(handle)
    }
  }
}

/// The reporting of conflicts. An unchanged conflict is reported only once.
extension LayoutHost {
  /// A conflict: its rows, which are new after a constraint is activated again, and their
  /// constants, which change with the size of the root.
  struct Conflict: Hashable {
    private let rows: [LayoutEngine.Constraint: Double]

    init(_ handles: [LayoutEngine.Constraint], in engine: LayoutEngine) {
      rows = Dictionary(
        handles.map { ($0, engine.constant(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Logs that `victim` is broken, unless the last solution had the same conflict.
  func report(
    _ handles: [LayoutEngine.Constraint], _ constraints: [NSLayoutConstraint],
    breaking victim: NSLayoutConstraint
  ) {
    guard !isMeasuring, LayoutLog.reportsConflicts else { return }
    let conflict = Conflict(handles, in: engine)
    conflicts.insert(conflict)
    guard !knownConflicts.contains(conflict) else { return }
    var seen: Set<ObjectIdentifier> = []
    let distinct = constraints.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let entries = distinct.map {
      ConflictReport.Entry(
        identifier: $0.identifier ?? "", className: $0.printedClassName,
        description: $0.description,
        isAutoresizing: ($0 as? NSAutoresizingMaskLayoutConstraint)?.encapsulatesSize == false)
    }
    LayoutLog.write(
      ConflictReport(
        entries, breaking: victim.description, platform: root.layoutEnvironment.platform
      ).text)
  }
}

/// The choice of the constraint to break.
extension NSLayoutConstraint {
  /// Returns the constraint that UIKit breaks among conflicting required constraints. A constraint
  /// of `held` is returned only if there are no others.
  static func victim(
    among candidates: [NSLayoutConstraint], sparing held: [NSLayoutConstraint]
  ) -> NSLayoutConstraint? {
    let atContent = candidates.filter(\.touchesFixedContent)
    let candidates = atContent.isEmpty ? candidates : atContent
    let traits = candidates.map { $0.breakingTraits(isHeld: held.contains($0)) }
    return BreakingTraits.victim(among: traits).map { candidates[$0] }
  }

  /// A Boolean value that indicates whether an item is the content of a cell that has its size from
  /// a document and is not in a table. Interface Builder sets the size of the content last, so that
  /// a constraint to the content is broken (all three recorded cells of xibs, whose deeper
  /// constraints all hold; four in tables behave like other views).
  var touchesFixedContent: Bool {
    items.contains { item in
      guard let content = item.layoutItemView else { return false }
      return content.superview?.fixedContent === content
    }
  }

  private func breakingTraits(isHeld: Bool) -> BreakingTraits {
    BreakingTraits(
      isSpared: self is NSAutoresizingMaskLayoutConstraint || isHeld,
      containerDepth: containerDepth,
      touchesFarEdge: touchesFarEdge, meanItemDepth: meanItemDepth,
      hasIdentifier: identifier != nil,
      constant: Double(isSecondItemContained ? -constant : constant))
  }

  private var containerDepth: Int {
    Self.commonAncestor(of: items.map(\.layoutItemView))?.depth ?? 0
  }

  /// A Boolean value that indicates whether the second item is inside the first. The constant is
  /// then the distance from an edge of the inner item to one of the outer item.
  private var isSecondItemContained: Bool {
    guard let outer = firstOperand.reference.item as? UIView,
      let inner = secondOperand.reference.item, let view = inner.layoutItemView
    else { return false }
    return view.isDescendant(of: outer) && inner !== outer
  }

  private var meanItemDepth: Double {
    let depths = items.map {
      $0 is UIView ? $0.layoutItemView?.depth ?? 0 : ($0.layoutItemView?.depth ?? 0) + 1
    }
    return depths.isEmpty ? 0 : Double(depths.reduce(0, +)) / Double(depths.count)
  }

  private var touchesFarEdge: Bool {
    [firstAttribute, secondAttribute].contains {
      switch $0 {
      case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
      default: false
      }
    }
  }
}

extension UIView {
  /// The number of ancestors of the view.
  var depth: Int {
    var depth = 0
    var view = Unmanaged.passUnretained(self)
    while let parent = view.parent {
      depth += 1
      view = parent
    }
    return depth
  }
}
