import AutoLayout
import Foundation
import InterfaceBuilder

/// The comparison of two layouts at all widths, in all sizes of text and in both directions.
///
///     let equivalence = LayoutEquivalence(old, new, .init(widths: 320...1366))
///     if !equivalence.isEquivalent { print(equivalence) }
///
/// Views of both sides are matched, and their frames are compared in the coordinates of the root,
/// so that views that only group others are ignored. `Documentation/Equivalent.md` has the
/// argument.
@MainActor
public struct LayoutEquivalence {
  /// The parameters of a comparison.
  public struct Options: Sendable {
    /// The widths in points, which are positive.
    public var widths: ClosedRange<Double>
    /// The heights in points, each compared separately; `nil` is that of the first root's canvas.
    public var heights: [Double?] = [nil]
    /// The devices and settings, each compared separately. By default, these are the device of the
    /// first document with all sizes of text in both directions.
    public var canvases: [CanvasChoice] = Options.allSettings
    /// Rules for views that are the same although the documents do not identify them as such, and
    /// for views that are not compared.
    public var rules = MatchingRules()
    /// The maximum number of layouts of one side in one setting that are made to find pieces. The
    /// rest of the range is laid out at every whole width. With 0, all whole widths are tried and
    /// nothing is proved.
    public var maxLayouts = WidthProof.maxLayouts
    /// A Boolean value that indicates whether certificates are kept.
    public var isCertified = false

    /// Creates options for all widths of a range.
    public init(widths: ClosedRange<Double>) { self.widths = widths }

    /// All sizes of text in both directions, on the device of the document.
    public static let allSettings: [CanvasChoice] = ContentSizeName.all.flatMap { size in
      [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
        CanvasChoice(
          settings: CanvasSettings(
            contentSizeCategory: size.category, layoutDirection: direction))
      }
    }
  }

  /// A difference between both sides in one setting.
  public struct Difference: Hashable, Sendable {
    /// The type of a difference.
    public enum Kind: Hashable, Sendable {
      /// The frames in the coordinates of the root are different.
      case frame
      /// The view is in one side only.
      case missing
      /// Something other than the frame is different. The text describes the difference.
      case content(String)
    }

    /// The type of the difference.
    public let kind: Kind
    /// The view of the first side, or `nil` if it is missing.
    public let first: ComparedView?
    /// The view of the second side, or `nil` if it is missing.
    public let second: ComparedView?
    /// The widths at which the sides differ, ascending; exact to `WidthProof.resolution`.
    public let intervals: [WidthProof.Interval]
    /// The smallest whole width at which the sides differ. If there is none, it is a short decimal
    /// number.
    public let width: Double

    /// The view, as it is named in reports.
    public var view: ComparedView? { first ?? second }

    /// The whole widths at which the sides differ, as ranges without gaps between them.
    public var wholeWidths: [ClosedRange<Int>] { intervals.wholeNumbers }
  }

  /// The comparison in one setting.
  public struct Run: Sendable {
    /// The device and the settings.
    public let canvas: CanvasChoice
    /// The height in points.
    public let height: Double
    /// The parts of the range, ascending.
    public let pieces: [WidthProof.Piece]
    /// The number of layouts of both sides that were made.
    public let layouts: Int
    /// Views whose frames differ, or that one side does not have.
    public let differences: [Difference]
    /// Differences of matched views that are not frames: texts, fonts, hidden views, classes.
    public let contentDifferences: [Difference]
    /// The proof of the pieces, or `nil` unless `Options.isCertified` is set.
    public let certificate: EquivalenceCertificate?
  }

  /// The requested widths, in points.
  public let widths: ClosedRange<Double>
  /// The comparison in each setting. Those nearest to the defaults come first.
  public let runs: [Run]
  /// The largest number of views that are matched at a width.
  public let matched: Int
  /// Containers that only the first side has and that are invisible.
  public let firstContainers: [ComparedView]
  /// Containers that only the second side has and that are invisible.
  public let secondContainers: [ComparedView]
  /// Rules whose views were not found at any width: `ID=ID` for pairs, and names of ignored views.
  public let unknownNames: [String]
  /// Descriptions of differences in the surroundings of both roots: safe areas, pixels, size
  /// classes.
  public let surroundings: [String]
  /// The smallest width at which the sides differ, in the setting nearest to the defaults, or `nil`
  /// if they are equivalent.
  public let counterexample: Counterexample?

  /// Compares the roots of two documents, both on the device of the first one.
  public init(_ first: InterfaceRoot, _ second: InterfaceRoot, _ options: Options) {
    self.init(.root(first), .root(second), first, second, options)
  }

  /// Compares the root of a document with a view that a program makes.
  ///
  /// - Parameters:
  ///   - root: The root of a document, on whose canvas both are laid out.
  ///   - options: The parameters of the comparison.
  ///   - view: Makes the view. It is called for every layout, with the size of text as current
  ///     trait.
  public init(_ root: InterfaceRoot, _ options: Options, view: @escaping () -> UIView) {
    self.init(.root(root), .program({ (view(), nil) }, on: root), root, nil, options)
  }

  /// Compares the root of a document with the view of a controller that a program makes.
  ///
  /// - Parameters:
  ///   - root: The root of a document, on whose canvas both are laid out.
  ///   - options: The parameters of the comparison.
  ///   - controller: Makes the controller. It is called for every layout, with the size of text as
  ///     current trait.
  public init(
    _ root: InterfaceRoot, _ options: Options, controller: @escaping () -> UIViewController
  ) {
    let make = { () -> (UIView, AnyObject?) in
      let controller = controller()
      return (controller.view, controller)
    }
    self.init(.root(root), .program(make, on: root), root, nil, options)
  }

