import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

/// Two documents of which it is known by construction at which widths they differ.
struct EquivalencePair: Sendable, CustomTestStringConvertible {
  /// What the pair is an example of.
  let name: String
  /// The text of the first document.
  let first: String
  /// The text of the second document.
  let second: String
  /// The whole widths of 320…430 at which a frame differs; nil where the layouts are the same, and empty
  /// where they differ between whole widths only.
  let answer: @Sendable (CanvasSettings) -> [ClosedRange<Int>]?
  /// Whether all sizes of text are compared, in place of both directions.
  var comparesSizes = false

  var testDescription: String { name }
}

extension EquivalencePair {
  /// The widths of all pairs.
  static let widths = 320...430

  private typealias Text = PairText

  /// A pair with the same layout.
  private static func same(_ name: String, _ first: String, _ second: String) -> EquivalencePair {
    EquivalencePair(name: name, first: first, second: second) { _ in nil }
  }

  /// A pair that differs at some whole widths in both directions.
  private static func different(
    _ name: String, _ first: String, _ second: String, at widths: [ClosedRange<Int>]
  ) -> EquivalencePair {
    EquivalencePair(name: name, first: first, second: second) { _ in widths }
  }

  /// 100 pairs.
  static let all: [EquivalencePair] =
    reordered + centered + multiplied + wrapped + stacked + swapped + directional + sized + bumped
    + missing + limited + margins + safeAreas + pixels + priorities + ratios + wrappedTexts

  // The same constraints in another order.
  private static var reordered: [EquivalencePair] {
    (1...8).map { count in
      let ids = (0..<count).map { "box-\($0)" }
      let constraints = ids.enumerated().flatMap { index, id in
        Text.row(id, top: Double(20 + 50 * index), height: 40)
          + Text.sides(id, leading: Double(8 * (index + 1)), trailing: 20)
      }
      let boxes = ids.map { Text.box($0) }.joined()
      return same(
        "\(count) boxes, reordered", Text.xib(boxes, constraints),
        Text.xib(boxes, constraints.reversed()))
    }
  }

  // Equal insets on both sides: x = (w − (w − 2 a)) / 2 = a.
  private static var centered: [EquivalencePair] {
    (0..<8).map { number in
      let inset = Double(8 + 4 * number)
      let row = Text.row("box", top: 20, height: 40)
      return same(
        "centered with inset \(inset)",
        Text.xib(Text.box("box"), row + Text.sides("box", leading: inset, trailing: inset)),
        Text.xib(
          Text.box("box"),
          row + [
            Text.constraint("box", "centerX", "==", Text.root, id: "box-c"),
            Text.constraint("box", "width", "==", Text.root, plus: -2 * inset, id: "box-w"),
          ]))
    }
  }

  // b = w / n is the same as w = n b.
  private static var multiplied: [EquivalencePair] {
    [("0.5", "2"), ("0.25", "4"), ("0.2", "5"), ("0.1", "10")].map { part, whole in
      let common =
        Text.row("box", top: 20, height: 40) + [
          Text.constraint("box", "leading", "==", Text.root, plus: 8, id: "box-l")
        ]
      return same(
        "multiplier \(part)",
        Text.xib(
          Text.box("box"),
          common + [Text.constraint("box", "width", "==", Text.root, times: part, id: "box-w")]),
        Text.xib(
          Text.box("box"),
          common + [Text.constraint(Text.root, "width", "==", "box", times: whole, id: "box-w")]))
    }
  }

