import Foundation
import Testing

@testable import AutoLayout

/// Images that are made from others, and what image views show. Oracle: Apple's documentation
/// (hand).
@MainActor
@Suite struct ImageVariationTests {
  private let image = UIImage(name: "a", size: CGSize(width: 10, height: 20), scale: 2)

  @Test func `A modified copy of an image keeps its other properties`() {
    let made = image.withRenderingMode(.alwaysOriginal)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch
      )
      .withBaselineOffset(fromBottom: 5).imageFlippedForRightToLeftLayoutDirection()
    #expect(made.renderingMode == .alwaysOriginal && made.scale == 2 && made.name == "a")
    #expect(made.capInsets.right == 4 && made.resizingMode == .stretch)
    #expect(made.baselineOffsetFromBottom == 5 && made.hasBaseline)
    #expect(made.flipsForRightToLeftLayoutDirection && made != image)
    #expect(!made.imageWithoutBaseline().hasBaseline)
  }

  @Test func `Mirroring an image twice restores it`() {
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mirrored.imageOrientation == .upMirrored)
    #expect(mirrored.withHorizontallyFlippedOrientation() == image)
  }

  @Test func `A 90-degree orientation swaps width and height`() throws {
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 10))
    #expect(turned.imageOrientation == .right)
  }

  @Test func `The size of a symbol follows the configuration's point size or text style`() throws {
    let usual = try #require(UIImage(systemName: "star"))
    // 34 is twice the size of body text.
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large?.size.height == usual.size.height * 2)
    let applied = usual.applyingSymbolConfiguration(.init(textStyle: .largeTitle))
    #expect(applied?.size == large?.size)
    let both = UIImage.SymbolConfiguration(pointSize: 34).applying(
      UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(image.applyingSymbolConfiguration(both) == nil)
    #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
  }

  /// 30 × 40 points next to body text, 60 × 80 at twice its size.
  @Test func `A configuration scales a catalog symbol and its alignment insets`() {
    let symbol = UIImage(
      name: "boat", size: CGSize(width: 30, height: 40), scale: 2, isSymbol: true,
      alignmentRectInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let weight = symbol.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(weight.size == symbol.size && weight.scale == 2)
    let large = weight.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.size == CGSize(width: 60, height: 80))
    #expect(large.alignmentRectInsets == UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    #expect(large.withoutConfiguration() == symbol)
  }

  @Test func `An image view applies its preferred symbol configuration`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
  }

  @Test func `An image view does not tint an always-original image`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.tintColor = .green
    func tint() -> LayoutSnapshot.Color? {
      guard case .image(let image) = view.snapshotContent else { return nil }
      return image.tint
    }
    #expect(tint() == UIColor.green.snapshotColor)
    view.image = view.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tint() == UIColor.red.snapshotColor)
    view.image = image.withTintColor(.blue)
    #expect(tint() == UIColor.blue.snapshotColor)
  }

  @Test func `An animated image flattens nested animations`() throws {
    let other = UIImage(name: "b", size: CGSize(width: 1, height: 1))
    let inner = try #require(UIImage.animatedImage(with: [image, other], duration: 1))
    let outer = try #require(UIImage.animatedImage(with: [inner, other], duration: 2))
    #expect(outer.images?.map(\.name) == ["a", "b", "b"] && outer.duration == 2)
    #expect(outer.size == image.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: nil)
    #expect(!view.isAnimating)
    view.animationImages = [other]
    view.startAnimating()
    #expect(view.isAnimating && view.shownImage === other)
    view.stopAnimating()
    #expect(view.shownImage == nil)
  }

  @Test func `An image asset and its variants do not retain each other`() {
    weak var released: UIImageAsset?
    do {
      let asset = UIImageAsset()
      let light = UITraitCollection(userInterfaceStyle: .light)
      asset.register(image, with: light)
      #expect(asset.image(with: light).imageAsset === asset)
      released = asset
    }
    #expect(released == nil)
  }

  @Test func `A view shows the registered variant for its traits`() {
    let asset = UIImageAsset()
    let dark = UIImage(size: image.size, scale: 1, drawing: nil, data: Data([1]))
    asset.register(image, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.shownImage?.data == Data([1]))
    view.overrideUserInterfaceStyle = .light
    #expect(view.shownImage?.data == nil)
  }
}
