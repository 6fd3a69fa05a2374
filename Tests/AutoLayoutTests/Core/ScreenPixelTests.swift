import Foundation
import Testing

@testable import AutoLayout

/// Oracle: interface-builder. Rows of 93.6 points with 6 points between them, on two pixels a
/// point: a view of 68 points in the middle of each was recorded at 13 points in the first three
/// rows and at 12.5 in the others, because edges go to the pixels of the screen, not to those of
/// the row.
@MainActor
struct ScreenPixelTests {
  private func rows(height: CGFloat) -> (root: UIView, buttons: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    root.layoutEnvironment = LayoutEnvironment(displayScale: 2)
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 6
    root.addSubview(stack)
    var buttons: [UIView] = []
    for _ in 0..<5 {
      let row = UIView()
      let button = UIView()
      button.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(button)
      NSLayoutConstraint.activate([
        button.heightAnchor.constraint(equalToConstant: 68),
        button.widthAnchor.constraint(equalToConstant: 68),
        button.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      stack.addArrangedSubview(row)
      buttons.append(button)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return (root, buttons)
  }

  @Test("Edges are rounded to pixels of the screen")
  func recorded() {
    #expect(rows(height: 492).buttons.map(\.frame.minY) == [13, 13, 13, 12.5, 12.5])
  }

  /// Oracle: the program itself, laid out anew.
  @Test(
    "A resized root view is rounded as in a new layout", arguments: [487, 489.5, 491, 493, 500])
  func resized(height: CGFloat) {
    let (root, buttons) = rows(height: 492)
    root.frame.size.height = height
    root.layoutIfNeeded()
    #expect(buttons.map(\.frame) == rows(height: height).buttons.map(\.frame))
  }
}
