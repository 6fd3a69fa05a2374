import UIKit

/// A parent that grows with its label, without a constraint for its height.
@MainActor
public enum GrowingParent {
  /// Returns a bubble around `text`, which is at most 200 points wide, with 12 points of padding on
  /// every side.
  public static func screen(_ text: String) -> ExampleScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bubble = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    for (view, parent) in [(bubble, root), (label, bubble)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      bubble.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 12),
      bubble.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      bubble.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
    root.layoutIfNeeded()
    return ExampleScreen(
      "Parent that grows with its label", in: root, ["bubble": bubble, "label": label])
  }
}
