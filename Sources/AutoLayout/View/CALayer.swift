import Foundation

/// The few properties of Core Animation's layers that change how a view looks.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// In points.
  open var cornerRadius: CGFloat = 0
  /// Whether sublayers are cut at the bounds; kept, pictures follow the view's `clipsToBounds`.
  open var masksToBounds = false
  /// In points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; nil for black.
  open var borderColor: UIColor?
  public override init() {}
}
