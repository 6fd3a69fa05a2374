import AutoLayout
import Foundation

/// Builds snapshots view by view, with frames in points in the coordinates of the superview.
struct ScreenBuilder {
  private(set) var snapshot: LayoutSnapshot

  init(canvas: LayoutSnapshot.Canvas, root className: String = "UIView") {
    let frame = CGRect(origin: .zero, size: canvas.size)
    var root = LayoutSnapshot.View(className: className, frame: frame, frameInRoot: frame)
    root.identifier = "root"
    root.appearance.backgroundColor = Ink.background
    snapshot = LayoutSnapshot(canvas: canvas, views: [root])
  }

  /// Adds a view and returns its index.
  @discardableResult
  mutating func add(
    _ className: String, to parent: Int = 0, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, _ content: LayoutSnapshot.Content = .none,
    change: (inout LayoutSnapshot.View) -> Void = { _ in }
  ) -> Int {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let above = snapshot.views[parent]
    var view = LayoutSnapshot.View(
      className: className, parent: parent, frame: frame,
      frameInRoot: frame.offsetBy(
        dx: above.frameInRoot.minX - above.boundsOrigin.x,
        dy: above.frameInRoot.minY - above.boundsOrigin.y))
    let index = snapshot.views.count
    view.identifier = "view-\(index)"
    view.content = content
    change(&view)
    snapshot.views.append(view)
    snapshot.views[parent].children.append(index)
    return index
  }

  mutating func change(_ index: Int, _ change: (inout LayoutSnapshot.View) -> Void) {
    change(&snapshot.views[index])
  }

  mutating func constrain(
    _ view: Int, _ attribute: String, to other: Int? = nil, _ otherAttribute: String? = nil,
    guide: String? = nil, relation: String = "==", constant: CGFloat = 0, priority: Double = 1000,
    isBroken: Bool = false, isViolated: Bool = false,
    origin: LayoutSnapshot.Constraint.Origin = .user
  ) {
    let second = other.map {
      LayoutSnapshot.Constraint.Side(
        view: $0, guide: guide, attribute: otherAttribute ?? attribute)
    }
    let name = snapshot.views[view].className
    let target = other.map { " \(snapshot.views[$0].className).\(otherAttribute ?? attribute)" }
    var constraint = LayoutSnapshot.Constraint(
      identifier: "c-\(snapshot.constraints.count)", origin: origin,
      first: .init(view: view, attribute: attribute), second: second, relation: relation,
      multiplier: 1, constant: constant, priority: priority,
      wording: "<NSLayoutConstraint \(name).\(attribute) \(relation)\(target ?? "") + \(constant)>")
    constraint.isBroken = isBroken
    constraint.isViolated = isViolated || isBroken
    snapshot.constraints.append(constraint)
  }

  /// One line of text placed in a box; the width is a guess of half an em a character.
  static func text(
    _ string: String, size: CGFloat = 17, weight: Int = 400, color: LayoutSnapshot.Color = Ink.text,
    x: CGFloat = 0, y: CGFloat? = nil, centeredIn box: CGFloat? = nil
  ) -> LayoutSnapshot.Text {
    let width = CGFloat(string.count) * size * 0.5
    let start = box.map { ($0 - width) / 2 } ?? x
    let line = LayoutSnapshot.Text.Line(
      string: string, origin: CGPoint(x: start, y: y ?? size), width: width)
    return LayoutSnapshot.Text(
      string: string, font: LayoutSnapshot.Font(size: size, weight: weight), color: color,
      lines: [line])
  }
}

/// Colors of the samples.
enum Ink {
  static let background = LayoutSnapshot.Color(
    light: .init(1, 1, 1), dark: .init(0, 0, 0))
  static let grouped = LayoutSnapshot.Color(
    light: .init(0.949, 0.949, 0.969), dark: .init(0, 0, 0))
  static let text = LayoutSnapshot.Color(light: .init(0, 0, 0), dark: .init(1, 1, 1))
  static let quiet = LayoutSnapshot.Color(
    light: .init(0.235, 0.235, 0.263, 0.6), dark: .init(0.922, 0.922, 0.961, 0.6))
  static let blue = LayoutSnapshot.Color(
    light: .init(0, 0.478, 1), dark: .init(0.039, 0.518, 1))
  static let white = LayoutSnapshot.Color(light: .init(1, 1, 1))
  static let indigo = LayoutSnapshot.Color(light: .init(0.345, 0.337, 0.839))
}

extension LayoutSnapshot.Canvas {
  static let phone = LayoutSnapshot.Canvas(
    size: CGSize(width: 393, height: 852), scale: 3,
    safeAreaInsets: .init(top: 59, left: 0, bottom: 34, right: 0), device: "retina6_12",
    horizontalSizeClass: "compact", verticalSizeClass: "regular")
  static let phoneOnItsSide = LayoutSnapshot.Canvas(
    size: CGSize(width: 852, height: 393), scale: 3,
    safeAreaInsets: .init(top: 0, left: 59, bottom: 21, right: 59), device: "retina6_12",
    isLandscape: true, horizontalSizeClass: "compact", verticalSizeClass: "compact")
  static let oldPhone = LayoutSnapshot.Canvas(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: .init(top: 20, left: 0, bottom: 0, right: 0), device: "retina4_7",
    horizontalSizeClass: "compact", verticalSizeClass: "regular")
  static let pad = LayoutSnapshot.Canvas(
    size: CGSize(width: 1194, height: 834), scale: 2,
    safeAreaInsets: .init(top: 24, left: 0, bottom: 20, right: 0), device: "ipad11_0rounded",
    isLandscape: true, horizontalSizeClass: "regular", verticalSizeClass: "regular")
}
