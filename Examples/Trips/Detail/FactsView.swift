import UIKit

/// Numbers with captions side by side, or below each other if the text is large.
final class FactsView: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    distribution = .fillEqually
    spacing = 12
    updateAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: FactsView, _) in
      view.updateAxis()
    }
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ facts: [(value: String, caption: String)]) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    for fact in facts {
      let value = UILabel(style: .title2)
      value.text = fact.value
      let caption = UILabel(style: .caption1, color: .secondaryLabel)
      caption.text = fact.caption
      let column = UIStackView(arrangedSubviews: [value, caption])
      column.axis = .vertical
      addArrangedSubview(column)
    }
  }

  private func updateAxis() {
    axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}
