import Foundation
import Testing

@testable import AutoLayout

/// Oracle: frames recorded by Interface Builder (`StackVectors`).
///
/// Items get their recorded size as intrinsic size, which their documents' own constraints and
/// texts gave them; what is tested is that the stack view places them as Interface Builder did.
@MainActor
@Suite struct StackVectorTests {
  nonisolated static let vectors = StackVectors.lines.split(separator: "\n").map(StackVector.init)

  @Test func `All recorded stack views are read`() {
    #expect(Self.vectors.count == 201)
    #expect(Self.vectors.allSatisfy { !$0.main.isEmpty && $0.main.count == $0.cross.count })
  }

  @Test(arguments: vectors)
  func `Item frames match Interface Builder's within a pixel`(_ vector: StackVector) {
    guard !StackVector.undetermined.contains(vector.line) else { return }
    let stack = vector.makeStack()
    stack.layoutIfNeeded()
    let pixel = 1 / vector.scale + 0.01
    for (index, item) in stack.arrangedSubviews.enumerated() {
      let frame = vector.isHorizontal ? item.frame : item.frame.transposed
      let main = vector.main[index]
      let cross = vector.cross[index]
      #expect(abs(frame.minX - main.0) <= pixel, "position of item \(index)")
      #expect(abs(frame.width - main.1) <= pixel, "length of item \(index)")
      #expect(abs(frame.minY - cross.0) <= pixel, "position of item \(index) across")
      #expect(abs(frame.height - cross.1) <= pixel, "length of item \(index) across")
    }
  }
}

/// One recorded stack view.
struct StackVector: Sendable, CustomTestStringConvertible {
  let line: String
  let distribution: UIStackView.Distribution
  let isHorizontal: Bool
  let alignment: UIStackView.Alignment
  let spacing: CGFloat
  let scale: CGFloat
  let length: CGFloat
  let breadth: CGFloat
  let kinds: [Character]
  let main: [(CGFloat, CGFloat)]
  let cross: [(CGFloat, CGFloat)]

  var testDescription: String { line }

  init(_ line: Substring) {
    self.line = String(line)
    let parts = line.components(separatedBy: " | ")
    let head = parts[0].components(separatedBy: " ")
    distribution =
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ][head[0]] ?? .fill
    isHorizontal = head[1] == "H"
    alignment =
      [
        "fill": .fill, "top": .top, "center": .center, "bottom": .bottom,
        "firstBaseline": .firstBaseline,
      ][head[2]] ?? .fill
    spacing = head[3] == "std8" ? UIStackView.spacingUseSystem : Self.number(head[3])
    scale = Self.number(head[4])
    length = Self.number(head[5])
    breadth = Self.number(head[6])
    kinds = Array(head[7])
    main = Self.pairs(parts[1])
    cross = Self.pairs(parts[2])
  }

  private static func number(_ text: String) -> CGFloat { CGFloat(Double(text) ?? .nan) }

  private static func pairs(_ text: String) -> [(CGFloat, CGFloat)] {
    text.components(separatedBy: " ").map {
      let ends = $0.components(separatedBy: ",")
      return (number(ends[0]), number(ends[1]))
    }
  }

  @MainActor
  func makeStack() -> UIStackView {
    let items = main.indices.map { index -> VectorItem in
      let item = VectorItem(kind: kinds[index])
      let length = Self.intrinsicLengths[line] ?? main[index].1
      let size = CGSize(width: length, height: cross[index].1)
      let frame = CGRect(origin: .zero, size: isHorizontal ? size : size.transposed)
      item.size = item.alignmentRect(forFrame: frame).size
      return item
    }
    let stack = UIStackView(arrangedSubviews: items)
    let size = CGSize(width: length, height: breadth)
    stack.frame = CGRect(origin: .zero, size: isHorizontal ? size : size.transposed)
    stack.layoutEnvironment = LayoutEnvironment(displayScale: scale)
    stack.axis = isHorizontal ? .horizontal : .vertical
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  /// Vectors that do not follow from the items' sizes.
  static let undetermined: Set<String> = [
    // The empty first label was not centered again after its text went.
    "fillEqually V center 0 2 257 323 -- | 0,128.5 128.5,128.5 | -26,0 0,323",
    // The fonts, and so the baselines, are not in the vector.
    "equalSpacing H firstBaseline 9 2 290 20.5 -- | 0,159 234.5,55.5 | 0,18 0,20.5",
  ]

  /// Lengths of items whose shares do not follow from what they became.
  static let intrinsicLengths: [String: CGFloat] = [
    // Labels of 12 points, whose lines are 14.5 high.
    "fillProportionally V top std8 2 120 120 -- | 0,60 68,52 | 0,31 0,31": 14.5
  ]
}

/// An item of a size, with the alignment rectangle of its kind.
@MainActor
final class VectorItem: UIView {
  let kind: Character
  var size = CGSize.zero

  init(kind: Character) {
    self.kind = kind
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }

  override var alignmentRectInsets: UIEdgeInsets {
    switch kind {
    case "s": UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "g": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}

extension CGSize {
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// The rectangle with its axes exchanged.
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
