import UIKit

// Names of UIKit's types before Swift 4.2. A client imports this module, or uses the compiler
// option `-import-module UIKitLegacy` without changing its source.

/// An attribute of an item in a constraint.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The relation between the two sides of a constraint.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// Options of the visual format.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// An axis of a layout.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The distribution of the arranged views of a stack view along its axis.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The alignment of the arranged views of a stack view perpendicular to its axis.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The rules for resizing a view with its superview.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The mode in which content fits in the bounds of a view.
public typealias UIViewContentMode = UIView.ContentMode
/// The state of a control.
public typealias UIControlState = UIControl.State
/// The events of a control.
public typealias UIControlEvents = UIControl.Event
/// The style of a table view cell.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The priority of required constraints.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The default compression resistance of content.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The default content hugging.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The priority with which a view has its target size during fitting.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The value that indicates no intrinsic size along an axis.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The option for the smallest possible size.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The option for the largest possible size.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
