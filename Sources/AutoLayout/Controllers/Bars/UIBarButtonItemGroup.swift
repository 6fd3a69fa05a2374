import Foundation

/// Buttons that are shown together in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons from left to right.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that replaces the group if there is not enough space.
  ///
  /// - Remark: Inert. Groups are not drawn.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the representative button is shown. Always `false`.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Always returns `nil`: archives are not read.
  public required init?(coder: NSCoder) { nil }
}
