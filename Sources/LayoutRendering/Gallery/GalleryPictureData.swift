import LayoutModel
import Foundation

/// The data that the page needs to show a picture: the SVG, the views, the constraints and the
/// findings.
///
/// Keys are short, because a page can have a hundred thousand of them:
///
/// | views | | constraints | |
/// | --- | --- | --- | --- |
/// | `c` | class | `t` | text |
/// | `i` | identifier | `a`, `b` | sides: view, attribute, guide |
/// | `l` | label or text | `r` | relation |
/// | `p` | index of the superview | `m`, `k` | multiplier, constant |
/// | `f`, `r` | frame, frame in the picture | `p` | priority |
/// | `a` | ambiguous parts | `o` | origin |
/// | `t` | 1 violated, 2 in conflict | `s` | 1 violated, 2 in conflict |
/// | `h` | 1 when not drawn | `l` | line in the picture |
/// | `k` | 1 when subviews are clipped | | |
///
/// A finding has the index `v` of its view, that of the covered view `o`, and its text `t`.
enum GalleryPictureData {
  /// The maximum length of a view's name or text, in characters.
  static let nameLimit = 80
  /// The maximum length of a constraint's text, in characters.
  static let constraintLimit = 320
  /// The maximum number of findings of a picture that the page describes. All are counted.
  static let findingLimit = 500

  /// Returns the views and constraints of a picture as JSON, which the page reads when it needs the
  /// picture.
  ///
  /// Keys have one letter, and members with their default value are omitted, because a gallery can
  /// have a hundred thousand views.
  static func json(
    _ snapshot: LayoutSnapshot, findings: [GalleryFinding] = [], number: Int,
    palette: inout SVGPalette
  ) -> String {
    var options = SVGRenderer.Options()
    options.idPrefix = "p\(number)-"
    let svg = SVGRenderer(options: options).element(for: snapshot, palette: &palette)
    var json = JSONWriter(isInMarkup: true)
    json.object { json in
      json.string(svg, "svg")
      json.array("views") { write(viewsOf: snapshot, to: &$0) }
      json.array("constraints") { write(constraintsOf: snapshot, to: &$0) }
      json.array("findings") { json in
        for finding in findings.prefix(findingLimit) { write(finding, to: &json) }
      }
    }
    return json.text
  }

  /// Writes a finding.
  private static func write(_ finding: GalleryFinding, to json: inout JSONWriter) {
    json.object { json in
      json.integer(finding.view, "v")
      if let other = finding.other { json.integer(other, "o") }
      json.string(finding.message.excerpt(constraintLimit), "t")
    }
  }

  /// Writes the views in the order of the snapshot, so that indices are the same on the page.
  private static func write(viewsOf snapshot: LayoutSnapshot, to json: inout JSONWriter) {
    let problems = SnapshotProblems(snapshot)
    let drawn = drawnViews(snapshot)
    let origin = snapshot.pictureOrigin
    for (index, view) in snapshot.views.enumerated() {
      json.object { json in
        writeNames(of: view, to: &json)
        if let parent = view.parent, snapshot.views.indices.contains(parent) {
          json.integer(parent, "p")
        }
        write(view.frame, "f", to: &json)
        write(view.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y), "r", to: &json)
        let parts = view.ambiguity.partNames
        if !parts.isEmpty { json.string(parts.joined(separator: ", "), "a") }
        let trouble = problems.trouble[index]
        if trouble != .none { json.integer(trouble.rawValue, "t") }
        if !drawn[index] { json.integer(1, "h") }
        if view.clipsToBounds { json.integer(1, "k") }
      }
    }
  }

  /// Writes the class of a view and, if present, its identifier and its label or text.
  private static func writeNames(of view: LayoutSnapshot.View, to json: inout JSONWriter) {
    json.string(view.className.excerpt(nameLimit), "c")
    if let identifier = view.identifier { json.string(identifier.excerpt(nameLimit), "i") }
    if let label = [view.label, view.shownText].lazy.compactMap({ $0 }).first {
      json.string(label.excerpt(nameLimit), "l")
    }
  }

  /// Returns a Boolean value per view that indicates whether the view is drawn. Hidden views, views
  /// inside hidden views, and views that cannot be drawn have the value false.
  private static func drawnViews(_ snapshot: LayoutSnapshot) -> [Bool] {
    var drawn = Array(repeating: false, count: snapshot.views.count)
    var traversal = ViewTraversal(snapshot)
    while let step = traversal.next() {
      guard case .enter(let index, _) = step else { continue }
      let view = snapshot.views[index]
      if view.isHidden || !view.frameInRoot.isDrawable {
        traversal.skipSubviews()
      } else {
        drawn[index] = true
      }
    }
    return drawn
  }

  /// Writes the constraints with their lines in the picture, in the order of the snapshot.
  private static func write(constraintsOf snapshot: LayoutSnapshot, to json: inout JSONWriter) {
    let geometry = ConstraintGeometry(snapshot: snapshot)
    let origin = snapshot.pictureOrigin
    for constraint in snapshot.constraints {
      json.object { json in
        write(constraint, to: &json)
        guard let line = geometry.line(of: constraint) else { return }
        json.array("l") { json in
          for end in [line.start, line.end] {
            json.decimal(Double(end.x - origin.x))
            json.decimal(Double(end.y - origin.y))
          }
        }
      }
    }
  }

  /// Writes a constraint.
  private static func write(
    _ constraint: LayoutSnapshot.Constraint, to json: inout JSONWriter
  ) {
    json.string(constraint.text.excerpt(constraintLimit), "t")
    write(constraint.first, "a", to: &json)
    if let second = constraint.second { write(second, "b", to: &json) }
    json.string(constraint.relation.excerpt(4), "r")
    if constraint.multiplier != 1 { json.decimal(Double(constraint.multiplier), "m", places: 4) }
    json.decimal(Double(constraint.constant), "k")
    json.decimal(constraint.priority, "p")
    json.string(constraint.origin.rawValue, "o")
    let state = constraint.trouble == .conflict ? 2 : constraint.isViolated ? 1 : 0
    if state > 0 { json.integer(state, "s") }
  }

  private static func write(
    _ side: LayoutSnapshot.Constraint.Side, _ key: String, to json: inout JSONWriter
  ) {
    json.array(key) { json in
      json.integer(side.view)
      json.string(side.attribute.excerpt(40))
      if let guide = side.guide { json.string(guide.excerpt(60)) }
    }
  }

  /// Writes a rectangle as four numbers: x, y, width and height in points.
  private static func write(_ rect: CGRect, _ key: String, to json: inout JSONWriter) {
    json.array(key) { json in
      json.decimal(Double(rect.origin.x))
      json.decimal(Double(rect.origin.y))
      json.decimal(Double(rect.size.width))
      json.decimal(Double(rect.size.height))
    }
  }
}
