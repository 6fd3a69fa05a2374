import Foundation

/// The position of text that is shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Baselines remain at their position for the full size.
  case alignBaselines = 0
  /// The text is vertically centered.
  case alignCenters
  /// The text begins at the top.
  case none
}

/// The properties of labels that are rarely set.
@MainActor
final class LabelWishes {
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var shadowOffset = CGSize(width: 0, height: -1)
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var showsExpansionTextWhenTruncated = false
}

extension UILabel {
  var wishes: LabelWishes { attachments.object(LabelWishes.self, or: LabelWishes.init) }

  /// A Boolean value that indicates whether letters can move closer together before text is
  /// truncated.
  ///
  /// - Remark: Inert. The letter spacing does not change.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { wishes.allowsDefaultTighteningForTruncation }
    set { wishes.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The strategy for balancing lines.
  ///
  /// - Remark: Inert. Lines take as much text as fits.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { wishes.lineBreakStrategy }
    set { wishes.lineBreakStrategy = newValue }
  }
  /// A Boolean value that indicates whether the whole text is shown when a pointer is over the
  /// label.
  ///
  /// - Remark: Inert. There is no pointer.
  public var showsExpansionTextWhenTruncated: Bool {
    get { wishes.showsExpansionTextWhenTruncated }
    set { wishes.showsExpansionTextWhenTruncated = newValue }
  }
}