  // The distances to a wrapper and from it to the box add up.
  private static var wrapped: [EquivalencePair] {
    (0..<8).map { number in
      let (outer, inner) = (Double(4 + number), Double(12 - number) + 0.5)
      let plain = Text.xib(
        Text.box("box"),
        Text.row("box", top: 20 + outer, height: 40)
          + Text.sides("box", leading: outer + inner, trailing: 2 * outer))
      let wrapper = Text.wrapper(
        "wrap", Text.box("box"),
        Text.row("box", top: outer, height: 40, in: "wrap")
          + Text.sides("box", leading: inner, trailing: outer, in: "wrap"))
      return same(
        "in a wrapper with inset \(inner)", plain,
        Text.xib(
          wrapper,
          Text.row("wrap", top: 20, height: 60)
            + Text.sides("wrap", leading: outer, trailing: outer)))
    }
  }

  // A stack view that divides its width equally, and the constraints that say so.
  private static var stacked: [EquivalencePair] {
    (0..<8).map { number in
      let (count, spacing) = (2 + number % 3, Double(4 * (1 + number / 3)))
      let ids = (0..<count).map { "box-\($0)" }
      let boxes = ids.map { Text.box($0) }.joined()
      let stack = """
        <stackView opaque="NO" contentMode="scaleToFill" distribution="fillEqually" \
        spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <subviews>\(boxes)</subviews>
        </stackView>
        """
      var explicit = ids.flatMap { Text.row($0, top: 20, height: 40) }
      explicit += [
        Text.constraint(ids[0], "leading", "==", Text.root, plus: 16, id: "first"),
        Text.constraint(Text.root, "trailing", "==", ids[count - 1], plus: 16, id: "last"),
      ]
      for (a, b) in zip(ids, ids.dropFirst()) {
        explicit.append(
          Text.constraint(b, "leading", "==", a, "trailing", plus: spacing, id: "\(b)-s"))
        explicit.append(Text.constraint(b, "width", "==", a, id: "\(b)-w"))
      }
      return same(
        "\(count) boxes in a stack view with spacing \(spacing)",
        Text.xib(
          stack,
          Text.row("stack", top: 20, height: 40)
            + Text.sides("stack", leading: 16, trailing: 16)),
        Text.xib(boxes, explicit))
    }
  }

  // root.trailing = box.trailing + c and box.trailing = root.trailing − c.
  private static var swapped: [EquivalencePair] {
    (0..<6).map { number in
      let distance = Double(3 * number)
      let common =
        Text.row("box", top: 20, height: 40) + [
          Text.constraint("box", "leading", "==", Text.root, plus: 10, id: "box-l")
        ]
      return same(
        "items swapped, constant \(distance)",
        Text.xib(
          Text.box("box"),
          common + [
            Text.constraint(Text.root, "trailing", "==", "box", plus: distance, id: "box-r")
          ]),
        Text.xib(
          Text.box("box"),
          common + [
            Text.constraint("box", "trailing", "==", Text.root, plus: -distance, id: "box-r")
          ]))
    }
  }

  // From right to left, leading is w − c − b and left is c: equal where w = 2 c + b.
  private static var directional: [EquivalencePair] {
    (0..<8).map { number in
      let (distance, width) = (Double(10 + number), Double(280 + 12 * number))
      let meeting = Int(2 * distance + width)
      func document(_ attribute: String) -> String {
        Text.xib(
          Text.box("box"),
          Text.row("box", top: 20, height: 40) + [
            Text.constraint("box", attribute, "==", Text.root, plus: distance, id: "box-l"),
            Text.constraint("box", "width", plus: width, id: "box-w"),
          ])
      }
      let all = widths
      return EquivalencePair(
        name: "leading and left, equal at \(meeting)", first: document("leading"),
        second: document("left")
      ) { settings in
        guard settings.layoutDirection == .rightToLeft else { return nil }
        guard all.contains(meeting) else { return [all] }
        return [all.lowerBound...(meeting - 1), (meeting + 1)...all.upperBound].filter {
          !$0.isEmpty
        }
      }
    }
  }

