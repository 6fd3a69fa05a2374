import Foundation

/// What has a look that could be set for a whole class.
///
/// The proxies of `appearance()` need a runtime that records messages; they are not offered. The
/// protocol stands for code that extends all objects of the kind.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What holds objects whose look could be set for a whole class.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
