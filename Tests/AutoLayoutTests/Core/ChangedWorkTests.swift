import Testing

@testable import AutoLayout

/// A label that counts how often layout asks for the size of its text.
private final class CountingLabel: UILabel {
  var count = 0
  override var intrinsicContentSize: CGSize {
    count += 1
    return super.intrinsicContentSize
  }
}

/// The work of a layout after a change, and the results that depend on what is skipped.
@MainActor
@Suite struct ChangedWorkTests {
  /// Text that wraps at 200 points.
  private static let longText = "Some text that is certain to need more than one line of the label."

  private func makeLabel(_ text: String) -> CountingLabel {
    let label = CountingLabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Returns a root with a column of labels, each as wide as the root.
  private func makeColumn(_ count: Int) -> (root: UIView, labels: [CountingLabel]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    var above = root.topAnchor
    var labels: [CountingLabel] = []
    for _ in 0..<count {
      let label = makeLabel(Self.longText)
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      above = label.bottomAnchor
      labels.append(label)
    }
    root.layoutIfNeeded()
    return (root, labels)
  }

  @Test("Only a label whose text changed is measured again")
  func measuresChangedText() {
    let (root, labels) = makeColumn(10)
    for label in labels { label.count = 0 }
    let height = labels[3].frame.height
    labels[3].text = "Short"
    root.layoutIfNeeded()
    #expect(labels[3].count > 0)
    #expect(labels[3].frame.height < height)
    #expect(labels[4].frame.minY == labels[3].frame.maxY)
    #expect(labels.filter { $0 !== labels[3] }.allSatisfy { $0.count == 0 })
  }

  @Test("A layout pass without changes measures no text")
  func measuresNothing() {
    let (root, labels) = makeColumn(5)
    for label in labels { label.count = 0 }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.count == 0 })
  }

  @Test("A label hugs its lines after its width becomes flexible")
  func hugsFreedText() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    let label = makeLabel(Self.longText)
    root.addSubview(label)
    let fixed = label.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), fixed,
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 200)
    // With an inequality, the label is as wide as its widest line, as in a new tree.
    fixed.isActive = false
    label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let freed = label.frame
    #expect(freed.width < 200)
    let other = UIView(frame: root.frame)
    let same = makeLabel(Self.longText)
    other.addSubview(same)
    NSLayoutConstraint.activate([
      same.topAnchor.constraint(equalTo: other.topAnchor),
      same.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      same.trailingAnchor.constraint(lessThanOrEqualTo: other.trailingAnchor),
    ])
    other.layoutIfNeeded()
    #expect(same.frame == freed)
    // The width is determined again.
    let again = label.widthAnchor.constraint(equalToConstant: 190)
    again.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 190)
  }

  @Test("A label whose width changes with the root view is measured again")
  func measuresForNewWidth() {
    let (root, labels) = makeColumn(3)
    let height = labels[0].frame.height
    root.frame.size.width = 1_000
    root.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.frame.width == 1_000 && $0.frame.height < height })
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.frame.height == height })
  }

  @Test("A moved view keeps its own margins and inherits those of its superview")
  func movesWithInsets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 0)
    root.addSubview(view)
    let guide = view.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    // 30 points of the superview reach 10 points into the view at 20.
    #expect(view.layoutMargins.left == 10)
    view.frame.origin = .zero
    root.layoutIfNeeded()
    #expect(view.layoutMargins.left == 30)
    #expect(guide.owningView === view)
  }

  @Test("Rarely set properties have default values and keep assigned ones")
  func keepsUncommonProperties() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.transform == .identity && view.uncommon == nil && view.documentProperties == nil)
    view.transform = .identity
    view.additionalSafeAreaInsets = .zero
    view.frozenSafeAreaInsets = nil
    #expect(view.uncommon == nil)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
    #expect(view.defaultLayoutMargins.top == 8)
    view.documentLabel = "Label"
    #expect(view.documentLabel == "Label" && view.documentIdentifier == nil)
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.accessories == nil && constraint.identifier == nil)
    constraint.identifier = "width"
    #expect(constraint.identifier == "width" && !constraint.shouldBeArchived)
  }
}
