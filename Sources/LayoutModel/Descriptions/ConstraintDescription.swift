/// What a constraint's `description` says, as a value.
///
/// One grammar both reads and prints it (`DescriptionGrammar.swift`), so that printing what was
/// read gives the same text back. It covers what UIKit and AppKit have printed since 2011 and the
/// forms of SnapKit's and Masonry's own constraint classes:
///
///     <NSLayoutConstraint:0x6000 'name' H:|-(8)-[UILabel:0x7fa0'Hi']   (active, names: …)>
///
/// The oracle of the grammar is descriptions in public bug reports.
public struct ConstraintDescription: Hashable, Sendable {
  /// The constraint's class, such as `NSLayoutConstraint`.
  public var className = ""
  /// The constraint's address (`0x6000…`), or the label or key that a library prints instead.
  public var handle = ""
  /// Where the constraint was made; SnapKit prints it.
  public var source: Source?
  /// The autoresizing mask of the view that an `NSAutoresizingMaskLayoutConstraint` is made for.
  public var mask: Mask?
  /// The constraint's identifier.
  public var identifier: String?
  /// The relation itself.
  public var body = Body.equation(Equation())
  /// The two priorities of an `NSContentSizeLayoutConstraint`.
  public var contentPriorities: ContentPriorities?
  /// The priority; nil where it is required, which is not printed.
  public var priority: Priority?
  /// Whether the constraint is active, and the names that the body uses; nil before iOS 10 where no
  /// names are used.
  public var state: State?
  /// Blanks that differ between versions of UIKit.
  var blanks = Blanks()

  /// Reads a description, from its `<` to its `>`.
  ///
  /// Linear in the length of the text. Throws what was expected where.
  public init(parsing text: String) throws(DescriptionError) {
    guard text.utf8.count <= DescriptionReader.lengthLimit else {
      throw DescriptionError(
        offset: DescriptionReader.lengthLimit,
        expected: "a description of at most \(DescriptionReader.lengthLimit) bytes")
    }
    self.init()
    var reader = DescriptionReader(text)
    try transcribe(&reader)
  }

  /// An empty equation without a class or an address.
  package init() {}
}

extension ConstraintDescription: CustomStringConvertible {
  /// The text as UIKit prints it.
  public var description: String {
    var writer = DescriptionWriter()
    var copy = self
    // A writer throws nothing; an error would leave out the rest of the text.
    try? copy.transcribe(&writer)
    return writer.text
  }
}

extension ConstraintDescription {
  /// A place in source code.
  public struct Source: Hashable, Sendable {
    /// The file's name without its folder.
    public var file = ""
    /// The line, from 1.
    public var line = ""
  }

  /// An autoresizing mask as `-` for fixed and `&` for flexible: margin before, length, margin
  /// after.
  public struct Mask: Hashable, Sendable {
    /// Left margin, width, right margin.
    public var horizontal = "--&"
    /// Top margin, height, bottom margin.
    public var vertical = "--&"

    /// A mask by its two axes; by default only the margins after the view are flexible.
    package init(horizontal: String = "--&", vertical: String = "--&") {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The relation, in one of two forms.
  public enum Body: Hashable, Sendable {
    /// In the visual format: `H:[a]-(8)-[b]`.
    case visual(Visual)
    /// As an equation: `a.width == 0.5*b.width + 8`.
    case equation(Equation)
  }

  /// How strongly content keeps its size along an axis.
  public struct ContentPriorities: Hashable, Sendable {
    /// Against growing.
    public var hugging = Number(250)
    /// Against shrinking.
    public var compressionResistance = Number(750)

    /// The two priorities; by default those of a plain view.
    package init(
      hugging: Number = Number(250), compressionResistance: Number = Number(750)
    ) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  /// A priority below required.
  public struct Priority: Hashable, Sendable {
    /// What stands before the number: UIKit writes `priority:`, SnapKit `^`, Masonry and others
    /// `@`.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
      /// The word `priority:`, as UIKit writes it.
      case word = " priority:"
      /// The sign `@`, as Masonry and others write it.
      case at = " @"
      /// The sign `^`, as SnapKit writes it.
      case caret = " ^"
    }
    /// How the priority is written.
    public var mark = Mark.word
    /// Above 0, below 1000.
    public var number = Number(1000)

    /// A priority as UIKit writes it.
    package init(number: Number = Number(1000)) { self.number = number }
  }

  /// What stands in the last parentheses.
  public struct State: Hashable, Sendable {
    /// Whether the constraint is active; nil in the form up to iOS 9, which does not say.
    public var isActive: Bool?
    /// The names that the body uses, in the order of the constraint's items, the bar last.
    public var names: [Name] = []
    /// Whether a blank stands behind the last name; hand-made logs lack it.
    var hasClosingBlank = true

    /// The state of a constraint with the names that its body uses.
    package init(isActive: Bool? = nil, names: [Name] = []) {
      self.isActive = isActive
      self.names = names
    }
  }

  /// What a name in the body stands for.
  public enum Name: Hashable, Sendable {
    /// The view that `|` stands for.
    case bar(Item)
    /// A view that is printed by its accessibility identifier.
    case view(name: String, address: String)
  }

  /// The blanks between the parts.
  struct Blanks: Hashable, Sendable {
    /// Behind the class and its colon; one in Mac OS X 10.7.
    var afterClass = 0
    /// Before the body; two for Interface Builder's prototyping constraints.
    var beforeBody = 1
    /// Before the state; one in some early versions.
    var beforeState = 3
    /// Before the final `>`.
    var beforeEnd = 0
  }
}