  // A box below a label, which a limit holds back where the label is highest, or lowest.
  private static var sized: [EquivalencePair] {
    let cases: [(style: String, isLargest: Bool)] = [
      ("body", true), ("body", false), ("title1", true), ("title1", false),
    ]
    return cases.map { (example) -> EquivalencePair in
      let (style, isLargest) = (example.style, example.isLargest)
      let label = LintFixture.label("label", "A", (0, 0, 20, 20)).replacing(
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        with: """
          <fontDescription key="fontDescription" style="UICTFontTextStyle\(style.capitalized)"/>
          """)
      let common =
        [
          Text.constraint("label", "top", "==", Text.root, plus: 0, id: "label-t"),
          Text.constraint("label", "leading", "==", Text.root, plus: 8, id: "label-l"),
          Text.constraint("box", "height", plus: 10, id: "box-h"),
        ] + Text.sides("box", leading: 8, trailing: 8)
      let below = ("box", "top", "label", "bottom")
      // A font's line is between 1.1 and 1.3 times as high as its size. Sizes of Apple's table: body has
      // 53 points in AX5 and 47 in AX4, 14 in XS and 15 in S; title1 has 58, 53, 25 and 26.
      let sizes = style == "body" ? (14.0, 15.0, 47.0, 53.0) : (25.0, 26.0, 53.0, 58.0)
      let lineHeight = 1.193359375  // of the system font, whose lines are rounded up to pixels
      let limit =
        isLargest ? lineHeight * (sizes.2 + sizes.3) / 2 : lineHeight * (sizes.0 + sizes.1) / 2
      var pair = EquivalencePair(
        name: "\(style), limited where it is \(isLargest ? "largest" : "smallest")",
        first: Text.xib(
          label + Text.box("box"),
          common + [Text.constraint(below.0, below.1, "==", below.2, below.3, id: "box-t")]),
        second: Text.xib(
          label + Text.box("box"),
          common + [
            Text.constraint(
              below.0, below.1, "==", below.2, below.3, at: 750, id: "box-t"),
            Text.constraint(
              "box", "top", isLargest ? "<=" : ">=", Text.root, plus: limit, id: "box-m"),
          ])
      ) { settings in
        let only: UIContentSizeCategory =
          isLargest ? .accessibilityExtraExtraExtraLarge : .extraSmall
        return settings.contentSizeCategory == only ? [EquivalencePair.widths] : nil
      }
      pair.comparesSizes = true
      return pair
    }
  }

  // x = max(16, 17 − |w − c|): one point more at c, and nothing from a point away on. The helper's left
  // edge is the least of w + 17 − c and 17 + c − w, since an optional constraint pulls it to the right.
  private static var bumped: [EquivalencePair] {
    (0..<8).map { number in
      let center = Double(325 + 13 * number)
      let helper = LintFixture.view("helper", (0, 0, 10, 10), attributes: "hidden=\"YES\"")
      let common =
        Text.row("box", top: 20, height: 40) + Text.row("helper", top: 0, height: 10) + [
          Text.constraint("box", "width", plus: 100, id: "box-w"),
          Text.constraint("helper", "width", plus: 10, id: "helper-w"),
          Text.constraint(
            "helper", "left", "<=", Text.root, "right", plus: 17 - center, id: "helper-1"),
          Text.constraint(
            "helper", "left", "<=", Text.root, "right", times: "-1", plus: 17 + center,
            id: "helper-2"),
          Text.constraint(
            "helper", "left", "==", Text.root, plus: 5000, at: 700, id: "helper-3"),
        ]
      let plain = [Text.constraint("box", "left", "==", Text.root, plus: 16, id: "box-l")]
      let bump = [
        Text.constraint("box", "left", "==", Text.root, plus: 16, at: 600, id: "box-l"),
        Text.constraint("box", "left", ">=", Text.root, plus: 16, id: "box-1"),
        Text.constraint("box", "left", ">=", "helper", id: "box-2"),
      ]
      let views = Text.box("box") + helper
      return different(
        "moved by a point at \(Int(center))", Text.xib(views, common + plain),
        Text.xib(views, common + bump), at: [Int(center)...Int(center)])
    }
  }

