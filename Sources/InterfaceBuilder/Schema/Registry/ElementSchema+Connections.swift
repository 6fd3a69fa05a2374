/// Constraints, guides, connections and gestures.
extension ElementSchema {
  /// The schemas of the elements for connections, gestures and constraints.
  static let connections: [ElementSchema] = [
    ElementSchema(
      .outlet, of: [.object],
      [
        ConnectionElement.destination, ConnectionElement.property, ConnectionElement.selector,
        ConnectionElement.eventType, ConnectionElement.target,
      ]),
    ElementSchema(
      .outletCollection, of: [.object],
      [
        ConnectionElement.destination, ConnectionElement.property, ConnectionElement.selector,
        ConnectionElement.eventType, ConnectionElement.target, ConnectionElement.appends,
      ], unread: Unread(words: ["collectionClass": "NSMutableArray"])),
    ElementSchema(
      .action, of: [.object],
      [
        ConnectionElement.destination, ConnectionElement.property, ConnectionElement.selector,
        ConnectionElement.eventType, ConnectionElement.target,
      ]),
    ElementSchema(
      .segue, of: [.object],
      [
        SegueElement.destination, SegueElement.kind, SegueElement.relationship,
        SegueElement.identifier, SegueElement.modalPresentationStyle, SegueElement.reference,
        SegueElement.unwindAction, SegueElement.popoverAnchorView,
        SegueElement.popoverAnchorBarButtonItem,
      ],
      children: [
        SchemaChild(.popoverPassthroughViews),
        SegueElement.popoverArrowDirection,
        SchemaChild(.nilValue, key: "action"), SchemaChild(.segue, key: "preview"),
        SchemaChild(.segue, key: "commit"),
      ],
      unread: Unread(
        flags: "animates", numbers: "splitViewControllerTargetIndex",
        texts: "destinationCreationSelector",
        words: [
          "inheritsFrom": "commit parent",
          "modalTransitionStyle": "crossDissolve flipHorizontal partialCurl",
          "trigger": "accessoryAction",
        ])),
    ElementSchema(
      .userDefinedRuntimeAttribute, of: [.picture],
      [
        RuntimeAttributeElement.keyPath, RuntimeAttributeElement.type,
        RuntimeAttributeElement.value, RuntimeAttributeElement.image,
      ], children: [RuntimeAttributeElement.valueChild],
      unread: Unread(flags: "localized")),
    ElementSchema(
      .tapGestureRecognizer, of: [.gesture],
      unread: Unread(
        numbers: "numberOfTapsRequired numberOfTouchesRequired")),
    ElementSchema(
      .pongPressGestureRecognizer, of: [.gesture],
      unread: Unread(
        numbers:
          "allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired")),
    ElementSchema(
      .swipeGestureRecognizer, of: [.gesture],
      unread: Unread(
        numbers: "numberOfTouchesRequired", words: ["direction": "down left right up"])),
    ElementSchema(
      .panGestureRecognizer, of: [.gesture],
      unread: Unread(numbers: "maximumNumberOfTouches minimumNumberOfTouches")),
    ElementSchema(
      .screenEdgePanGestureRecognizer, of: [.gesture],
      children: [SchemaChild(.rectEdge, key: "edges")],
      unread: Unread(numbers: "maximumNumberOfTouches minimumNumberOfTouches")),
    ElementSchema(.pinchGestureRecognizer, of: [.gesture], unread: Unread(numbers: "scale")),
    ElementSchema(
      .rotationGestureRecognizer, of: [.gesture], unread: Unread(numbers: "rotation")),
    ElementSchema(
      .constraint, of: [.object], ConstraintElement.attributes,
      unread: Unread(texts: "type symbolType")),
    ElementSchema(.viewLayoutGuide, of: [.object], [LayoutGuideElement.identifier]),
    ElementSchema(.keyboardLayoutGuide, of: [.object], [LayoutGuideElement.identifier]),
  ]
}
