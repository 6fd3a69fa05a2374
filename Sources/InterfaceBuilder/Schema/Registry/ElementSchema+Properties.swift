/// Values of properties.
extension ElementSchema {
  static let properties: [ElementSchema] = [
    ElementSchema(
      .rect, of: [.key], [RectElement.x, RectElement.y, RectElement.width, RectElement.height]),
    ElementSchema(
      .frame, of: [.key],
      [
        FrameInsetElement.minX, FrameInsetElement.minY, FrameInsetElement.maxX,
        FrameInsetElement.maxY, FrameInsetElement.width, FrameInsetElement.height,
      ]),
    ElementSchema(
      .inset, of: [.key],
      [InsetElement.minX, InsetElement.minY, InsetElement.maxX, InsetElement.maxY]),
    ElementSchema(
      .edgeInsets, of: [.key],
      [
        EdgeInsetsElement.top, EdgeInsetsElement.left, EdgeInsetsElement.bottom,
        EdgeInsetsElement.right,
      ]),
    ElementSchema(
      .directionalEdgeInsets, of: [.key],
      [
        DirectionalEdgeInsetsElement.top, DirectionalEdgeInsetsElement.leading,
        DirectionalEdgeInsetsElement.bottom, DirectionalEdgeInsetsElement.trailing,
      ]),
    ElementSchema(
      .autoresizingMask, of: [.key],
      [
        MaskElement.flexibleMinX, MaskElement.widthSizable, MaskElement.flexibleMaxX,
        MaskElement.flexibleMinY, MaskElement.heightSizable, MaskElement.flexibleMaxY,
      ]),
    ElementSchema(.range, of: [.key], [RangeElement.location, RangeElement.length]),
    ElementSchema(
      .color, of: [.key],
      [
        ColorElement.systemColor, ColorElement.cocoaTouchSystemColor, ColorElement.name,
        ColorElement.white, ColorElement.red, ColorElement.green, ColorElement.blue,
        ColorElement.alpha, ColorElement.colorSpace, ColorElement.customColorSpace,
      ],
      unread: Unread(
        texts: "patternImage xcode11CocoaTouchSystemColor", words: ["catalog": "System"])),
    ElementSchema(
      .fontDescription, of: [.key],
      [
        FontDescriptionElement.style, FontDescriptionElement.name, FontDescriptionElement.family,
        FontDescriptionElement.pointSize, FontDescriptionElement.type,
        FontDescriptionElement.weight, FontDescriptionElement.metaFont,
      ], unread: Unread(words: ["size": "system"])),
    ElementSchema(
      .font, of: [.key],
      [
        FontDescriptionElement.style, FontDescriptionElement.name, FontDescriptionElement.family,
        FontDescriptionElement.pointSize, FontDescriptionElement.type,
        FontDescriptionElement.weight, FontDescriptionElement.size, FontDescriptionElement.metaFont,
      ], unread: Unread(flags: "usesAppearanceFont")),
    ElementSchema(.string, of: [.key], [StringElement.isBase64]),
    ElementSchema(.mutableString, of: [.key], [StringElement.isBase64]),
    ElementSchema(
      .fragment, of: [.key], [FragmentElement.content], children: [FragmentElement.attributes]),
    ElementSchema(
      .attributes,
      children: [
        FragmentAttributesElement.font, FragmentAttributesElement.color,
        FragmentAttributesElement.kern, FragmentAttributesElement.paragraphStyle,
        SchemaChild(.integer, key: "NSUnderline"), SchemaChild(.color, key: "NSStrokeColor"),
        SchemaChild(.font, key: "NSOriginalFont"), SchemaChild(.real, key: "NSStrokeWidth"),
        SchemaChild(.integer, key: "NSLigature"), SchemaChild(.color, key: "NSUnderlineColor"),
        SchemaChild(.integer, key: "NSStrikethrough"),
        SchemaChild(.color, key: "NSStrikethroughColor"),
        SchemaChild(.color, key: "NSBackgroundColor"), SchemaChild(.real, key: "NSBaselineOffset"),
      ]),
    ElementSchema(
      .paragraphStyle, of: [.key],
      [
        ParagraphStyleElement.alignment, ParagraphStyleElement.lineBreakMode,
        ParagraphStyleElement.lineSpacing, ParagraphStyleElement.paragraphSpacing,
        ParagraphStyleElement.paragraphSpacingBefore, ParagraphStyleElement.firstLineHeadIndent,
        ParagraphStyleElement.headIndent, ParagraphStyleElement.tailIndent,
        ParagraphStyleElement.minimumLineHeight, ParagraphStyleElement.maximumLineHeight,
        ParagraphStyleElement.lineHeightMultiple,
      ], children: [SchemaChild(.tabStops)],
      unread: Unread(
        flags: "allowsDefaultTighteningForTruncation",
        numbers: "defaultTabInterval tighteningFactorForTruncation",
        words: ["baseWritingDirection": "leftToRight natural"])),
    ElementSchema(.real, of: [.key], [NumberElement.value]),
    ElementSchema(.integer, of: [.key], [NumberElement.value]),
    ElementSchema(
      .imageReference, of: [.key],
      [ImageElement.image, ImageElement.catalog, ImageElement.symbolScale, ImageElement.name],
      children: [SchemaChild(.hierarchicalColors)],
      unread: Unread(numbers: "variableValue", words: ["renderingMode": "original"])),
    ElementSchema(
      .preferredSymbolConfiguration, of: [.key],
      [SymbolConfigurationElement.pointSize, SymbolConfigurationElement.scale],
      children: [SymbolConfigurationElement.preferred, SymbolConfigurationElement.fontDescription],
      unread: Unread(words: ["configurationType": "font", "weight": "bold medium regular semibold"])
    ),
    ElementSchema(
      .state, of: [.key, .picture],
      [StateElement.title, StateElement.image, StateElement.backgroundImage],
      children: [
        StateElement.titleColor, StateElement.attributedTitle,
        SchemaChild(.color, key: "titleShadowColor"),
      ]),
    ElementSchema(
      .buttonConfiguration, of: [.key, .picture],
      [
        ButtonConfigurationElement.style, ButtonConfigurationElement.title,
        ButtonConfigurationElement.subtitle, ButtonConfigurationElement.image,
        ButtonConfigurationElement.imagePlacement, ButtonConfigurationElement.imagePadding,
        ButtonConfigurationElement.titlePadding, ButtonConfigurationElement.buttonSize,
        ButtonConfigurationElement.cornerStyle, ButtonConfigurationElement.showsActivityIndicator,
      ],
      children: [
        ButtonConfigurationElement.baseForegroundColor,
        ButtonConfigurationElement.baseBackgroundColor, ButtonConfigurationElement.contentInsets,
        ButtonConfigurationElement.titleFont, ButtonConfigurationElement.subtitleFont,
        ButtonConfigurationElement.attributedTitle,
        SchemaChild(.backgroundConfiguration, key: "background"),
        SchemaChild(.preferredSymbolConfiguration, key: "preferredSymbolConfigurationForImage"),
      ], unread: Unread(words: ["titleAlignment": "automatic leading center trailing"])),
    ElementSchema(
      .textInputTraits, of: [.key], [TextInputTraitsElement.secureTextEntry],
      unread: Unread(
        flags: "enablesReturnKeyAutomatically",
        words: [
          "autocapitalizationType": "allCharacters sentences words", "autocorrectionType": "no yes",
          "keyboardAppearance": "alert",
          "keyboardType":
            "URL alphabet decimalPad emailAddress numberPad numbersAndPunctuation phonePad webSearch",
          "returnKeyType": "done go join next send", "smartDashesType": "no",
          "smartInsertDeleteType": "no yes", "smartQuotesType": "no", "spellCheckingType": "no yes",
          "textContentType":
            "address-level1 email location name new-password nickname one-time-code password tel url username",
        ])),
    ElementSchema(
      .accessibility, of: [.key],
      [AccessibilityElement.identifier, AccessibilityElement.label, AccessibilityElement.hint],
      children: [AccessibilityElement.isElement, AccessibilityElement.traits]),
    ElementSchema(
      .accessibilityTraits, of: [.key], AccessibilityTraitsElement.traits.map(\.attribute)),
    ElementSchema(.bool, of: [.key], [BoolElement.value]),
    ElementSchema(.blurEffect, of: [.key], [BlurEffectElement.style]),
    ElementSchema(
      .segment, of: [.picture], [SegmentElement.title, SegmentElement.image, SegmentElement.width],
      unread: Unread(flags: "enabled")),
  ]
}
