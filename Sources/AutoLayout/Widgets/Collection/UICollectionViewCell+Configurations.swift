import Foundation

/// Content and background configurations.
extension UICollectionViewCell {
  var ensuredConfigurations: CellConfigurations {
    if let configurations { return configurations }
    let new = CellConfigurations()
    configurations = new
    return new
  }

  /// Shows a content configuration in the content view.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || configurations?.content != nil else { return }
    ensuredConfigurations.content = configuration
    let view =
      configuration.map { CellConfigurations.view(for: $0, current: contentView) }
      ?? UICollectionViewCellContentView(frame: bounds)
    if view !== contentView { replaceContentView(by: view) }
    setNeedsLayout()
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}
