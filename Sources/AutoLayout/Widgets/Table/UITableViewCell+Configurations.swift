import Foundation

/// Content and background configurations.
extension UITableViewCell {
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
      ?? UITableViewCellContentView()
    if view !== contentView { replaceContentView(by: view) }
    setNeedsLayout()
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    return state
  }

  /// Shows the background of the selection, and updates the configurations.
  func stateDidChange(from old: Bool, to new: Bool) {
    updateSelectedBackground()
    if old != new { setNeedsUpdateConfiguration() }
  }
}
