import AutoLayout
import Foundation

extension TreeBuilder {
  /// Registers the layout guides that a view's element declares. Those of a controller are added by
  /// `addControllerGuides(to:)`.
  ///
  ///     <viewLayoutGuide key="safeArea" id="abc-De-fGh"/>
  func addGuides(of element: VariedElement, to view: UIView) {
    for child in element.element.children {
      switch child.kind {
      case .viewLayoutGuide: addViewGuide(child, to: view)
      case .keyboardLayoutGuide: addKeyboardGuide(child, to: view)
      case .layoutGuides:
        for guide in child.children where guide.kind != .viewControllerLayoutGuide {
          addViewGuide(guide, to: view)
        }
      default: break
      }
    }
  }

  /// Registers a guide that the view already has, such as the safe area, or creates one.
  private func addViewGuide(_ element: XMLTree.Element, to view: UIView) {
    let guide =
      systemGuide(SystemGuide(key: element[ObjectElement.key]), of: view)
      ?? ownGuide(element, in: view)
    register(guide, element.id)
  }

  /// Returns the guide that UIKit provides in every view, or in a scroll view, or `nil` for the
  /// document's own guide.
  private func systemGuide(_ guide: SystemGuide?, of view: UIView) -> UILayoutGuide? {
    switch guide {
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .scrollContent: (view as? UIScrollView)?.contentLayoutGuide
    case .scrollFrame: (view as? UIScrollView)?.frameLayoutGuide
    case nil: nil
    }
  }

  /// Returns a new guide that only the document's constraints position.
  private func ownGuide(_ element: XMLTree.Element, in view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier =
      element[LayoutGuideElement.identifier] ?? element[ObjectElement.userLabel] ?? ""
    guide.documentIdentifier = element.id
    view.addLayoutGuide(guide)
    ownGuides.append(guide)
    return guide
  }

  /// Adds the keyboard's guide. There is no keyboard on the canvas, where the guide covers the area
  /// below the safe area.
  private func addKeyboardGuide(_ element: XMLTree.Element, to view: UIView) {
    guard purpose == .canvas else { return register(view.keyboardLayoutGuide, element.id) }
    let guide = ownGuide(element, in: view)
    guide.identifier = "UIKeyboardLayoutGuide"
    register(guide, element.id)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  /// Creates the top and bottom layout guides of the root's controller.
  ///
  /// In an app they are the controller's own. On the canvas their lengths are those of the bars,
  /// and a move to another canvas changes only the constants of their heights.
  ///
  ///     <layoutGuides>
  ///         <viewControllerLayoutGuide type="top" id="abc-De-fGh"/>
  ///         <viewControllerLayoutGuide type="bottom" id="jKl-Mn-oPq"/>
  ///     </layoutGuides>
  func addControllerGuides(to view: UIView) {
    guard let guides = root.controller?.child(ControllerElement.layoutGuides) else { return }
    for element in guides.children where element.kind == .viewControllerLayoutGuide {
      let isTop = element[ControllerGuideElement.type] == .top
      if let controller {
        register(controller.addLayoutSupport(at: isTop ? .top : .bottom, to: view), element.id)
        continue
      }
      let guide = UILayoutGuide()
      guide.identifier = isTop ? "UIVC-topLayoutGuide" : "UIVC-bottomLayoutGuide"
      guide.documentIdentifier = element.id
      view.addLayoutGuide(guide)
      register(guide, element.id)
      let length = isTop ? canvas.topGuideLength : canvas.bottomGuideLength
      let height = guide.heightAnchor.constraint(equalToConstant: length)
      if isTop { guideHeights.top = height } else { guideHeights.bottom = height }
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        height,
        isTop
          ? guide.topAnchor.constraint(equalTo: view.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
}
