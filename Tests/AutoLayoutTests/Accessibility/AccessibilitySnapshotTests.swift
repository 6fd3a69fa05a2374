import AutoLayout
import Foundation
import Testing

/// The elements in reading order, and their audit.
@MainActor
@Suite struct AccessibilitySnapshotTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: height))
    label.text = text
    return label
  }

  private func labels(of view: UIView) -> [String?] {
    view.accessibilitySnapshot().elements.map(\.label)
  }

  @Test func rowsAreReadFromTopToBottom() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    // The second begins above the middle of the first (30 < 35), so that they are one row.
    for view in [label("below", 0, 60), label("right", 100, 25), label("left", 0, 30)] {
      root.addSubview(view)
    }
    #expect(labels(of: root) == ["left", "right", "below"])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(labels(of: root) == ["right", "left", "below"])
  }

  @Test func groupsAreReadTogether() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(label("a", 0, 0))
    left.addSubview(label("b", 0, 50))
    right.addSubview(label("c", 0, 0))
    right.addSubview(label("d", 0, 50))
    #expect(labels(of: root) == ["a", "c", "b", "d"])
    left.shouldGroupAccessibilityChildren = true
    #expect(labels(of: root) == ["a", "b", "c", "d"])
    left.accessibilityElements = Array(left.subviews.reversed())
    #expect(labels(of: root) == ["b", "a", "c", "d"])
    left.accessibilityElementsHidden = true
    #expect(labels(of: root) == ["c", "d"])
    right.subviews[0].isHidden = true
    #expect(labels(of: root) == ["d"])
  }

  /// A program can list a view that contains the list: its elements are read once.
  @Test func listsThatContainTheirContainerEnd() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: root.bounds)
    root.addSubview(label("a", 0, 0))
    root.addSubview(inner)
    inner.addSubview(label("b", 0, 50))
    root.accessibilityElements = [root.subviews[0], inner, root]
    #expect(labels(of: root) == ["a", "b"])
    inner.accessibilityElements = [inner.subviews[0], root]
    #expect(labels(of: root) == ["a", "b"])
  }

  /// Each list is read once: twelve lists that name each other would be read in 12! orders.
  @Test func listsThatNameEachOtherEnd() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for number in 0..<12 {
      let view = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 20, width: 300, height: 20))
      view.addSubview(label("\(number)", 0, 0))
      root.addSubview(view)
    }
    for view in root.subviews { view.accessibilityElements = view.subviews + root.subviews }
    #expect(labels(of: root) == (0..<12).map { "\($0)" })
  }

  /// An object that is no element can contain elements, in its own order.
  @Test func containersAreNotViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let container = UIAccessibilityElement(accessibilityContainer: root)
    container.isAccessibilityElement = false
    container.accessibilityElements = ["b", "a"].map { name in
      let element = UIAccessibilityElement(accessibilityContainer: container)
      element.accessibilityLabel = name
      return element
    }
    container.accessibilityElements?.append(container)
    root.accessibilityElements = [container]
    #expect(labels(of: root) == ["b", "a"])
    container.accessibilityElementsHidden = true
    #expect(labels(of: root).isEmpty)
  }

  /// A frame of a program need not be finite.
  @Test func infiniteFramesAreAudited() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let element = UIAccessibilityElement(accessibilityContainer: root)
    element.accessibilityLabel = "a"
    element.accessibilityRespondsToUserInteraction = true
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: CGFloat.infinity)
    root.accessibilityElements = [element]
    #expect(root.accessibilitySnapshot().audit().map(\.kind) == [.smallTarget])
  }

  @Test func modalViewsHideTheirSiblings() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let alert = UIView(frame: root.bounds)
    root.addSubview(label("behind", 0, 0))
    root.addSubview(alert)
    alert.addSubview(label("alert", 0, 100))
    alert.accessibilityViewIsModal = true
    #expect(labels(of: root) == ["alert"])
  }

  @Test func cellsAreOneElementBesideTheirControls() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Connected"
    let toggle = UISwitch(frame: CGRect(x: 250, y: 6, width: 51, height: 31))
    toggle.isOn = true
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    let elements = cell.accessibilitySnapshot().elements
    #expect(elements.map(\.label) == ["Wi-Fi, Connected", nil])
    #expect(elements.last?.spokenText == "on, switch button")
  }

  @Test func barsAndSegmentsHaveParts() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let first = UITabBarItem(title: "Home", image: nil, tag: 0)
    let second = UITabBarItem(title: "Mail", image: nil, tag: 1)
    second.badgeValue = "3"
    bar.items = [first, second]
    #expect(
      bar.accessibilitySnapshot().spokenText
        == "selected, Home, 1 of 2, button\nMail, 3, 2 of 2, button")
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.selectedSegmentIndex = 1
    #expect(
      control.accessibilitySnapshot().spokenText
        == "Day, 1 of 2, button\nselected, Week, 2 of 2, button")
  }

  @Test func hiddenBarItemsAreNotRead() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    toolbar.items = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }
    toolbar.items?[0].isHidden = true
    #expect(toolbar.accessibilitySnapshot().spokenText == "Two, button\nThree, button")
  }

  @Test func elementsOfDrawingsAreRead() {
    let chart = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 50)
    chart.accessibilityElements = [bar]
    let elements = root.accessibilitySnapshot().elements
    #expect(elements.map(\.label) == ["May"])
    #expect(elements.first?.frame == CGRect(x: 15, y: 15, width: 10, height: 50))
  }

  @Test func auditFindsProblems() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.backgroundColor = .white
    let small = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 44))
    small.setTitle("Go", for: .normal)
    small.setTitleColor(.black, for: .normal)
    let nameless = UIButton(frame: CGRect(x: 100, y: 0, width: 44, height: 44))
    nameless.setTitleColor(.black, for: .normal)
    let pale = label("pale", 0, 100)
    pale.textColor = UIColor(white: 0.6, alpha: 1)
    for view in [small, nameless, pale] { root.addSubview(view) }
    let findings = root.accessibilitySnapshot().audit()
    #expect(findings.map(\.kind) == [.smallTarget, .missingLabel, .lowContrast])
    #expect(findings.map(\.index) == [0, 1, 2])
    #expect(findings.first?.message == "UIButton is 30 × 44 points, smaller than 44 × 44.")
    // The luminance of 0.6 is ((0.6 + 0.055) / 1.055)^2.4 = 0.3185; 1.05 / 0.3685 = 2.85.
    let contrast = root.accessibilitySnapshot().elements[2].contrast ?? 0
    #expect(abs(contrast - 2.85) < 0.01)
  }

  /// A switch is 51 × 31 points large on all devices.
  @Test func controlsOfTheSystemAreNoSmallTargets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let control = UISwitch()
    control.accessibilityLabel = "Sound"
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 0, y: 100, width: 60, height: 32)
    for view in [control, segments] { root.addSubview(view) }
    #expect(root.accessibilitySnapshot().elements.count == 3)
    #expect(root.accessibilitySnapshot().audit().isEmpty)
  }

  /// The program says an order in which the upper label comes last.
  @Test func auditFindsAnOrderAgainstTheDirectionOfReading() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (upper, lower) = (label("upper", 0, 0), label("lower", 0, 100))
    let aside = label("aside", 200, 0)
    for view in [upper, lower, aside] { root.addSubview(view) }
    root.accessibilityElements = [lower, upper]
    let finding = root.accessibilitySnapshot().audit().first { $0.kind == .readingOrder }
    #expect(finding?.index == 1)
    #expect(finding?.message == "UILabel is read after UILabel, which is below it.")
    // Two columns are read one after the other.
    root.accessibilityElements = [upper, lower, aside]
    #expect(!root.accessibilitySnapshot().audit().contains { $0.kind == .readingOrder })
  }

  @Test func snapshotsAreJSON() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(label("text", 0, 0))
    let snapshot = root.accessibilitySnapshot()
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(AccessibilitySnapshot.self, from: data) == snapshot)
  }
}
