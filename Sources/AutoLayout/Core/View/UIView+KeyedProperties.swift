extension UIView {
  /// The properties of views that are available by key.
  static let viewProperties: [KeyedProperty] = [
    KeyedProperty("frame", \UIView.frame), KeyedProperty("bounds", \UIView.bounds),
    KeyedProperty("center", \UIView.center), KeyedProperty("transform", \UIView.transform),
    KeyedProperty("alpha", \UIView.alpha), KeyedProperty("hidden", \UIView.isHidden),
    KeyedProperty("tag", \UIView.tag), KeyedProperty("tintColor", \UIView.tintColor),
    KeyedProperty("backgroundColor", \UIView.backgroundColor),
    KeyedProperty("clipsToBounds", \UIView.clipsToBounds),
    KeyedProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    KeyedProperty("contentMode", \UIView.contentMode),
    KeyedProperty("layoutMargins", \UIView.layoutMargins),
    KeyedProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    KeyedProperty("accessibilityLabel", \UIView.accessibilityLabel),
    KeyedProperty(readOnly: "superview", \UIView.superview),
    KeyedProperty(readOnly: "subviews", \UIView.subviews),
    KeyedProperty(readOnly: "window", \UIView.window),
    KeyedProperty(readOnly: "layer", \UIView.layer),
    KeyedProperty(readOnly: "safeAreaInsets", \UIView.safeAreaInsets),
    KeyedProperty(readOnly: "intrinsicContentSize", \UIView.intrinsicContentSize),
  ]
}
