import Foundation

/// An object whose appearance can be customized per class.
///
/// The proxies of `appearance()` require a runtime that records messages and are not available. The
/// protocol exists for code that extends all such objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A container of objects whose appearance can be customized per class.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
