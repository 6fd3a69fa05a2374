import AutoLayout
import Foundation
import InterfaceBuilder

/// Whether two layouts are the same at all widths, in all sizes of text and in both directions.
///
///     let equivalence = LayoutEquivalence(old, new, .init(widths: 320...1366))
///     if !equivalence.isEquivalent { print(equivalence) }
///
/// Views of both sides are matched, and their frames are compared in the coordinates of the root, so
/// that views that only group others do not count. `Documentation/Equivalent.md` has the argument.
@MainActor
public struct LayoutEquivalence {
  /// What is compared.
  public struct Options: Sendable {
    /// The widths in points; more than 0.
    public var widths: ClosedRange<Double>
    /// The heights in points, each compared by itself; nil is that of the first root's canvas.
    public var heights: [Double?] = [nil]
    /// The devices and settings, each compared by itself. By default it is the device of the first
    /// document with all sizes of text in both directions.
    public var canvases: [CanvasChoice] = Options.allSettings
    /// Which views are the same although nothing in them says so, and which are not compared.
    public var rules = MatchingRules()
    /// Layouts of one side in one setting that are made to find pieces, before the rest is laid out at
    /// every whole width; 0 tries all whole widths and proves nothing.
    public var maxLayouts = WidthProof.maxLayouts
    /// A Boolean value that indicates whether certificates are kept.
    public var isCertified = false

    /// Compares at all widths of a range.
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
    /// What differs.
    public enum Kind: Hashable, Sendable {
      /// The frames in the coordinates of the root.
      case frame
      /// The view is in one side only.
      case missing
      /// Something that is not a frame, in words.
      case content(String)
    }

    /// What differs.
    public let kind: Kind
    /// The view of the first side; nil if it is missing.
    public let first: ComparedView?
    /// The view of the second side; nil if it is missing.
    public let second: ComparedView?
    /// The widths at which the sides differ, ascending; exact to `WidthProof.resolution`.
    public let intervals: [WidthProof.Interval]
    /// The smallest whole width at which they differ; the plainest width if there is no whole one.
    public let width: Double

    /// The view, as reports name it.
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
    /// How many layouts of both sides were made.
    public let layouts: Int
    /// Views that differ in their frame, or that one side lacks.
    public let differences: [Difference]
    /// Differences of matched views that are not frames: texts, fonts, hidden views, classes.
    public let contentDifferences: [Difference]
    /// What proves the pieces; nil unless it was asked for.
    public let certificate: EquivalenceCertificate?
  }

  /// The widths that were asked for, in points.
  public let widths: ClosedRange<Double>
  /// The comparison in each setting; those nearest to the defaults come first.
  public let runs: [Run]
  /// The largest number of matched views.
  public let matched: Int
  /// Containers that only the first side has, and that show nothing.
  public let firstContainers: [ComparedView]
  /// Containers that only the second side has, and that show nothing.
  public let secondContainers: [ComparedView]
  /// Rules whose views were found at no width: `ID=ID` of pairs, and names of ignored views.
  public let unknownNames: [String]
  /// What surrounds both roots differently: safe areas, pixels, size classes; in words.
  public let surroundings: [String]
  /// The smallest width, in the setting nearest to the defaults, at which the sides differ; nil if
  /// they are equivalent.
  public let counterexample: Counterexample?

  /// Compares the roots of two documents, both on the device of the first one.
  public init(_ first: InterfaceRoot, _ second: InterfaceRoot, _ options: Options) {
    self.init(.root(first), .root(second), first, second, options)
  }

  /// Compares the root of a document with a view that a program makes.
  ///
  /// - Parameters:
  ///   - root: The root of a document, on whose canvas both are laid out.
  ///   - options: What is compared.
  ///   - view: Makes the view. It is called for every layout, with the size of text as current trait.
  public init(_ root: InterfaceRoot, _ options: Options, view: @escaping () -> UIView) {
    self.init(.root(root), .program({ (view(), nil) }, on: root), root, nil, options)
  }

  /// Compares the root of a document with the view of a controller that a program makes.
  ///
  /// - Parameters:
  ///   - root: The root of a document, on whose canvas both are laid out.
  ///   - options: What is compared.
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

  /// Compares the root of a document with layouts that a program wrote down, at exactly their sizes and
  /// on their devices.
  ///
  /// Nothing is known of other sizes: all evidence is `sampled`.
  ///
  /// - Parameters:
  ///   - root: The root of a document.
  ///   - snapshots: The layouts; at least one.
  ///   - canvas: The settings, and the device of snapshots that name none.
  ///   - rules: Which views are the same, and which are not compared.
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

  /// Compares two sides. The canvas is that of a root, on the device of the other one if the first
  /// document has none.
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
  /// The choices whose settings are nearest to the defaults first: size of text L, left to right, without
  /// bold text. Equally near ones keep their order.
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
  /// The choice with the device and the orientation of a root's canvas, where it states none.
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
