import Foundation
import LayoutEngine

/// A host's record of a view or guide: its variables, the constraints that the system creates for
/// it, and the rows that refer to it.
///
/// The lifetime record of the item refers to it, so that it is found without a search. An item has
/// one record per host: one for its tree, and one for each measurement in progress. Like items,
/// records are used only on the main actor, and while an item or a host is deallocated.
final class LayoutRecord: @unchecked Sendable {
  /// The identity of the host. The host outlives the record that is stored in `life`.
  let host: ObjectIdentifier
  /// The item if it is a view and the record belongs to it. The properties that passes read for
  /// every view are stored first and next to each other.
  @exclusivity(unchecked) fileprivate(set) var viewReference: Unmanaged<UIView>?
  /// The position among the views whose height depends on their width, in the order in which they
  /// were found.
  @exclusivity(unchecked) var measurementOrder = 0
  /// A Boolean value that indicates whether the view was moved and its mask places it. The solution
  /// does not include the move yet.
  @exclusivity(unchecked) var isMoved = false
  /// A Boolean value that indicates whether the alignment rectangle of the view does not follow
  /// from `alignmentRectInsets`.
  @exclusivity(unchecked) var hasCustomAlignment = false
  /// A Boolean value that indicates whether the height of the view depends on its width.
  @exclusivity(unchecked) var dependsOnWidth = false
  /// A Boolean value that indicates whether the record is in `LayoutHost.unmeasured`.
  @exclusivity(unchecked) var isUnmeasured = false
  /// A Boolean value that indicates whether the record is in `LayoutHost.unhugged`.
  @exclusivity(unchecked) var isUnhugged = false
  /// A Boolean value that indicates whether the width of a view whose height depends on it was
  /// determined by required equations when the view could request the width of its lines. That has
  /// no effect until the width is released.
  @exclusivity(unchecked) var isFixedText = false
  /// The frame in the coordinates of the superview or owner, in points.
  let x, y, width, height: LayoutEngine.Variable
  /// The constraints with rows that refer to the item, in the order of their addition.
  @exclusivity(unchecked) var dependents: [ConstraintReference] = []
  /// The constraints whose lowering passed through the item, which is a scrolling view.
  @exclusivity(unchecked) var scrollDependents: [ConstraintReference] = []
  /// The lifetime record of the item.
  let life: ItemLife
  /// The width for which text was last measured, in points, if any.
  @exclusivity(unchecked) var measuredWidth: CGFloat?
  /// The minimum width, in points, at which the text of a label has the same lines as without a
  /// limit. It is infinite if it is not known.
  @exclusivity(unchecked) var unbrokenWidth = CGFloat.infinity
  /// The rows for the intrinsic size whose constraints were not requested.
  @exclusivity(unchecked) var contentRows = AxisPair<ContentRow?>(nil)
  /// The constraints for the intrinsic size that were requested, or that depend on alignment
  /// insets.
  @exclusivity(unchecked) var contentConstraints: [NSContentSizeLayoutConstraint] = []
  /// The previous width, in points, of a label that requests the width of its wrapped lines instead
  /// of a single line.
  @exclusivity(unchecked) var huggedWidth: CGFloat?
  /// The rows that prevent a negative width and a negative height. They are `nil` for a safe area,
  /// whose insets can be larger than its view.
  let widthBound, heightBound: LayoutEngine.Constraint?
  /// The constraints that represent the frame and the autoresizing mask, or the size of a root.
  @exclusivity(unchecked) var placement: [NSAutoresizingMaskLayoutConstraint] = []
  /// The record of the same item in a host that was created before.
  @exclusivity(unchecked) fileprivate var outer: LayoutRecord?

  init(_ host: LayoutHost, _ life: ItemLife, engine: inout LayoutEngine) {
    self.host = ObjectIdentifier(host)
    self.life = life
    viewReference = life.viewReference
    x = engine.addVariable()
    y = engine.addVariable()
    width = engine.addVariable()
    height = engine.addVariable()
    let isBounded = viewReference != nil || (life.item as? InsetGuide)?.kind != .safeArea
    widthBound = isBounded ? engine.add(width, .greaterThanOrEqual, 0) : nil
    heightBound = isBounded ? engine.add(height, .greaterThanOrEqual, 0) : nil
    dependents.reserveCapacity(Self.usualDependents)
  }

  /// The typical number of rows that refer to an item: some for each edge, and those for the
  /// content.
  private static let usualDependents = 8

  /// The item, or `nil` after it is deallocated.
  var object: (any LayoutItem)? { life.item }

  /// The item if it is a view.
  var view: UIView? { viewReference?.takeUnretainedValue() }

  /// Returns the variables for the position and the length along an axis.
  func extent(_ axis: NSLayoutConstraint.Axis) -> (
    origin: LayoutEngine.Variable, length: LayoutEngine.Variable
  ) { axis == .horizontal ? (x, width) : (y, height) }

  /// Sorts records by the order in which the dependence of their heights on their widths was found,
  /// so that the order of changes, and with it an ambiguous layout, is deterministic.
  static func sortByMeasurement(_ records: inout [LayoutRecord]) {
    guard records.count > 1 else { return }
    records.sort { $0.measurementOrder < $1.measurementOrder }
  }

  /// Calls `body` for the four variables: x, y, width and height.
  @inline(__always)
  func forEachVariable(_ body: (LayoutEngine.Variable) -> Void) {
    body(x)
    body(y)
    body(width)
    body(height)
  }

  /// Returns a Boolean value that indicates whether a variable is one of the four of this record.
  func contains(_ variable: LayoutEngine.Variable) -> Bool {
    x == variable || y == variable || width == variable || height == variable
  }
}

extension ItemLife {
  /// Returns the record of the item in a host, or `nil` if it has none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of measurements in progress.
  func record(in host: LayoutHost) -> LayoutRecord? {
    let id = ObjectIdentifier(host)
    guard let record, record.host != id else { return record }
    var candidate = record.outer
    while let current = candidate, current.host != id { candidate = current.outer }
    return candidate
  }

  /// Returns the record that was added last, which is not retained, or `nil` if it belongs to
  /// another host.
  @inline(__always)
  func newestRecord(in host: LayoutHost) -> Unmanaged<LayoutRecord>? {
    guard let record else { return nil }
    return record.host == ObjectIdentifier(host) ? .passUnretained(record) : nil
  }

  /// Adds the record of a host.
  func add(_ new: LayoutRecord) {
    new.outer = record
    record = new
  }

  /// Clears the references of all records to the item, which is being deallocated.
  func endRecords() {
    var candidate = record
    while let current = candidate {
      current.viewReference = nil
      candidate = current.outer
    }
    record = nil
  }

  /// Removes the record of a host and clears its reference to the item, because the record is not
  /// notified when the item is deallocated.
  func remove(_ old: LayoutRecord) {
    old.viewReference = nil
    guard record !== old else {
      record = old.outer
      return
    }
    var candidate = record
    while let current = candidate {
      if current.outer === old {
        current.outer = old.outer
        return
      }
      candidate = current.outer
    }
  }
}
