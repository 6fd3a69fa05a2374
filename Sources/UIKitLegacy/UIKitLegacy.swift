import UIKit

// Names that UIKit's types had before Swift 4.2. A client asks for them by importing this module,
// or by the compiler's option `-import-module UIKitLegacy` without a change to its source.

/// An attribute of an item in a constraint.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// How the sides of a constraint compare.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// Options of the visual format.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// Across, or along the height.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// How a stack view shares its length.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// How a stack view places views across its axis.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// How a view follows its superview's size.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// How content is fitted into a view's bounds.
public typealias UIViewContentMode = UIView.ContentMode
/// What a control is in.
public typealias UIControlState = UIControl.State
/// What happens to a control.
public typealias UIControlEvents = UIControl.Event
/// The style of a table's cell.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The priority of constraints that must hold.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The compression resistance of content, unless set otherwise.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The hugging of content, unless set otherwise.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The wish of fitting for its target size.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The intrinsic size along an axis on which content has none.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// Asks for the smallest size.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// Asks for the largest size.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
