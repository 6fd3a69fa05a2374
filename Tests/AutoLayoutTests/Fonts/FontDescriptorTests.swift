import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UIFontDescriptor` and `UIFontMetrics`; sizes of text styles are
/// those of the Human Interface Guidelines.
@MainActor
@Suite struct FontDescriptorTests {
  @Test func `A font descriptor restores its font`() {
    for font in [
      UIFont.systemFont(ofSize: 15), .systemFont(ofSize: 15, weight: .semibold),
      .italicSystemFont(ofSize: 12), .preferredFont(forTextStyle: .headline),
      .monospacedSystemFont(ofSize: 13, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 13, weight: .regular),
    ] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    }
    let helvetica = UIFont(name: "Helvetica", size: 20)
    #expect(helvetica.map { UIFont(descriptor: $0.fontDescriptor, size: 0) } == helvetica)
  }

  @Test func `Descriptors with traits select weight, slant and design`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let descriptor = try #require(
      font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let bold = UIFont(descriptor: descriptor, size: 0)
    #expect(bold.cssWeight == 700 && bold.isItalic && bold.pointSize == 17)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let back = try #require(bold.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: back, size: 20) == .systemFont(ofSize: 20))
    let weight = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: weight, size: 10) == .systemFont(ofSize: 10, weight: .heavy))
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    let named = try #require(
      UIFont(name: "Helvetica", size: 20)?.fontDescriptor.withSymbolicTraits(.traitBold))
    let helvetica = UIFont(descriptor: named, size: 0)
    #expect(helvetica.familyName == "Helvetica" && helvetica.cssWeight == 700)
  }

  @Test func `Feature settings select monospaced digits`() {
    let descriptor = UIFont.systemFont(ofSize: 14).fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          .selector: kMonospacedNumbersSelector,
        ]
      ]
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == .monospacedDigitSystemFont(ofSize: 14, weight: .regular))
  }

  @Test func `Font metrics scale with the content size category`() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 17)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font, compatibleWith: large) == font)
    // Body text has 17 points at large and 53 at the largest size.
    #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 53)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge)
    #expect(limited.pointSize == 30)
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: huge) == 106)
  }

  @Test func `UIFont lists families and the names of their fonts`() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    for name in UIFont.fontNames(forFamilyName: "Avenir Next") {
      #expect(UIFont(name: name, size: 10) != nil)
    }
    #expect(UIFont.fontNames(forFamilyName: "Unknown").isEmpty)
  }
}