  // A view that one side lacks.
  private static var missing: [EquivalencePair] {
    (0..<4).map { number in
      let constraints =
        Text.row("box", top: 20, height: 40) + Text.sides("box", leading: 8, trailing: 8)
      let more =
        Text.row("more", top: 80, height: 10 + Double(number))
        + Text.sides("more", leading: 8, trailing: 8)
      let small = Text.xib(Text.box("box"), constraints)
      let large = Text.xib(Text.box("box") + Text.box("more"), constraints + more)
      return different(
        "a view only in the \(number % 2 == 0 ? "first" : "second")",
        number % 2 == 0 ? large : small, number % 2 == 0 ? small : large, at: [widths])
    }
  }

  // w − 32 reaches the greatest width m at m + 32; from then on the box is narrower.
  private static var limited: [EquivalencePair] {
    (0..<8).map { number in
      let most = 290 + 14 * number
      let row = Text.row("box", top: 20, height: 40)
      return different(
        "at most \(most) points wide",
        Text.xib(Text.box("box"), row + Text.sides("box", leading: 16, trailing: 16)),
        Text.xib(
          Text.box("box"),
          row + [
            Text.constraint("box", "left", "==", Text.root, plus: 16, id: "box-l"),
            Text.constraint("box", "width", "<=", nil, plus: Double(most), id: "box-m"),
            Text.constraint(Text.root, "right", "==", "box", plus: 16, at: 750, id: "box-r"),
          ]), at: [(most + 33)...widths.upperBound])
    }
  }

  // The margins of a screen's view are 16 points, and 20 from 400 points on, on devices
  // that are at least so wide.
  private static var margins: [EquivalencePair] {
    [16.0, 20.0].flatMap { distance in
      ["leading", "trailing"].map { edge in
        func document(_ attribute: String, _ constant: Double) -> String {
          let near = Text.constraint(
            "box", edge, "==", Text.root, attribute, plus: constant, id: "box-n")
          return Text.scene(
            Text.box("box"),
            Text.row("box", top: 100, height: 40) + [
              near, Text.constraint("box", "width", plus: 100, id: "box-w"),
            ])
        }
        return different(
          "margin and \(distance) points at \(edge)", document(edge + "Margin", 0),
          document(edge, edge == "leading" ? distance : -distance),
          at: [distance == 16 ? 400...widths.upperBound : widths.lowerBound...399])
      }
    }
  }

  // In portrait the safe area is inset at the top and the bottom only.
  private static var safeAreas: [EquivalencePair] {
    ["leading", "trailing", "top", "bottom"].map { edge in
      func document(_ item: String) -> String {
        var constraints = [
          Text.constraint("box", edge, "==", item, id: "box-n"),
          Text.constraint("box", "width", plus: 100, id: "box-w"),
          Text.constraint("box", "height", plus: 40, id: "box-h"),
        ]
        constraints.append(
          ["top", "bottom"].contains(edge)
            ? Text.constraint("box", "centerX", "==", Text.root, id: "box-c")
            : Text.constraint("box", "centerY", "==", Text.root, id: "box-c"))
        return Text.scene(Text.box("box"), constraints)
      }
      let (first, second) = (document("saf-ea-001"), document(Text.root))
      return ["top", "bottom"].contains(edge)
        ? different("safe area and root at the \(edge)", first, second, at: [widths])
        : same("safe area and root at \(edge)", first, second)
    }
  }