  /// Compares the root of a document with layouts that a program recorded, at exactly their sizes
  /// and on their devices.
  ///
  /// Other sizes are not covered: all evidence is `sampled`.
  ///
  /// - Parameters:
  ///   - root: The root of a document.
  ///   - snapshots: The layouts, at least one.
  ///   - canvas: The settings, and the device for snapshots that do not state one.
  ///   - rules: Rules for views that are the same and for views that are not compared.
  public init(
    _ root: InterfaceRoot, snapshots: [LayoutSnapshot], canvas: CanvasChoice = .document,
    rules: MatchingRules = MatchingRules()
  ) {
    let settings = snapshots.sorted { a, b in
      (a.canvas.size.width, a.canvas.size.height) < (b.canvas.size.width, b.canvas.size.height)
    }.map { snapshot in
      var choice = canvas
      choice.device = snapshot.canvas.device.flatMap { Device(identifier: $0) } ?? canvas.device
      if choice.device != nil {
        choice.orientation = snapshot.canvas.isLandscape ? .landscape : .portrait
      }
      let size = snapshot.canvas.size
      return (
        EquivalenceSetting(
          .root(root), .snapshot(snapshot), choice.onDevice(of: root, nil),
          height: Double(size.height)),
        Double(size.width)...Double(size.width)
      )
    }
    let widths = snapshots.map { Double($0.canvas.size.width) }
    var options = Options(widths: (widths.min() ?? 0)...(widths.max() ?? 0))
    options.rules = rules
    self.init(settings, options)
  }

  /// Compares two sides. The canvas is that of a root. If the first document has no device, that of
  /// the second one is used.
  private init(
    _ first: SideLayouts, _ second: SideLayouts, _ root: InterfaceRoot, _ other: InterfaceRoot?,
    _ options: Options
  ) {
    let settings = options.canvases.nearestToDefaultsFirst.flatMap { canvas in
      let choice = canvas.onDevice(of: root, other)
      return options.heights.map { height in
        (
          EquivalenceSetting(
            first, second, choice, height: height ?? Double(root.canvas(choice).size.height)),
          options.widths
        )
      }
    }
    self.init(settings, options)
  }

  /// Compares two sides in some settings, each on a range of widths.
  private init(_ settings: [(EquivalenceSetting, ClosedRange<Double>)], _ options: Options) {
    widths = options.widths
    var runs: [Run] = []
    var found: Counterexample?
    var containers: (Set<ComparedView>, Set<ComparedView>) = ([], [])
    var known: Set<String> = []
    var matched = 0
    var surroundings: [String] = []
    for (setting, widths) in settings {
      let run = EquivalenceRun(setting, widths, options)
      runs.append(run.run)
      matched = max(matched, run.timeline.matched)
      containers.0.formUnion(run.timeline.containers.first)
      containers.1.formUnion(run.timeline.containers.second)
      known.formUnion(run.timeline.knownNames)
      surroundings += run.timeline.surroundings.filter { !surroundings.contains($0) }
      if found == nil {
        found = Counterexample(run.run, number: runs.count - 1, setting)
      }
    }
    self.runs = runs
    self.matched = matched
    self.surroundings = surroundings
    counterexample = found
    firstContainers = containers.0.sorted { $0.description < $1.description }
    secondContainers = containers.1.sorted { $0.description < $1.description }
    unknownNames = (options.rules.pairs.map(\.text) + options.rules.ignored.sorted())
      .filter { !known.contains($0) }
  }

  /// A Boolean value that indicates whether all views are matched and have the same frames at all
  /// widths and in all settings.
  public var isEquivalent: Bool { runs.allSatisfy(\.differences.isEmpty) }

  /// A Boolean value that indicates whether matched views also show the same.
  public var hasSameContent: Bool { runs.allSatisfy(\.contentDifferences.isEmpty) }

  /// A Boolean value that indicates whether every part of the range is proved in all settings.
  public var isComplete: Bool {
    runs.allSatisfy { $0.pieces.allSatisfy { $0.evidence == .proved } }
  }
}

extension [CanvasChoice] {
  /// The choices, sorted with settings nearest to the defaults first: size of text L, left to
  /// right, without bold text. Equally near ones keep their order.
  var nearestToDefaultsFirst: [CanvasChoice] {
    let sizes = ContentSizeName.all.map(\.category)
    let usual = sizes.firstIndex(of: .large) ?? 0
    func distance(_ choice: CanvasChoice) -> [Int] {
      let size = choice.settings.contentSizeCategory.flatMap { sizes.firstIndex(of: $0) } ?? usual
      return [
        abs(size - usual), choice.settings.layoutDirection == .rightToLeft ? 1 : 0,
        choice.settings.hasBoldText ? 1 : 0,
      ]
    }
    return enumerated().sorted { a, b in
      let (first, second) = (distance(a.element) + [a.offset], distance(b.element) + [b.offset])
      return first.lexicographicallyPrecedes(second)
    }.map(\.element)
  }
}

extension CanvasChoice {
  /// Returns the choice with the device and the orientation of a root's canvas if the choice does
  /// not state them.
  @MainActor
  fileprivate func onDevice(of root: InterfaceRoot, _ other: InterfaceRoot?) -> CanvasChoice {
    let own = root.canvas(self)
    let canvas = own.device == nil ? other.map { $0.canvas(self) } ?? own : own
    var choice = self
    choice.device = device ?? canvas.device
    choice.orientation = orientation ?? canvas.orientation
    return choice
  }
}
