import Testing

@testable import AutoLayout

/// An edit of a stack view with many arranged views costs as much as the edit. Work is counted, so
/// that the tests do not depend on the machine. The frames are those of a new stack view.
@MainActor
@Suite struct StackEditTests {
  /// A column of labels in a stack view.
  @MainActor
  struct Column {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stack = UIStackView()

    init(_ count: Int) {
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      for index in 0..<count { stack.addArrangedSubview(Column.label(index)) }
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
    }

    static func label(_ index: Int) -> UILabel {
      let label = UILabel()
      label.text = "Row \(index)"
      return label
    }

    /// The number of constraints that became equations during a change and the layout after it.
    func lowerings(_ change: () -> Void) -> Int {
      let before = root.layoutWork.lowerings
      change()
      root.layoutIfNeeded()
      return root.layoutWork.lowerings - before
    }

    /// The frames of the arranged views.
    var frames: [CGRect] { stack.arrangedSubviews.map(\.frame) }

    /// What the constraints of the stack view say, in their order, with the places of the views.
    var statements: [String] {
      stack.constraints.filter { $0.identifier?.hasPrefix("UISV") == true }.map {
        let items = [$0.firstItem, $0.secondItem].map { item in
          stack.arrangedSubviews.firstIndex { $0 === item }.map(String.init) ?? "stack"
        }
        return "\($0.identifier ?? "") \(items) \($0.firstAttribute) \($0.secondAttribute) "
          + "\($0.constant) \($0.priority.rawValue)"
      }
    }
  }

  /// The number of constraints that one arranged view has at most, with those of its neighbors and of
  /// its own size.
  private static let maxRunOfOneKind = 16

  @Test func `Inserting an arranged view converts only its own constraints to equations`() {
    let column = Column(100)
    let work = column.lowerings {
      column.stack.insertArrangedSubview(Column.label(100), at: 50)
    }
    #expect(work <= Self.maxRunOfOneKind)
    #expect(abs(column.frames[51].minY - column.frames[50].maxY - 8) < 1e-6)
    #expect(column.statements == Column(101).statements)
    #expect(column.frames == Column(101).frames)
  }

  @Test func `Removing an arranged view converts only its neighbors' constraints to equations`() {
    let column = Column(100)
    let work = column.lowerings { column.stack.arrangedSubviews[50].removeFromSuperview() }
    #expect(work <= Self.maxRunOfOneKind)
    #expect(column.statements == Column(99).statements)
    #expect(column.frames == Column(99).frames)
  }

  @Test func `Hiding and showing a view converts only its own constraints to equations`() {
    let column = Column(100)
    let (frames, statements) = (column.frames, column.statements)
    let view = column.stack.arrangedSubviews[50]
    let hiding = column.lowerings { view.isHidden = true }
    #expect(hiding <= Self.maxRunOfOneKind)
    #expect(column.frames[99].minY < frames[99].minY)
    let showing = column.lowerings { view.isHidden = false }
    #expect(showing <= Self.maxRunOfOneKind)
    #expect(column.frames == frames)
    #expect(column.statements == statements)
  }

  @Test func `Hiding many views does not convert the constraints of the others again`() {
    let column = Column(200)
    let work = column.lowerings {
      for view in column.stack.arrangedSubviews[50..<150] { view.isHidden = true }
    }
    // Two constraints for each hidden view, and one around the gap.
    #expect(work <= 100 * 2 + Self.maxRunOfOneKind)
    #expect(abs(column.frames[150].minY - column.frames[49].maxY - 8) < 1e-6)
  }

  @Test func `A new first view becomes the one with which the others are aligned`() {
    let column = Column(20)
    column.stack.insertArrangedSubview(Column.label(20), at: 0)
    column.root.layoutIfNeeded()
    #expect(column.statements == Column(21).statements)
    column.stack.arrangedSubviews[0].removeFromSuperview()
    column.root.layoutIfNeeded()
    #expect(column.statements == Column(20).statements)
  }

  @Test(arguments: [
    UIStackView.Alignment.leading, .trailing, .center, .fill,
  ])
  func `Edited stack views have the constraints of a new one`(_ alignment: UIStackView.Alignment) {
    let column = Column(10)
    let other = Column(11)
    for each in [column, other] {
      each.stack.alignment = alignment
      each.root.layoutIfNeeded()
    }
    column.stack.insertArrangedSubview(Column.label(10), at: 5)
    column.root.layoutIfNeeded()
    #expect(column.statements == other.statements)
    #expect(column.frames.map(\.minY) == other.frames.map(\.minY))
    column.stack.arrangedSubviews[5].isHidden = true
    column.root.layoutIfNeeded()
    column.stack.arrangedSubviews[5].isHidden = false
    column.root.layoutIfNeeded()
    #expect(column.statements == other.statements)
  }

  @Test func `A constraint modified in code is recreated by the next change`() {
    let column = Column(10)
    let spacing = column.stack.constraints.first { $0.identifier == "UISV-spacing" }
    spacing?.constant = 30
    column.root.layoutIfNeeded()
    #expect(abs(column.frames[1].minY - column.frames[0].maxY - 30) < 1e-6)
    column.stack.addArrangedSubview(Column.label(10))
    column.root.layoutIfNeeded()
    #expect(column.statements == Column(11).statements)
  }
}
