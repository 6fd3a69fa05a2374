import Foundation

@testable import AutoLayout

/// Views of a program, each with an override that returns what `HostileAnswer` says.
@MainActor
enum HostileViews {
  private typealias Answer = HostileAnswer

  final class IntrinsicSize: UIView {
    override var intrinsicContentSize: CGSize { Answer.size(CGSize(width: 40, height: 20)) }
  }

  final class SizeThatFits: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      Answer.size(CGSize(width: 40, height: 20))
    }
  }

  final class Fitting: UIView {
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      Answer.size(CGSize(width: 40, height: 20))
    }
  }

  final class AlignmentInsets: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      Answer.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  final class AlignmentRect: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      Answer.rect(frame.insetBy(dx: 5, dy: 5))
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -5, dy: -5) }
  }

  final class AlignedFrame: UIView {
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { Answer.rect(rect) }
  }

  final class Margins: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { Answer.insets(super.layoutMargins) }
      set { super.layoutMargins = newValue }
    }
  }

  final class DirectionalMargins: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { Answer.insets(super.directionalLayoutMargins) }
      set { super.directionalLayoutMargins = newValue }
    }
  }

  final class SafeArea: UIView {
    override var safeAreaInsets: UIEdgeInsets { Answer.insets(super.safeAreaInsets) }
  }

  final class Priorities: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      UILayoutPriority(Float(Answer.number(250)))
    }
  }

  final class PreferredWidth: UILabel {
    override var preferredMaxLayoutWidth: CGFloat {
      get { Answer.number(super.preferredMaxLayoutWidth) }
      set { super.preferredMaxLayoutWidth = newValue }
    }
  }

  final class LabelRect: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect {
      Answer.rect(super.textRect(forBounds: bounds, limitedToNumberOfLines: count))
    }
  }

  final class LabelSize: UILabel {
    override var intrinsicContentSize: CGSize { Answer.size(super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { Answer.size(super.sizeThatFits(size)) }
  }

  final class FieldRects: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      Answer.rect(super.textRect(forBounds: bounds))
    }
    // Not that of `super`, which has the size of the left view: its last one, as in UIKit.
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      Answer.rect(CGRect(x: 4, y: 6, width: 10, height: 10))
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      Answer.rect(super.placeholderRect(forBounds: bounds))
    }
  }

  final class ButtonRects: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      Answer.rect(super.contentRect(forBounds: bounds))
    }
    override func titleRect(forContentRect rect: CGRect) -> CGRect {
      Answer.rect(super.titleRect(forContentRect: rect))
    }
  }

  final class ButtonInsets: UIButton {
    override var contentEdgeInsets: UIEdgeInsets {
      get { Answer.insets(super.contentEdgeInsets) }
      set { super.contentEdgeInsets = newValue }
    }
  }

  final class SliderRects: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      Answer.rect(super.trackRect(forBounds: bounds))
    }
  }

  final class StackSpacing: UIStackView {
    override var spacing: CGFloat {
      get { Answer.number(super.spacing) }
      set { super.spacing = newValue }
    }
  }
}
