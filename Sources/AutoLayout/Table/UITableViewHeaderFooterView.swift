import Foundation

/// The head or foot of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name by which the view is used again for other sections.
  open internal(set) var reuseIdentifier: String?

  /// Makes a head or foot with a name for reuse; nil for one that is not used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without a name for reuse.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The view that the program's views belong in; it fills the head or foot.
  open private(set) lazy var contentView = UIView(frame: bounds)

  /// Readies the view for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
}
