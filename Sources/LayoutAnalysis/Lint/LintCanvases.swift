import AutoLayout
import Foundation

/// The surfaces on which documents are linted.
public struct LintCanvases: Hashable, Sendable, Codable {
  /// The orientations in which devices are used.
  public enum Orientations: String, Hashable, Sendable, Codable, CaseIterable {
    /// Devices are held with the long side vertical.
    case portrait
    /// Devices are held with the long side horizontal.
    case landscape
    /// Every device is held in portrait and in landscape.
    case all
  }
  /// The layout directions of the interface.
  public enum Directions: String, Hashable, Sendable, Codable, CaseIterable {
    /// Leading is on the left, as in English.
    case leftToRight = "left-to-right"
    /// Leading is on the right, as in Arabic and Hebrew.
    case rightToLeft = "right-to-left"
    /// Every document is laid out from left to right and from right to left.
    case all
  }

  /// Interface Builder's identifiers of devices, which follow the document's own canvas.
  public var devices: [String] = []
  /// The orientations of the devices.
  public var orientations = Orientations.portrait
  /// A Boolean value that indicates whether iPads are also used at the widths of Split View.
  public var includesSplits = false
  /// The layout directions of the interface.
  public var directions = Directions.leftToRight
  /// Additional languages in which every surface is shown.
  public var locales: [String] = []
  /// A Boolean value that indicates whether every surface is also shown with pseudo-translated
  /// texts, which are a third longer.
  public var isPseudo = false
  /// The content sizes with which every surface is shown. If the array is empty, a surface is shown
  /// with the size of its canvas.
  public var contentSizes: [UIContentSizeCategory] {
    get { contentSizeNames.map(UIContentSizeCategory.init(rawValue:)) }
    set { contentSizeNames = newValue.map(\.rawValue) }
  }
  /// The raw values of `contentSizes`, which are `Codable`.
  private var contentSizeNames: [String] = []
  /// A Boolean value that indicates whether every surface is shown with the system's fonts in bold.
  public var hasBoldText = false
  /// A Boolean value that indicates whether the document's own canvas comes first.
  public var includesDocumentCanvas = true

  /// Returns a Boolean value that indicates whether a name has the form of a language: letters,
  /// digits and hyphens. Any other name could lead to a file elsewhere.
  package static func isLocale(_ name: String) -> Bool {
    name.first?.isLetter == true
      && name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
      }
  }

  /// Creates surfaces that consist of the document's own canvas only.
  public init() {}

  /// All surfaces, each once: the document's own, then devices in their order, portrait before
  /// landscape, the full screen before its parts, left to right before right to left; each with the
  /// document's texts first, and in every combination of texts and sizes. The document's canvas as
  /// it was saved always comes first.
  public var all: [LintCanvas] {
    let surfaces = directed(held)
    var found = surfaces.filter(\.isOwn)
    for surface in surfaces {
      for canvas in variants(of: surface) where !found.contains(canvas) { found.append(canvas) }
    }
    return found
  }

  /// The devices in their orientations.
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

  /// Returns a surface in all languages and settings.
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

  /// A Boolean value for each orientation that indicates whether it is landscape, in the order of
  /// the canvases.
  private var heldWays: [Bool] {
    switch orientations {
    case .portrait: [false]
    case .landscape: [true]
    case .all: [false, true]
    }
  }

  /// Returns the canvases for each of the layout directions to lint.
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
