import Foundation
import Testing

@testable import AutoLayout

/// Oracle: interface-builder. A view whose content resists being made smaller at priority 1000
/// gives way to constants; one that hugs its content at 1000 does not.
@MainActor
struct BreakingContentTests {
  private final class Picture: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) }
  }

  private func picture() -> (UIView, Picture) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let picture = Picture()
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: root.topAnchor),
      picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    return (root, picture)
  }

  @Test func `Required compression resistance yields to an explicit width`() {
    let (root, picture) = picture()
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(picture.frame.width == 40)
  }

  @Test func `Required content hugging keeps the height against an aspect ratio`() {
    let (root, picture) = picture()
    picture.setContentHuggingPriority(.required, for: .vertical)
    NSLayoutConstraint.activate([
      picture.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(picture.frame.width == 300)
    #expect(picture.frame.height == 50)
  }
}
