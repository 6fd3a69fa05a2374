import Foundation

/// The few properties of Core Animation's layers that change how a view looks.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// In points.
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  /// In points.
  open var borderWidth: CGFloat = 0
  open var borderColor: UIColor?
  public override init() {}
}
