import AutoLayout
import Foundation

/// Which surfaces documents are linted on.
public struct LintCanvases: Hashable, Sendable, Codable {
  /// Which ways devices are held.
  public enum Orientations: String, Hashable, Sendable, Codable, CaseIterable {
    /// Devices are held with the long side vertical.
    case portrait
    /// Devices are held with the long side horizontal.
    case landscape
    /// Every device is held in portrait and in landscape.
    case all
  }
  /// Which ways the interface runs.
  public enum Directions: String, Hashable, Sendable, Codable, CaseIterable {
    /// Leading is on the left, as in English.
    case leftToRight = "left-to-right"
    /// Leading is on the right, as in Arabic and Hebrew.
    case rightToLeft = "right-to-left"
    /// Every document is laid out from left to right and from right to left.
    case all
  }

  /// Interface Builder's identifiers of devices that come after the document's own canvas.
  public var devices: [String] = []
  /// Which ways the devices are held.
  public var orientations = Orientations.portrait
  /// A Boolean value that indicates whether iPads are taken at the widths of Split View, too.
  public var includesSplits = false
  /// Which ways the interface runs.
  public var directions = Directions.leftToRight
  /// Languages that every surface is shown in, too.
  public var locales: [String] = []
  /// A Boolean value that indicates whether every surface is shown with invented texts, too, which
  /// are a third longer.
  public var isPseudo = false
  /// Sizes of text that every surface is shown with, by the names that UIKit's constants have.
  public var contentSizes: [UIContentSizeCategory] {
    get { contentSizeNames.map(UIContentSizeCategory.init(rawValue:)) }
    set { contentSizeNames = newValue.map(\.rawValue) }
  }
  /// The raw values of `contentSizes`, which are `Codable`.
  private var contentSizeNames: [String] = []
  /// A Boolean value that indicates whether every surface is shown with the system's fonts bolder.
  public var hasBoldText = false
  /// A Boolean value that indicates whether the document's own canvas comes first.
  public var includesDocumentCanvas = true

  /// Returns a Boolean value that indicates whether a name may be a language: letters, digits and
  /// hyphens. Anything else could name a file elsewhere.
  package static func isLocale(_ name: String) -> Bool {
    name.first?.isLetter == true
      && name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
      }
  }

  /// The document's own canvas alone.
  public init() {}

  /// Every surface once: the document's own, then devices in their order, portrait first, the full
  /// screen before its parts, left to right before right to left; each with the document's texts
  /// first, and in every combination of texts and sizes. The document's canvas as it was saved comes
  /// first whatever is chosen of these.
  public var all: [LintCanvas] {
    let surfaces = directed(held)
    var found = surfaces.filter(\.isOwn)
    for surface in surfaces {
      for canvas in variants(of: surface) where !found.contains(canvas) { found.append(canvas) }
    }
    return found
  }

  /// Devices as they are held.
  private var held: [LintCanvas] {
    var found: [LintCanvas] = includesDocumentCanvas ? [.document] : []
    for id in devices {
      for isLandscape in heldWays {
        found.append(LintCanvas(device: id, isLandscape: isLandscape))
        if includesSplits, let device = Device(identifier: id) {
          found += device.splitWidths(in: isLandscape ? .landscape : .portrait).map {
            LintCanvas(device: id, isLandscape: isLandscape, split: $0.name)
          }
        }
      }
    }
    return found
  }

  /// A surface in all languages and settings.
  private func variants(of surface: LintCanvas) -> [LintCanvas] {
    var texts = [surface]
    for locale in locales {
      texts.append(surface)
      texts[texts.count - 1].locale = locale
    }
    if isPseudo {
      texts.append(surface)
      texts[texts.count - 1].isPseudo = true
    }
    let sizes: [UIContentSizeCategory?] = contentSizes.isEmpty ? [nil] : contentSizes
    return texts.flatMap { canvas in
      sizes.map { size in
        var canvas = canvas
        canvas.contentSize = size
        canvas.hasBoldText = hasBoldText
        return canvas
      }
    }
  }

  /// Whether devices are laid out in landscape, in the order of the canvases.
  private var heldWays: [Bool] {
    switch orientations {
    case .portrait: [false]
    case .landscape: [true]
    case .all: [false, true]
    }
  }

  /// The canvases, for each of the layout directions that are to be linted.
  private func directed(_ canvases: [LintCanvas]) -> [LintCanvas] {
    canvases.flatMap { canvas in
      var turned = canvas
      turned.isRightToLeft = true
      switch directions {
      case .leftToRight: return [canvas]
      case .rightToLeft: return [turned]
      case .all: return [canvas, turned]
      }
    }
  }
}
