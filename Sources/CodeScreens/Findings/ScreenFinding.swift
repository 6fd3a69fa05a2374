#if SourcePorting
  import AutoLayout
  import Foundation
  import LayoutModel

  /// An issue of the layout of a screen.
  public struct ScreenFinding: Hashable, Sendable {
    /// The name of the rule, as in `autolayout lint`.
    public let rule: String
    /// The index of the view in the snapshot.
    public let view: Int
    /// The index of another affected view, if any.
    public let other: Int?
    /// The description of the issue.
    public let message: String
  }

  /// Finds the issues of a layout that needs no document: conflicting constraints, ambiguity,
  /// clipped text, overlaps and views off the screen.
  struct ScreenFindings {
    /// The layout.
    private let snapshot: LayoutSnapshot
    /// A Boolean value that indicates whether the tool determined the size of the screen, as for a
    /// cell that is shown alone.
    private let isAlone: Bool
    /// The issues in the order of the rules.
    private(set) var all: [ScreenFinding] = []

    /// The maximum number of findings of a rule in one layout.
    private static let maxCount = 100
    /// The maximum number of texts and controls that are compared with each other.
    private static let maxComparedCount = 600
    /// Overlaps that are smaller in one direction, in points, are not visible.
    private static let tolerance: CGFloat = 2

    /// Checks a layout.
    init(_ snapshot: LayoutSnapshot, isAlone: Bool) {
      self.snapshot = snapshot
      self.isAlone = isAlone
      addConflicts()
      addAmbiguity()
      addClippedTexts()
      addOverlaps()
      addOffScreen()
    }

    private mutating func add(_ rule: String, _ view: Int, other: Int? = nil, _ message: String) {
      guard all.count(where: { $0.rule == rule }) < Self.maxCount else { return }
      all.append(ScreenFinding(rule: rule, view: view, other: other, message: message))
    }

    private mutating func addConflicts() {
      for constraint in snapshot.constraints where constraint.isBroken && !isHosted(constraint) {
        add(
          "conflicting-constraints", constraint.first.view, other: constraint.second?.view,
          "Constraint was broken: \(constraint.text)")
      }
    }

    /// Returns a Boolean value that indicates whether the tool or a table sizes what the constraint
    /// is about.
    private func isHosted(_ constraint: LayoutSnapshot.Constraint) -> Bool {
      constraint.origin == .host || isAlone && constraint.first.view <= 2
    }

    private mutating func addAmbiguity() {
      for (index, view) in snapshot.views.enumerated()
      where !view.ambiguity.isEmpty && isShown(index) {
        var parts: [String] = []
        if view.ambiguity.contains(.horizontalPosition) { parts.append("x") }
        if view.ambiguity.contains(.verticalPosition) { parts.append("y") }
        if view.ambiguity.contains(.width) { parts.append("width") }
        if view.ambiguity.contains(.height) { parts.append("height") }
        add(
          "ambiguous-layout", index, "Constraints do not determine \(parts.joined(separator: ", "))"
        )
      }
    }

    private mutating func addClippedTexts() {
      for (index, view) in snapshot.views.enumerated() where isShown(index) {
        let text: LayoutSnapshot.Text?
        switch view.content {
        case .label(let label): text = label
        case .button(let title, _, _, _): text = title
        default: text = nil
        }
        guard let text, text.isTruncated, !text.string.isEmpty else { continue }
        add(
          "clipped-text", index,
          "Text “\(text.string.prefix(40))” does not fit into \(Int(view.frame.width)) × \(Int(view.frame.height))"
        )
      }
    }

    /// Adds overlaps of texts and controls that are in no common chain of views.
    private mutating func addOverlaps() {
      let items = snapshot.views.indices.filter {
        isShown($0) && ScreenContent.isTextOrControl(snapshot.views[$0])
      }.prefix(Self.maxComparedCount)
      for (number, lower) in items.enumerated() {
        for upper in items.dropFirst(number + 1) where !isAncestor(lower, of: upper) {
          let common = snapshot.views[lower].frameInRoot
            .intersection(snapshot.views[upper].frameInRoot)
          guard !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance,
            scrollView(of: lower) == scrollView(of: upper)
          else { continue }
          add(
            "overlapping-views", upper, other: lower,
            "Overlaps \(name(of: lower)) by \(Int(common.width)) × \(Int(common.height))")
        }
      }
    }

    private mutating func addOffScreen() {
      let screen = CGRect(origin: .zero, size: snapshot.canvas.size)
      for (index, view) in snapshot.views.enumerated()
      where isShown(index) && scrollView(of: index) == nil && ScreenContent.isTextOrControl(view) {
        let frame = view.frameInRoot
        guard !frame.isEmpty else { continue }
        let visible = frame.intersection(screen)
        if visible.isNull || visible.width + Self.tolerance < frame.width
          || visible.height + Self.tolerance < frame.height
        {
          add("view-off-screen", index, "Extends beyond the screen")
        }
      }
    }

    /// Returns a Boolean value that indicates whether a view and those around it are visible.
    private func isShown(_ index: Int) -> Bool {
      var next: Int? = index
      while let current = next {
        let view = snapshot.views[current]
        if view.isHidden || view.alpha < 0.01 { return false }
        next = view.parent.flatMap { $0 < current ? $0 : nil }
      }
      return true
    }

    private func isAncestor(_ index: Int, of other: Int) -> Bool {
      var next = snapshot.views[other].parent
      while let current = next, current >= index {
        if current == index { return true }
        next = snapshot.views[current].parent
      }
      return false
    }

    /// Returns the innermost scroll view around a view, or `nil` if there is none.
    private func scrollView(of index: Int) -> Int? {
      var next = snapshot.views[index].parent
      while let current = next {
        if snapshot.views[current].contentSize != nil { return current }
        next = snapshot.views[current].parent.flatMap { $0 < current ? $0 : nil }
      }
      return nil
    }

    private func name(of index: Int) -> String {
      let view = snapshot.views[index]
      return view.label.map { "\(view.className) “\($0.prefix(40))”" } ?? view.className
    }
  }
#endif
