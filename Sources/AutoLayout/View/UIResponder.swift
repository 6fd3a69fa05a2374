import Foundation

/// The common ancestor of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {}

  deinit { releaseAssociatedObjects(of: self) }

  /// The object that would be asked after this one.
  open var next: UIResponder? { nil }

  /// Told after the object was made from a document and all its outlets were connected; call super.
  open func awakeFromNib() {}

  /// Told after the object was made for Interface Builder's canvas or a preview of it, where
  /// `awakeFromNib()` is not called.
  open func prepareForInterfaceBuilder() {}
}
