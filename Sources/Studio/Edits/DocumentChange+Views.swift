import Foundation
import InterfaceBuilder

/// Views that come and go.
extension DocumentChange {
  mutating func addView(
    _ kind: StudioEdit.ViewKind, to parentID: String, at place: CGPoint
  ) throws {
    let parent = try view(parentID)
    let isArranged = parent.name == "stackView"
    let size = kind.size
    let x = try Self.finite(Double(place.x))
    let y = try Self.finite(Double(place.y))
    var attributes = kind.attributes
    attributes.append(("contentMode", kind.contentMode))
    attributes.append((ViewElement.translatesAutoresizingMask.name, "NO"))
    attributes.append(("id", editor.newIdentifier()))
    if !isArranged { attributes.append((ViewElement.fixedFrame.name, "YES")) }
    var children = [
      NewElement(
        "rect",
        [
          ("key", "frame"), ("x", XcodeStyle.number(x)), ("y", XcodeStyle.number(y)),
          ("width", XcodeStyle.number(size.width)), ("height", XcodeStyle.number(size.height)),
        ])
    ]
    if !isArranged {
      children.append(ViewElement.fixedFrameMask)
    }
    let new = NewElement(kind.elementName, attributes, children: children + kind.children)
    if let list = parent.child("subviews") {
      editor.insert(new, into: list)
    } else {
      let next = parent.children.first {
        $0.name != "rect" && $0.name != ViewElement.autoresizingMask
      }
      editor.insert(NewElement("subviews", [], children: [new]), into: parent, before: next)
    }
  }

  mutating func deleteViews(_ ids: [String]) throws {
    let views = try ids.map(view)
    var gone: Set<String> = []
    for view in views {
      guard let list = view.parent, list.name == "subviews" else {
        throw StudioError(
          "'\(view.id ?? view.name)' cannot be deleted", hint: "it is the root or belongs to a cell"
        )
      }
      collect(view, &gone)
      editor.remove(view)
      let others = list.children.filter { child in !views.contains(child) }
      if others.isEmpty { editor.remove(list) }
    }
    removeConstraints(
      ConstraintElement.all(in: document.tree).filter { use in
        !use.items.isDisjoint(with: gone)
          && !views.contains { $0.range.contains(use.element.range.lowerBound) }
      }, alsoGone: gone)
    removeMentions(of: gone)
  }

  /// Takes away connections and masks of objects that are gone.
  mutating func removeMentions(of gone: Set<String>) {
    for element in document.tree.allElements {
      if InstallationEntry(element)?.reference.map(gone.contains) ?? false {
        editor.remove(element)
      }
      switch element.name {
      case "outlet", "outletCollection", "action", "segue":
        if element["destination"].map(gone.contains) ?? false { editor.remove(element) }
      default: break
      }
    }
  }

  /// Identifiers of everything in an element.
  private func collect(_ element: XMLTree.Element, _ ids: inout Set<String>) {
    var stack = [element]
    while let next = stack.popLast() {
      if let id = next.id { ids.insert(id) }
      stack += next.children
    }
  }
}

extension StudioEdit.ViewKind {
  var elementName: String {
    switch self {
    case .view: "view"
    case .label: "label"
    case .button: "button"
    case .imageView: "imageView"
    case .textField: "textField"
    case .textView: "textView"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmentedControl"
    case .progressView: "progressView"
    case .activityIndicator: "activityIndicatorView"
    case .pageControl: "pageControl"
    case .horizontalStack, .verticalStack: "stackView"
    case .scrollView: "scrollView"
    case .datePicker: "datePicker"
    }
  }

  var contentMode: String {
    switch self {
    case .label: "left"
    case .imageView: "scaleAspectFit"
    default: "scaleToFill"
    }
  }

