import AutoLayout

/// The views of the library, with the sizes that they have in Interface Builder.
extension ViewTemplate {
  /// A plain view with the system's background color.
  package static let view = ViewTemplate(
    .view, width: 240, height: 128, children: [systemBackground])

  /// A label with the text “Label”, which hugs its content a little more than plain views do.
  package static let label = ViewTemplate(
    .label, width: 42, height: 21, contentMode: .left,
    [
      ViewElement.opaque.assigned(false), ViewElement.userInteractionEnabled.assigned(false),
      ViewElement.horizontalHuggingPriority.assigned(aboveLow),
      ViewElement.verticalHuggingPriority.assigned(aboveLow), LabelElement.text.assigned("Label"),
      TextElement.textAlignment.assigned(.natural),
      LabelElement.lineBreakMode.assigned(.byTruncatingTail),
      LabelElement.baselineAdjustment.assigned("alignBaselines"),
      LabelElement.adjustsFontSizeToFit.assigned(false),
    ],
    children: [systemFont, noColor(TextElement.textColor), noColor(LabelElement.highlightedColor)])

  /// An image view without an image, which fits its content and ignores touches.
  package static let imageView = ViewTemplate(
    .imageView, width: 240, height: 128, contentMode: .scaleAspectFit,
    [
      ViewElement.clipsSubviews.assigned(true), ViewElement.userInteractionEnabled.assigned(false),
      ViewElement.horizontalHuggingPriority.assigned(aboveLow),
      ViewElement.verticalHuggingPriority.assigned(aboveLow),
    ])

  /// An empty text field with a rounded border.
  package static let textField = ViewTemplate(
    .textField, width: 97, height: 34,
    [
      ViewElement.opaque.assigned(false), ControlElement.contentHorizontalAlignment.assigned(.left),
      ControlElement.contentVerticalAlignment.assigned(.center),
      TextFieldElement.borderStyle.assigned(.roundedRect),
      TextElement.textAlignment.assigned(.natural), TextFieldElement.minimumFontSize.assigned(17),
    ], children: [systemFont])

  /// A text view of the size of a plain view, with placeholder text.
  package static let textView = ViewTemplate(
    .textView, width: 240, height: 128,
    [
      ViewElement.clipsSubviews.assigned(true), ViewElement.multipleTouchEnabled.assigned(true),
      TextElement.textAlignment.assigned(.natural),
      TextViewElement.text.assigned(
        "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu."),
    ], children: [systemBackground])

  /// A progress view at half of its progress.
  package static let progressView = ViewTemplate(
    .progressView, width: 150, height: 4,
    [
      ViewElement.opaque.assigned(false), ViewElement.verticalHuggingPriority.assigned(high),
      ProgressViewElement.progress.assigned(0.5),
    ])

  /// An activity indicator of medium size, which is not animating.
  package static let activityIndicator = ViewTemplate(
    .activityIndicatorView, width: 20, height: 20,
    [
      ViewElement.opaque.assigned(false), ViewElement.horizontalHuggingPriority.assigned(high),
      ViewElement.verticalHuggingPriority.assigned(high),
      ActivityIndicatorElement.style.assigned(.medium),
    ])

  /// An empty scroll view with its layout guides, which Xcode 11 and later writes, and without
  /// constraints to them.
  package static let scrollView = ViewTemplate(
    .scrollView, width: 240, height: 128,
    [ViewElement.clipsSubviews.assigned(true), ViewElement.multipleTouchEnabled.assigned(true)],
    children: [
      NewElement(
        .viewLayoutGuide,
        ScrollViewElement.contentLayoutGuide.marks + [ObjectElement.id.assigned("$content")]),
      NewElement(
        .viewLayoutGuide,
        ScrollViewElement.frameLayoutGuide.marks + [ObjectElement.id.assigned("$frame")]),
    ])

  /// An empty stack view. The horizontal axis is the default, which documents omit.
  package static let horizontalStack = ViewTemplate(
    .stackView, width: 100, height: 80, [ViewElement.opaque.assigned(false)])

  /// An empty stack view with a vertical axis.
  package static let verticalStack = ViewTemplate(
    .stackView, width: 80, height: 100,
    [ViewElement.opaque.assigned(false), StackViewElement.axis.assigned(.vertical)])
}
