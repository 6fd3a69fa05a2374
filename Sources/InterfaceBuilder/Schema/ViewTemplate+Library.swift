/// The views of the library, with the sizes that they have in Interface Builder.
extension ViewTemplate {
  private typealias A = ViewAttribute

  package static let view = ViewTemplate(
    "view", width: 240, height: 128, [], children: [systemBackground])

  package static let label = ViewTemplate(
    "label", width: 42, height: 21, contentMode: "left",
    [
      A.opaque.assigned(false), A.userInteractionEnabled.assigned(false),
      A.horizontalHugging.assigned(aboveLow), A.verticalHugging.assigned(aboveLow),
      A.text.assigned("Label"), A.textAlignment.assigned("natural"),
      A.lineBreakMode.assigned("tailTruncation"), A.baselineAdjustment.assigned("alignBaselines"),
      A.adjustsFontSizeToFit.assigned(false),
    ],
    children: [systemFont, noColor("textColor"), noColor("highlightedColor")])

  package static let imageView = ViewTemplate(
    "imageView", width: 240, height: 128, contentMode: "scaleAspectFit",
    [
      A.clipsSubviews.assigned(true), A.userInteractionEnabled.assigned(false),
      A.horizontalHugging.assigned(aboveLow), A.verticalHugging.assigned(aboveLow),
    ])

  package static let textField = ViewTemplate(
    "textField", width: 97, height: 34,
    [
      A.opaque.assigned(false), A.contentHorizontalAlignment.assigned("left"),
      A.contentVerticalAlignment.assigned("center"), A.borderStyle.assigned("roundedRect"),
      A.textAlignment.assigned("natural"), A.minimumFontSize.assigned(17),
    ], children: [systemFont])

  package static let textView = ViewTemplate(
    "textView", width: 240, height: 128,
    [
      A.clipsSubviews.assigned(true), A.multipleTouchEnabled.assigned(true),
      A.textAlignment.assigned("natural"),
      A.text.assigned(
        "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu."),
    ], children: [systemBackground])

  package static let progressView = ViewTemplate(
    "progressView", width: 150, height: 4,
    [A.opaque.assigned(false), A.verticalHugging.assigned(high), A.progress.assigned(0.5)])

  package static let activityIndicator = ViewTemplate(
    "activityIndicatorView", width: 20, height: 20,
    [
      A.opaque.assigned(false), A.horizontalHugging.assigned(high),
      A.verticalHugging.assigned(high), A.style.assigned("medium"),
    ])

  package static let scrollView = ViewTemplate(
    "scrollView", width: 240, height: 128,
    [A.clipsSubviews.assigned(true), A.multipleTouchEnabled.assigned(true)])

  package static let horizontalStack = ViewTemplate(
    ViewElement.stackView, width: 100, height: 80, [A.opaque.assigned(false)])

  package static let verticalStack = ViewTemplate(
    ViewElement.stackView, width: 80, height: 100,
    [A.opaque.assigned(false), A.axis.assigned("vertical")])
}
