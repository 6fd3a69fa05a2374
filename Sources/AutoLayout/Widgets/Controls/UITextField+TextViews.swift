import Foundation

/// The private views for the text, which are part of the field only in descriptions.
extension UITextField {
  /// Lays out the canvas of the text, and shows or removes the label of the placeholder.
  func placeTextViews() {
    replaceCanvas()
    canvas.frame = textRect(forBounds: bounds)
    placePlaceholder()
    (canvas as? _UITextLayoutCanvasView)?.placeFragment(for: hasText ? nil : textFont)
  }

  /// Replaces the canvas with one of the class in the release of the window.
  private func replaceCanvas() {
    let hasFragments = PlatformMetrics.fieldsHaveFragments[layoutEnvironment.platform]
    guard hasFragments != (canvas is _UITextLayoutCanvasView) else { return }
    let new = hasFragments ? _UITextLayoutCanvasView() : _UITextFieldCanvasView()
    insertSubview(new, aboveSubview: canvas)
    canvas.removeFromSuperview()
    canvas = new
  }

  /// Shows the placeholder in a label of one line, vertically centered and rounded to a pixel.
  private func placePlaceholder() {
    guard !hasText, let text = attributedPlaceholder, text.length > 0 else {
      placeholderLabel?.removeFromSuperview()
      placeholderLabel = nil
      return
    }
    let label = placeholderLabel ?? makePlaceholderLabel()
    // Setting an equal value would mark the label for another layout, and cause an infinite loop.
    if label.font != textFont { label.font = textFont }
    if label.attributedText != text { label.attributedText = text }
    let pixels = max(1, layoutEnvironment.displayScale)
    let rect = placeholderRect(forBounds: bounds)
    let height = textFont.lineHeight.ceiled(toScale: pixels)
    let top = rect.midY - height / 2
    label.frame = CGRect(
      x: rect.minX, y: top.rounded(toScale: pixels), width: rect.width, height: height)
  }

  private func makePlaceholderLabel() -> UITextFieldLabel {
    let label = UITextFieldLabel()
    placeholderLabel = label
    insertSubview(label, belowSubview: canvas)
    return label
  }
}

/// The label of a placeholder. The class name appears in descriptions of views.
@preconcurrency @MainActor
final class UITextFieldLabel: ControlLabel {}

/// The view of a text field's text in the releases that `PlatformMetrics.fieldsHaveFragments`
/// lists.
///
/// Canvases of both classes have the size of a field without a border. A public test suite counts
/// one subview of a new field.
@preconcurrency @MainActor
final class _UITextLayoutCanvasView: UIView {
  /// The line of an empty field.
  private var fragment: _UITextLayoutFragmentView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Always returns `nil`: only text fields create the view.
  required init?(coder: NSCoder) { nil }

  /// Positions the line of an empty field, vertically centered and rounded to a point. Its height
  /// is that of a line in whole points. `font` is `nil` for a field with text, whose lines are not
  /// known.
  func placeFragment(for font: UIFont?) {
    guard let font else {
      fragment?.removeFromSuperview()
      fragment = nil
      return
    }
    let view = fragment ?? _UITextLayoutFragmentView()
    if fragment == nil { addSubview(view) }
    fragment = view
    let height = font.lineHeight.rounded(.up)
    view.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2).rounded(), width: 0, height: height)
  }
}

/// The view of a text field's text in the other releases.
@preconcurrency @MainActor
final class _UITextFieldCanvasView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    storedIsOpaque = false
  }

  /// Always returns `nil`: only text fields create the view.
  required init?(coder: NSCoder) { nil }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    describeLayer(as: "_UITextTiledLayer", &description)
  }
}

/// A line of a text field. The class name appears in descriptions of views.
@preconcurrency @MainActor
final class _UITextLayoutFragmentView: UIView {
  init() {
    super.init(frame: .zero)
    storedIsOpaque = false
  }

  /// Always returns `nil`: only text fields create the view.
  required init?(coder: NSCoder) { nil }
}
