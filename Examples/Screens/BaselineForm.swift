import UIKit

/// A label aligned by its baseline to a text field.
@MainActor
public enum BaselineForm {
  /// Returns the form on a canvas of 320 by 100 points, and the positions of the two baselines.
  public static func screen() -> (screen: ExampleScreen, baselines: [CGFloat]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let label = UILabel()
    label.text = "Name"
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Ada Lovelace"
    field.setContentHuggingPriority(.init(249), for: .horizontal)
    let ruler = UILayoutGuide()
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addLayoutGuide(ruler)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      ruler.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ruler.bottomAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    return (
      ExampleScreen(
        "Label and text field on one baseline", in: root,
        [
          "label": label, "field": field,
        ]),
      [ruler.layoutFrame.minY, ruler.layoutFrame.maxY]
    )
  }
}