  /// The size that Interface Builder's library gives, in points.
  var size: CGSize {
    switch self {
    case .view: CGSize(width: 240, height: 128)
    case .label: CGSize(width: 42, height: 21)
    case .button: CGSize(width: 75, height: 35)
    case .imageView: CGSize(width: 240, height: 128)
    case .textField: CGSize(width: 97, height: 34)
    case .textView: CGSize(width: 240, height: 128)
    case .toggle: CGSize(width: 51, height: 31)
    case .slider: CGSize(width: 122, height: 31)
    case .stepper: CGSize(width: 94, height: 32)
    case .segmentedControl: CGSize(width: 123, height: 32)
    case .progressView: CGSize(width: 150, height: 4)
    case .activityIndicator: CGSize(width: 20, height: 20)
    case .pageControl: CGSize(width: 115, height: 26)
    case .horizontalStack: CGSize(width: 100, height: 80)
    case .verticalStack: CGSize(width: 80, height: 100)
    case .scrollView: CGSize(width: 240, height: 128)
    case .datePicker: CGSize(width: 193, height: 34)
    }
  }

  var attributes: [(String, String?)] {
    let control: [(String, String?)] = [
      ("opaque", "NO"), ("contentHorizontalAlignment", "center"),
      ("contentVerticalAlignment", "center"),
    ]
    switch self {
    case .view: return []
    case .label:
      return [
        ("opaque", "NO"), ("userInteractionEnabled", "NO"),
        ("horizontalHuggingPriority", "251"), ("verticalHuggingPriority", "251"),
        ("text", "Label"), ("textAlignment", "natural"),
        ("lineBreakMode", "tailTruncation"), ("baselineAdjustment", "alignBaselines"),
        ("adjustsFontSizeToFit", "NO"),
      ]
    case .button:
      return control + [("buttonType", "system"), ("lineBreakMode", "middleTruncation")]
    case .imageView:
      return [
        ("clipsSubviews", "YES"), ("userInteractionEnabled", "NO"),
        ("horizontalHuggingPriority", "251"), ("verticalHuggingPriority", "251"),
      ]
    case .textField:
      return [
        ("opaque", "NO"), ("contentHorizontalAlignment", "left"),
        ("contentVerticalAlignment", "center"), ("borderStyle", "roundedRect"),
        ("textAlignment", "natural"), ("minimumFontSize", "17"),
      ]
    case .textView:
      return [
        ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("textAlignment", "natural"),
        ("text", "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu."),
      ]
    case .toggle:
      return control + [
        ("horizontalHuggingPriority", "750"), ("verticalHuggingPriority", "750"), ("on", "YES"),
      ]
    case .slider:
      return control + [("value", "0.5"), ("minValue", "0.0"), ("maxValue", "1")]
    case .stepper:
      return control + [
        ("horizontalHuggingPriority", "750"), ("verticalHuggingPriority", "750"),
        ("maximumValue", "100"),
      ]
    case .segmentedControl:
      return [
        ("opaque", "NO"), ("contentHorizontalAlignment", "left"),
        ("contentVerticalAlignment", "top"), ("segmentControlStyle", "plain"),
        ("selectedSegmentIndex", "0"),
      ]
    case .progressView:
      return [("opaque", "NO"), ("verticalHuggingPriority", "750"), ("progress", "0.5")]
    case .activityIndicator:
      return [
        ("opaque", "NO"), ("horizontalHuggingPriority", "750"),
        ("verticalHuggingPriority", "750"), ("style", "medium"),
      ]
    case .pageControl: return control + [("numberOfPages", "3")]
    case .horizontalStack: return [("opaque", "NO")]
    case .verticalStack: return [("opaque", "NO"), ("axis", "vertical")]
    case .scrollView: return [("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES")]
    case .datePicker:
      return control + [
        ("datePickerMode", "dateAndTime"), ("minuteInterval", "1"), ("style", "compact"),
      ]
    }
  }

  var children: [NewElement] {
    switch self {
    case .view, .textView:
      return [
        NewElement("color", [("key", "backgroundColor"), ("systemColor", "systemBackgroundColor")])
      ]
    case .label:
      return [
        NewElement(
          "fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")]),
        NewElement("nil", [("key", "textColor")]),
        NewElement("nil", [("key", "highlightedColor")]),
      ]
    case .button:
      return [
        NewElement("state", [("key", "normal"), ("title", "Button")]),
        NewElement(
          "buttonConfiguration",
          [("key", "configuration"), ("style", "plain"), ("title", "Button")]),
      ]
    case .segmentedControl:
      return [
        NewElement(
          "segments", [],
          children: ["First", "Second"].map { NewElement("segment", [("title", $0)]) })
      ]
    case .textField:
      return [
        NewElement(
          "fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")])
      ]
    default: return []
    }
  }
}
