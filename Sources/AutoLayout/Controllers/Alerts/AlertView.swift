import Foundation

/// The view of an alert controller: the area around an alert, or the lower part of the screen, with
/// the rounded boxes in it.
@MainActor
final class AlertView: UIView {
  weak var alert: UIAlertController?

  /// The width of alerts on iPhones and iPads, in points, from public view dumps.
  private static let alertWidth: CGFloat = 270
  /// The distance of action sheets from the edges of the screen in points, from public view dumps,
  /// which have a constraint `width == - 16`. In landscape they are as wide as in portrait
  /// (assumed).
  private static let sheetMargin: CGFloat = 8
  /// The width of action sheets in popovers in points (assumed).
  private static let popoverWidth: CGFloat = 374
  /// The heights of buttons in points, from public view dumps.
  private static let alertRow: CGFloat = 44
  private static let sheetRow: CGFloat = 57
  /// The corner radius in points, from public view dumps.
  private static let radius: CGFloat = 14
  /// The distance of the text from the edges of its box in points, from public view dumps.
  private static let textMargin: CGFloat = 16
  private static let textTop: CGFloat = 20
  /// The distance between title and message in points. It and the height of a text field are
  /// assumed.
  private static let textGap: CGFloat = 4
  private static let fieldHeight: CGFloat = 30
  /// The size of titles in points. Alerts have a headline and a footnote, action sheets have
  /// footnotes and large button titles (from public view dumps).
  private static let titleSize: CGFloat = 17
  private static let messageSize: CGFloat = 13
  private static let sheetActionSize: CGFloat = 20

  private let mainBox = UIView()
  private let cancelBox = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []

  private var isAlert: Bool { alert?.preferredStyle == .alert }

  /// Recreates the content.
  func rebuild() {
    guard let alert else { return }
    for view in [mainBox, cancelBox] {
      for subview in view.subviews { subview.removeFromSuperview() }
      view.backgroundColor = .secondarySystemBackground
      view.layer.cornerRadius = Self.radius
      view.clipsToBounds = true
      addSubview(view)
    }
    titleLabel.font = .systemFont(
      ofSize: isAlert ? Self.titleSize : Self.messageSize, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: Self.messageSize)
    for (label, text) in [(titleLabel, alert.title), (messageLabel, alert.message)] {
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = isAlert ? .label : .secondaryLabel
      if text?.isEmpty == false { mainBox.addSubview(label) }
    }
    for field in alert.textFields ?? [] {
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
      mainBox.addSubview(field)
    }
    buttons = alert.orderedActions.map { action in
      let isBold =
        alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let button = AlertButton(
        action, size: isAlert ? Self.titleSize : Self.sheetActionSize, isBold: isBold)
      (isInCancelBox(action) ? cancelBox : mainBox).addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func isInCancelBox(_ action: UIAlertAction) -> Bool {
    !isAlert && action.style == .cancel
  }

  /// A Boolean value that indicates whether the action sheet is a popover, which has no button to
  /// cancel.
  private var isPopover: Bool { alert?.presentation?.style == .popover }

  private var boxWidth: CGFloat {
    if isAlert { return Self.alertWidth }
    return max(min(bounds.width, bounds.height) - 2 * Self.sheetMargin, 0)
  }

  /// The size of an action sheet's popover that fits the actions, in points, or zero for alerts.
  var contentSize: CGSize {
    guard !isAlert else { return .zero }
    let width = Self.popoverWidth
    return CGSize(width: width, height: placeMain(width: width, sets: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cancelBox.isHidden = isPopover || cancelBox.subviews.isEmpty
    let width = isPopover && !isAlert ? bounds.width : boxWidth
    let height = placeMain(width: width, sets: true)
    let x = ((bounds.width - width) / 2).rounded(.down)
    if isAlert {
      let room = bounds.inset(by: safeAreaInsets)
      let y = (room.midY - height / 2).rounded(.down)
      mainBox.frame = CGRect(x: x, y: max(y, room.minY), width: width, height: height)
      return
    }
    if isPopover {
      mainBox.frame = bounds
      return
    }
    var bottom = bounds.height - max(safeAreaInsets.bottom, Self.sheetMargin)
    if !cancelBox.isHidden {
      cancelBox.frame = CGRect(
        x: x, y: bottom - Self.sheetRow, width: width, height: Self.sheetRow)
      cancelBox.subviews.first?.frame = cancelBox.bounds
      bottom = cancelBox.frame.minY - Self.sheetMargin
    }
    mainBox.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
  }

  /// Lays out the text, fields and buttons of the main box from top to bottom.
  ///
  /// - Returns: The height of the box in points.
  private func placeMain(width: CGFloat, sets: Bool) -> CGFloat {
    let inner = width - 2 * Self.textMargin
    var y = Self.textTop
    var hasText = false
    for label in [titleLabel, messageLabel] where label.superview === mainBox {
      if hasText { y += Self.textGap }
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      if sets {
        label.frame = CGRect(x: Self.textMargin, y: y, width: inner, height: size.height)
      }
      y += size.height
      hasText = true
    }
    for field in alert?.textFields ?? [] {
      y += Self.textGap * 2
      if sets {
        field.frame = CGRect(x: Self.textMargin, y: y, width: inner, height: Self.fieldHeight)
      }
      y += Self.fieldHeight
      hasText = true
    }
    y = hasText ? y + Self.textTop : 0
    return placeButtons(from: y, width: width, sets: sets)
  }

  private func placeButtons(from top: CGFloat, width: CGFloat, sets: Bool) -> CGFloat {
    let row = isAlert ? Self.alertRow : Self.sheetRow
    let own = buttons.filter { $0.superview === mainBox }
    if alert?.hasActionsInRow == true, own.allSatisfy({ $0.titleWidth <= width / 2 }) {
      // The cancel action is on the leading side.
      let order =
        own.filter { $0.action.style == .cancel } + own.filter { $0.action.style != .cancel }
      for (index, button) in order.enumerated() where sets {
        button.frame = CGRect(
          x: CGFloat(index) * width / 2, y: top, width: width / 2, height: row)
      }
      return top + row
    }
    for (index, button) in own.enumerated() where sets {
      button.frame = CGRect(x: 0, y: top + CGFloat(index) * row, width: width, height: row)
    }
    return top + CGFloat(own.count) * row
  }
}

/// The button for an action, with a separator at its upper edge.
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let separator = UIView()

  init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    separator.backgroundColor = .separator
    isEnabled = action.isEnabled
    addSubview(label)
    addSubview(separator)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let alert = (next(of: AlertView.self))?.alert else { return }
        alert.tapAction(self.action)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The distance of the title from the sides in points (assumed).
  private static let margin: CGFloat = 8
  /// The width of the title with its margins in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }

  private func next<Kind: UIView>(of kind: Kind.Type) -> Kind? {
    var view = superview
    while let current = view {
      if let found = current as? Kind { return found }
      view = current.superview
    }
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    let line = 1 / max(contentScaleFactor, 1)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
  }
}
