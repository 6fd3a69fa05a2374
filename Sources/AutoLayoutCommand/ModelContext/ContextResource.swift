import InterfaceBuilder
import LayoutAnalysis

/// A text that a client of the Model Context Protocol can read.
///
/// Resources provide details for a language model that do not fit in the descriptions of the tools.
/// A client reads them on demand.
///
/// | address | text |
/// | --- | --- |
/// | `autolayout://guide` | the format of edits, and the recommended order of work |
/// | `autolayout://rules` | all rules of the linter, one line each |
/// | `autolayout://rules/NAME` | the findings of a rule, their consequences, and advice |
struct ContextResource {
  /// The address.
  let uri: String
  /// The name.
  let name: String
  /// The description of the text.
  let description: String
  /// The media type.
  var type = "text/markdown"
  /// A closure that returns the text.
  let text: @Sendable () -> String

  /// All resources: the guide, the list of rules, and each rule.
  static let all: [ContextResource] = [guide, rules] + LintRule.all.map(rule)

  /// The resource as `resources/list` describes it.
  var json: String {
    JSONText.object([
      ("uri", JSONText.string(uri)), ("name", JSONText.string(name)),
      ("description", JSONText.string(description)), ("mimeType", JSONText.string(type)),
    ])
  }

  /// The guide to writing edits.
  private static let guide = ContextResource(
    uri: "autolayout://guide", name: "Writing edits",
    description: "How to add views and constraints and to set attributes with the tool edit."
  ) {
    """
    # Writing edits

    ## Views

    `KIND LABEL in SUPERVIEW` adds a view: `label Title`, `button "Sign In" in Form`. Without \
    `in`, the superview is the root. Kinds: \(ViewTemplate.names.joined(separator: ", ")).

    ## Constraints

    An equation adds a constraint between views, which are specified by label or identifier, or as \
    `Superview` or `Safe Area`:

        Title.top = Safe Area.top + 20
        Title.leading = Superview.leadingMargin
        Title.width <= 320 @750
        Photo.width = 16:9 * Photo.height

    Attributes: leading, trailing, top, bottom, left, right, width, height, centerX, centerY, \
    firstBaseline, baseline, and the margins of a superview such as leadingMargin.

    Every view needs a position and a size in both directions. Labels, buttons, switches and \
    images have an intrinsic size. A constraint at priority 1000 is required; `@750` makes it \
    optional.

    ## Attributes

    `OBJECT.ATTRIBUTE=VALUE` sets an attribute: `Title.text=Sign In`, `aBc-De-fGh.constant=20`, \
    `Title.numberOfLines=0`. `Title.rect.width` is the child element `<rect>`.

    ## Workflow

    1. `outline` lists the existing objects. 2. `edit` adds views together with their constraints. \
    3. `newFindings` of its result lists the issues that remain. 4. `lint` with `devices` checks \
    other screens. 5. `prove` with a range of widths finds issues between the widths of devices.
    """
  }

  /// The rules of the linter in one list.
  private static let rules = ContextResource(
    uri: "autolayout://rules", name: "Rules of the linter",
    description: "One line for each rule; autolayout://rules/NAME explains one."
  ) {
    LintRule.all.map { "* `\($0.name)` (\($0.severity.rawValue)): \($0.summary)" }
      .joined(separator: "\n") + "\n"
  }

  /// Returns the resource of a rule.
  private static func rule(_ rule: LintRule) -> ContextResource {
    ContextResource(
      uri: "autolayout://rules/\(rule.name)", name: rule.name, description: rule.summary
    ) {
      "# \(rule.name)\n\n\(rule.summary)\n\n## Why\n\n\(rule.reason)\n\n## What to do\n\n"
        + "\(rule.remedy)\n"
    }
  }
}
