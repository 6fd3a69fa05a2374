#if SourcePorting
  /// A stub of SnapKit that makes real constraints with its closures.
  extension StubModules {
    static let snapKit = #"""
      import Foundation
      import UIKit

      public protocol ConstraintItem: AnyObject {}
      extension UIView: ConstraintItem {}
      extension UILayoutGuide: ConstraintItem {}
      public protocol ConstraintRelatableTarget {}
      extension UIView: ConstraintRelatableTarget {}
      extension UILayoutGuide: ConstraintRelatableTarget {}
      extension Int: ConstraintRelatableTarget {}
      extension Double: ConstraintRelatableTarget {}
      extension Float: ConstraintRelatableTarget {}
      extension CGFloat: ConstraintRelatableTarget {}
      extension CGSize: ConstraintRelatableTarget {}
      extension CGPoint: ConstraintRelatableTarget {}
      extension UIEdgeInsets: ConstraintRelatableTarget {}
      public protocol ConstraintOffsetTarget {}
      extension Int: ConstraintOffsetTarget {}
      extension Double: ConstraintOffsetTarget {}
      extension Float: ConstraintOffsetTarget {}
      extension CGFloat: ConstraintOffsetTarget {}
      extension CGSize: ConstraintOffsetTarget {}
      extension CGPoint: ConstraintOffsetTarget {}
      extension UIEdgeInsets: ConstraintOffsetTarget {}
      public protocol ConstraintInsetTarget {}
      extension Int: ConstraintInsetTarget {}
      extension Double: ConstraintInsetTarget {}
      extension Float: ConstraintInsetTarget {}
      extension CGFloat: ConstraintInsetTarget {}
      extension UIEdgeInsets: ConstraintInsetTarget {}
      extension NSDirectionalEdgeInsets: ConstraintInsetTarget {}
      public protocol ConstraintPriorityTarget { var constraintPriorityTargetValue: Float { get } }
      extension Int: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { Float(self) } }
      extension Double: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { Float(self) } }
      extension Float: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { self } }
      extension UILayoutPriority: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { rawValue } }
      public struct ConstraintPriority: ConstraintPriorityTarget, Sendable {
        public let value: Float
        public init(_ value: Float) { self.value = value }
        public var constraintPriorityTargetValue: Float { value }
        public static let required = ConstraintPriority(1000)
        public static let high = ConstraintPriority(750)
        public static let medium = ConstraintPriority(500)
        public static let low = ConstraintPriority(250)
      }
      public typealias ConstraintView = UIView
      public typealias ConstraintLayoutGuide = UILayoutGuide

      func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        default: nil
        }
      }

      public final class LayoutConstraint: NSLayoutConstraint {}

      @MainActor public final class ConstraintAttributesItem: ConstraintRelatableTarget {
        let item: AnyObject
        let attributes: [NSLayoutConstraint.Attribute]
        init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
          self.item = item
          self.attributes = attributes
        }
      }

      @MainActor public final class Constraint {
        var constraints: [NSLayoutConstraint] = []
        public var layoutConstraints: [NSLayoutConstraint] { constraints }
        public var isActive: Bool {
          get { constraints.allSatisfy(\.isActive) }
          set { for constraint in constraints { constraint.isActive = newValue } }
        }
        public func activate() { isActive = true }
        public func deactivate() { isActive = false }
        @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
          for constraint in constraints { constraint.constant = amount(offset, constraint.firstAttribute) }
          return self
        }
        @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
          for constraint in constraints { constraint.constant = insetAmount(inset, constraint.firstAttribute) }
          return self
        }
        @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
          for constraint in constraints { constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue) }
          return self
        }
      }

      func amount(_ value: Any, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        if let number = number(value) { return number }
        if let size = value as? CGSize { return attribute == .width ? size.width : size.height }
        if let point = value as? CGPoint { return attribute == .centerX || attribute == .left || attribute == .leading ? point.x : point.y }
        if let insets = value as? UIEdgeInsets {
          switch attribute {
          case .top, .topMargin: return insets.top
          case .left, .leading: return insets.left
          case .bottom: return insets.bottom
          case .right, .trailing: return insets.right
          default: return 0
          }
        }
        return 0
      }

      func insetAmount(_ value: Any, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        var edges = UIEdgeInsets.zero
        if let number = number(value) { edges = UIEdgeInsets(top: number, left: number, bottom: number, right: number) }
        if let insets = value as? UIEdgeInsets { edges = insets }
        if let insets = value as? NSDirectionalEdgeInsets {
          edges = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        switch attribute {
        case .bottom, .right, .trailing, .bottomMargin, .rightMargin, .trailingMargin: return -amount(edges, attribute)
        case .width: return -(edges.left + edges.right)
        case .height: return -(edges.top + edges.bottom)
        case .centerX, .centerY: return 0
        default: return amount(edges, attribute)
        }
      }

      @MainActor final class ConstraintDescription {
        let item: AnyObject
        var attributes: [NSLayoutConstraint.Attribute]
        var relation = NSLayoutConstraint.Relation.equal
        var target: Any?
        var offset: Any = 0
        var inset: Any?
        var multiplier: CGFloat = 1
        var priority: Float = 1000
        let constraint = Constraint()
        init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
          self.item = item
          self.attributes = attributes
        }
        func make() -> [NSLayoutConstraint] {
          guard let target else { return [] }
          var result: [NSLayoutConstraint] = []
          for (index, attribute) in attributes.enumerated() {
            var other: AnyObject?
            var otherAttribute = attribute
            var constant = inset.map { insetAmount($0, attribute) } ?? amount(offset, attribute)
            if let related = target as? ConstraintAttributesItem {
              other = related.item
              if related.attributes.count == attributes.count { otherAttribute = related.attributes[index] }
              else if let first = related.attributes.first { otherAttribute = first }
            } else if target is UIView || target is UILayoutGuide {
              other = target as AnyObject
            } else {
              constant += amount(target, attribute)
              let isSize = attribute == .width || attribute == .height
              if !isSize { other = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }
              if other == nil { otherAttribute = .notAnAttribute }
            }
            let made = LayoutConstraint(
              item: item, attribute: attribute, relatedBy: relation, toItem: other,
              attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier, constant: constant)
            made.priority = UILayoutPriority(priority)
            result.append(made)
          }
          constraint.constraints = result
          return result
        }
      }

      @MainActor public class ConstraintMakerFinalizable {
        let description: ConstraintDescription
        init(_ description: ConstraintDescription) { self.description = description }
        @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable { self }
        public var constraint: Constraint { description.constraint }
      }
      public class ConstraintMakerPriortizable: ConstraintMakerFinalizable {
        @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
          description.priority = amount.constraintPriorityTargetValue
          return self
        }
        @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
          description.priority = amount.value
          return self
        }
      }
      public typealias ConstraintMakerPrioritizable = ConstraintMakerPriortizable
      public class ConstraintMakerEditable: ConstraintMakerPriortizable {
        @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
          description.offset = amount
          return self
        }
        @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
          description.inset = amount
          return self
        }
        @discardableResult public func multipliedBy(_ amount: Double) -> ConstraintMakerEditable {
          description.multiplier = CGFloat(amount)
          return self
        }
        @discardableResult public func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
          description.multiplier = amount
          return self
        }
        @discardableResult public func dividedBy(_ amount: Double) -> ConstraintMakerEditable {
          description.multiplier = 1 / CGFloat(amount)
          return self
        }
      }
      public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
        func related(_ target: Any?, _ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
          description.target = target
          description.relation = relation
          return ConstraintMakerEditable(description)
        }
        var parent: AnyObject? { (description.item as? UIView)?.superview ?? (description.item as? UILayoutGuide)?.owningView }
        @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .equal) }
        @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .lessThanOrEqual) }
        @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .greaterThanOrEqual) }
        @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { related(parent, .equal) }
        @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { related(parent, .lessThanOrEqual) }
        @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { related(parent, .greaterThanOrEqual) }
      }
      public class ConstraintMakerExtendable: ConstraintMakerRelatable {
        func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
          description.attributes += attributes
          return self
        }
        public var left: ConstraintMakerExtendable { adding([.left]) }
        public var top: ConstraintMakerExtendable { adding([.top]) }
        public var right: ConstraintMakerExtendable { adding([.right]) }
        public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
        public var leading: ConstraintMakerExtendable { adding([.leading]) }
        public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
        public var width: ConstraintMakerExtendable { adding([.width]) }
        public var height: ConstraintMakerExtendable { adding([.height]) }
        public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
        public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
        public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
        public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
        public var edges: ConstraintMakerExtendable { adding([.top, .left, .bottom, .right]) }
        public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
        public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
        public var directionalEdges: ConstraintMakerExtendable { adding([.top, .leading, .bottom, .trailing]) }
        public var directionalHorizontalEdges: ConstraintMakerExtendable { adding([.leading, .trailing]) }
        public var directionalVerticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
        public var size: ConstraintMakerExtendable { adding([.width, .height]) }
        public var center: ConstraintMakerExtendable { adding([.centerX, .centerY]) }
        public var margins: ConstraintMakerExtendable { adding([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
      }

      @MainActor public final class ConstraintMaker {
        let item: AnyObject
        var descriptions: [ConstraintDescription] = []
        init(_ item: AnyObject) { self.item = item }
        func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
          let description = ConstraintDescription(item, attributes)
          descriptions.append(description)
          return ConstraintMakerExtendable(description)
        }
        public var left: ConstraintMakerExtendable { begin([.left]) }
        public var top: ConstraintMakerExtendable { begin([.top]) }
        public var right: ConstraintMakerExtendable { begin([.right]) }
        public var bottom: ConstraintMakerExtendable { begin([.bottom]) }
        public var leading: ConstraintMakerExtendable { begin([.leading]) }
        public var trailing: ConstraintMakerExtendable { begin([.trailing]) }
        public var width: ConstraintMakerExtendable { begin([.width]) }
        public var height: ConstraintMakerExtendable { begin([.height]) }
        public var centerX: ConstraintMakerExtendable { begin([.centerX]) }
        public var centerY: ConstraintMakerExtendable { begin([.centerY]) }
        public var firstBaseline: ConstraintMakerExtendable { begin([.firstBaseline]) }
        public var lastBaseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
        public var edges: ConstraintMakerExtendable { begin([.top, .left, .bottom, .right]) }
        public var horizontalEdges: ConstraintMakerExtendable { begin([.left, .right]) }
        public var verticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
        public var directionalEdges: ConstraintMakerExtendable { begin([.top, .leading, .bottom, .trailing]) }
        public var directionalHorizontalEdges: ConstraintMakerExtendable { begin([.leading, .trailing]) }
        public var directionalVerticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
        public var size: ConstraintMakerExtendable { begin([.width, .height]) }
        public var center: ConstraintMakerExtendable { begin([.centerX, .centerY]) }
        public var margins: ConstraintMakerExtendable { begin([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
        func make() -> [NSLayoutConstraint] { descriptions.flatMap { $0.make() } }
      }

      @MainActor private var installed: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

      @MainActor public struct ConstraintViewDSL {
        let item: AnyObject
        public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
          let maker = ConstraintMaker(item)
          closure(maker)
          (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
          let constraints = maker.make()
          NSLayoutConstraint.activate(constraints)
          installed[ObjectIdentifier(item), default: []] += constraints
        }
        public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
          let maker = ConstraintMaker(item)
          closure(maker)
          (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
          _ = maker.make()
          return maker.descriptions.map(\.constraint)
        }
        public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
          removeConstraints()
          makeConstraints(closure)
        }
        public func removeConstraints() {
          NSLayoutConstraint.deactivate(installed.removeValue(forKey: ObjectIdentifier(item)) ?? [])
        }
        public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
          let maker = ConstraintMaker(item)
          closure(maker)
          let known = installed[ObjectIdentifier(item)] ?? []
          for made in maker.make() {
            let old = known.first {
              $0.firstAttribute == made.firstAttribute && $0.relation == made.relation
                && $0.secondItem === made.secondItem && $0.secondAttribute == made.secondAttribute
            }
            if let old { old.constant = made.constant } else {
              made.isActive = true
              installed[ObjectIdentifier(item), default: []].append(made)
            }
          }
        }
        public var contentHuggingHorizontalPriority: Float {
          get { (item as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 250 }
          nonmutating set { (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
        }
        public var contentHuggingVerticalPriority: Float {
          get { (item as? UIView)?.contentHuggingPriority(for: .vertical).rawValue ?? 250 }
          nonmutating set { (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
        }
        public var contentCompressionResistanceHorizontalPriority: Float {
          get { (item as? UIView)?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 750 }
          nonmutating set { (item as? UIView)?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
        }
        public var contentCompressionResistanceVerticalPriority: Float {
          get { (item as? UIView)?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 750 }
          nonmutating set { (item as? UIView)?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
        }
        func attributes(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintAttributesItem { ConstraintAttributesItem(item, attributes) }
        public var left: ConstraintAttributesItem { attributes([.left]) }
        public var top: ConstraintAttributesItem { attributes([.top]) }
        public var right: ConstraintAttributesItem { attributes([.right]) }
        public var bottom: ConstraintAttributesItem { attributes([.bottom]) }
        public var leading: ConstraintAttributesItem { attributes([.leading]) }
        public var trailing: ConstraintAttributesItem { attributes([.trailing]) }
        public var width: ConstraintAttributesItem { attributes([.width]) }
        public var height: ConstraintAttributesItem { attributes([.height]) }
        public var centerX: ConstraintAttributesItem { attributes([.centerX]) }
        public var centerY: ConstraintAttributesItem { attributes([.centerY]) }
        public var firstBaseline: ConstraintAttributesItem { attributes([.firstBaseline]) }
        public var lastBaseline: ConstraintAttributesItem { attributes([.lastBaseline]) }
        public var edges: ConstraintAttributesItem { attributes([.top, .left, .bottom, .right]) }
        public var horizontalEdges: ConstraintAttributesItem { attributes([.left, .right]) }
        public var verticalEdges: ConstraintAttributesItem { attributes([.top, .bottom]) }
        public var size: ConstraintAttributesItem { attributes([.width, .height]) }
        public var center: ConstraintAttributesItem { attributes([.centerX, .centerY]) }
        public var margins: ConstraintAttributesItem { attributes([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
        public var leadingMargin: ConstraintAttributesItem { attributes([.leadingMargin]) }
        public var trailingMargin: ConstraintAttributesItem { attributes([.trailingMargin]) }
        public var topMargin: ConstraintAttributesItem { attributes([.topMargin]) }
        public var bottomMargin: ConstraintAttributesItem { attributes([.bottomMargin]) }
      }
      extension UIView { public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) } }
      extension UILayoutGuide { public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) } }
      """#
  }
#endif
