/// Scroll views and the elements that they arrange.
extension ElementSchema {
  static let scrollViews: [ElementSchema] = [
    ElementSchema(.scrollView, of: [.scrollView]),
    ElementSchema(
      .textView, of: [.scrollView, .text], [TextViewElement.text],
      children: [SchemaChild(.dataDetectorType, key: "dataDetectorTypes")],
      unread: Unread(
        flags: "allowsEditingTextAttributes editable selectable",
        words: ["layoutManager": "textKit1"])),
    ElementSchema(
      .tableView, of: [.scrollView],
      [
        TableViewElement.style, TableViewElement.rowHeight, TableViewElement.sectionHeaderHeight,
        TableViewElement.sectionFooterHeight, TableViewElement.separatorStyle,
        TableViewElement.contentViewInsetsToSafeArea,
      ],
      children: [
        TableViewElement.separatorColor, TableViewElement.separatorInset,
        TableViewElement.prototypes, TableViewElement.sections, TableViewElement.header,
        TableViewElement.footer, SchemaChild(.color, key: "sectionIndexBackgroundColor"),
        SchemaChild(.color, key: "sectionIndexColor"),
        SchemaChild(.color, key: "sectionIndexTrackingBackgroundColor"),
      ],
      unread: Unread(
        flags:
          "allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin",
        numbers:
          "estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight sectionIndexMinimumDisplayRowCount",
        words: ["dataMode": "prototypes static", "separatorInsetReference": "fromAutomaticInsets"])),
    ElementSchema(
      .collectionView, of: [.scrollView],
      children: [
        CollectionViewElement.layout, CollectionViewElement.cells, CollectionViewElement.header,
        CollectionViewElement.footer,
        SchemaChild(.collectionViewLayout, key: "collectionViewLayout"),
      ], unread: Unread(flags: "prefetchingEnabled", words: ["dataMode": "none prototypes"])),
    ElementSchema(
      .tableViewCell, of: [.view, .reusable],
      [
        TableViewCellElement.style, TableViewCellElement.accessoryType,
        TableViewCellElement.selectionStyle, TableViewCellElement.rowHeight,
        TableViewCellElement.textLabel, TableViewCellElement.detailTextLabel,
        TableViewCellElement.imageView,
      ],
      children: [
        TableViewCellElement.separatorInset,
        SchemaChild(.listContentConfiguration, key: "contentConfiguration"),
      ],
      unread: Unread(
        flags: "hidesAccessoryWhenEditing shouldIndentWhileEditing showsReorderControl",
        numbers: "indentationLevel indentationWidth",
        words: [
          "editingAccessoryType": "detailButton disclosureIndicator",
          "focusStyle": "custom default",
        ])),
    ElementSchema(
      .collectionViewCell, of: [.view, .reusable], children: [CollectionViewCellElement.customSize]),
    ElementSchema(.collectionReusableView, of: [.view, .reusable]),
    ElementSchema(
      .tableViewSection, of: [.object],
      [TableViewSectionElement.headerTitle, TableViewSectionElement.footerTitle],
      children: [TableViewSectionElement.cells]),
    ElementSchema(
      .collectionViewFlowLayout, of: [.object],
      [
        FlowLayoutElement.scrollDirection, FlowLayoutElement.minimumLineSpacing,
        FlowLayoutElement.minimumInteritemSpacing,
      ],
      children: [
        FlowLayoutElement.itemSize, FlowLayoutElement.estimatedItemSize,
        FlowLayoutElement.headerReferenceSize, FlowLayoutElement.footerReferenceSize,
        FlowLayoutElement.sectionInset,
      ],
      unread: Unread(
        flags: "automaticEstimatedItemSize", words: ["sectionInsetReference": "safeArea"])),
    ElementSchema(
      .collectionViewLayout, of: [.object],
      [
        FlowLayoutElement.scrollDirection, FlowLayoutElement.minimumLineSpacing,
        FlowLayoutElement.minimumInteritemSpacing,
      ],
      children: [
        FlowLayoutElement.itemSize, FlowLayoutElement.estimatedItemSize,
        FlowLayoutElement.headerReferenceSize, FlowLayoutElement.footerReferenceSize,
        FlowLayoutElement.sectionInset,
      ]),
  ]
}