  // Two pixels per point: 16.2 goes to 16, 16.25 to 16.5. A centered box of 44 points is at w / 2 − 22,
  // on a pixel at every whole width, where 0.2 points do not count; between whole widths they do.
  private static var pixels: [EquivalencePair] {
    func left(_ constant: Double) -> String {
      Text.xib(
        Text.box("box"),
        Text.row("box", top: 20, height: 40) + [
          Text.constraint("box", "left", "==", Text.root, plus: constant, id: "box-l"),
          Text.constraint("box", "width", plus: 100, id: "box-w"),
        ])
    }
    func center(_ constant: Double) -> String {
      Text.xib(
        Text.box("box"),
        Text.row("box", top: 20, height: 40) + [
          Text.constraint("box", "centerX", "==", Text.root, plus: constant, id: "box-l"),
          Text.constraint("box", "width", plus: 44, id: "box-w"),
        ])
    }
    return [
      same("16 and 16.2 points", left(16), left(16.2)),
      same("16 and 15.8 points", left(16), left(15.8)),
      different("16 and 16.25 points", left(16), left(16.25), at: [widths]),
      different("16 and 16.5 points", left(16), left(16.5), at: [widths]),
      EquivalencePair(
        name: "centered and 0.2 points beside", first: center(0), second: center(0.2)
      ) { _ in [] },
      different("centered and 0.5 points beside", center(0), center(0.5), at: [widths]),
    ]
  }

  // Optional constraints that nothing contradicts are met.
  private static var priorities: [EquivalencePair] {
    [999, 750, 500, 250].map { priority in
      func document(_ priority: Int) -> String {
        Text.xib(
          Text.box("box"),
          Text.row("box", top: 20, height: 40) + [
            Text.constraint("box", "leading", "==", Text.root, plus: 16, at: priority, id: "box-l"),
            Text.constraint(
              Text.root, "trailing", "==", "box", plus: 16, at: priority, id: "box-r"),
          ])
      }
      return same("required and \(priority)", document(1000), document(priority))
    }
  }

  // h = w / n is the same as w = n h.
  private static var ratios: [EquivalencePair] {
    [("0.5", "2"), ("0.25", "4"), ("0.2", "5"), ("0.125", "8")].map { part, whole in
      let common =
        Text.sides("box", leading: 16, trailing: 16) + [
          Text.constraint("box", "top", "==", Text.root, plus: 20, id: "box-t")
        ]
      return same(
        "aspect ratio \(whole)",
        Text.xib(
          Text.box("box"),
          common + [
            Text.constraint("box", "height", "==", "box", "width", times: part, id: "box-a")
          ]),
        Text.xib(
          Text.box("box"),
          common + [
            Text.constraint("box", "width", "==", "box", "height", times: whole, id: "box-a")
          ]))
    }
  }

  // A text that breaks into lines, with a box below it. The second pair is narrower by a point in one
  // document, which moves at least the edge of the label at every width.
  private static var wrappedTexts: [EquivalencePair] {
    [false, true].flatMap { isMoved in
      [
        "The quick brown fox jumps over the lazy dog",
        "Wrapped texts break into more lines where the view is narrower than they are long",
      ].map { text in
        let label = LintFixture.label(
          "label", text, (0, 0, 100, 20), attributes: "numberOfLines=\"0\"")
        let common =
          [
            Text.constraint("label", "top", "==", Text.root, plus: 20, id: "label-t"),
            Text.constraint("label", "leading", "==", Text.root, plus: 20, id: "label-l"),
            Text.constraint("box", "top", "==", "label", "bottom", plus: 8, id: "box-t"),
            Text.constraint("box", "height", plus: 10, id: "box-h"),
          ] + Text.sides("box", leading: 20, trailing: 20)
        let first = Text.xib(
          label + Text.box("box"),
          common + [Text.constraint(Text.root, "trailing", "==", "label", plus: 20, id: "label-r")])
        let second = Text.xib(
          label + Text.box("box"),
          common + [
            Text.constraint(
              "label", "width", "==", Text.root, plus: isMoved ? -41 : -40, id: "label-w")
          ])
        let name = "text of \(text.count) characters"
        return isMoved
          ? different(name + ", narrower", first, second, at: [widths]) : same(name, first, second)
      }
    }
  }
}
