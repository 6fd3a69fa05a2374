import UIKit

/// A caption with a control at the end of the row, or below the caption if the text is large.
final class FormRow: UIStackView {
  let captionLabel = UILabel(style: .body)

  init(_ caption: String, _ control: UIView) {
    super.init(frame: .zero)
    captionLabel.text = caption
    spacing = 12
    addArrangedSubview(captionLabel)
    addArrangedSubview(control)
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    updateAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: FormRow, _) in
      row.updateAxis()
    }
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
  }
}
