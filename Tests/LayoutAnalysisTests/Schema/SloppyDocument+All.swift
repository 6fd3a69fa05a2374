/// Ten documents, with the messages by hand: each message has to suffice to repair its mistake.
extension SloppyDocument {
  static let all: [SloppyDocument] = [
    SloppyDocument(
      "Numbers",
      Mistake(
        "constant=\"20\"", "constant=\"abc\"", at: "abc",
        "invalid value 'abc' for constant", "write a number, such as 20 or 10.5"),
      Mistake(
        "constant=\"20.5\"", "constant=\"20,5\"", at: "20,5",
        "invalid value '20,5' for constant", "write constant=\"20.5\""),
      Mistake(
        "constant=\"16\"", "constant=\"16px\"", at: "16px",
        "invalid value '16px' for constant", "write constant=\"16\"")),
    SloppyDocument(
      "Priorities",
      Mistake(
        "horizontalHuggingPriority=\"251\"", "horizontalHuggingPriority=\"1001\"", at: "1001",
        "invalid value '1001' for horizontalHuggingPriority",
        "priorities are greater than 0 and at most 1000"),
      Mistake(
        "priority=\"750\"", "priority=\"high\"", at: "high",
        "invalid value 'high' for priority", "write priority=\"750\"")),
    SloppyDocument(
      "Multipliers",
      Mistake(
        "multiplier=\"16:9\"", "multiplier=\"16x9\"", at: "16x9",
        "invalid value '16x9' for multiplier",
        "write a number, a ratio such as 16:9, or a fraction such as 1/3")),
    SloppyDocument(
      "Truth values",
      Mistake(
        "useSafeAreas=\"YES\"", "useSafeAreas=\"true\"", at: "true",
        "invalid value 'true' for useSafeAreas", "write useSafeAreas=\"YES\""),
      Mistake(
        "opaque=\"NO\"", "opaque=\"0\"", at: "0\"",
        "invalid value '0' for opaque", "write opaque=\"NO\""),
      Mistake(
        "hidden=\"NO\"", "hidden=\"never\"", at: "never",
        "invalid value 'never' for hidden", "write YES or NO")),
    SloppyDocument(
      "Words",
      Mistake(
        "textAlignment=\"center\"", "textAlignment=\"centre\"", at: "centre",
        "invalid value 'centre' for textAlignment", "did you mean 'center'?"),
      Mistake(
        "contentMode=\"scaleAspectFit\"", "contentMode=\"scaleAspectfit\"", at: "scaleAspectfit",
        "invalid value 'scaleAspectfit' for contentMode", "did you mean 'scaleAspectFit'?"),
      Mistake(
        "relation=\"greaterThanOrEqual\"", "relation=\">=\"", at: ">=",
        "invalid value '>=' for relation",
        "write equal, greaterThanOrEqual or lessThanOrEqual")),
    SloppyDocument(
      "Names of elements",
      Mistake(
        "<fontDescription key=\"fontDescription\"", "<fontDescripton key=\"fontDescription\"",
        at: "<fontDescripton", "unknown element <fontDescripton>", "did you mean <fontDescription>?"
      ),
      Mistake(
        "<viewLayoutGuide", "<viewLayoutguide", at: "<viewLayoutguide",
        "unknown element <viewLayoutguide>", "did you mean <viewLayoutGuide>?")),
    SloppyDocument(
      "Names of attributes",
      Mistake(
        "numberOfLines=\"2\"", "numberOfLine=\"2\"", at: "numberOfLine",
        "unknown attribute 'numberOfLine' of <label>", "did you mean 'numberOfLines'?"),
      Mistake(
        "secondAttribute=\"height\"", "secondAtribute=\"height\"", at: "secondAtribute",
        "unknown attribute 'secondAtribute' of <constraint>", "did you mean 'secondAttribute'?"),
      Mistake(
        "horizontalHuggingPriority=\"251\"", "textColor=\"red\"", at: "textColor",
        "unknown attribute 'textColor' of <label>",
        "write it as a child element <color key=\"textColor\" …/>")),
    SloppyDocument(
      "Places",
      Mistake(
        "                        <viewLayoutGuide",
        "                        <button opaque=\"NO\" contentMode=\"center\" id=\"but-to-n00\"/>\n"
          + "                        <viewLayoutGuide",
        at: "<button", "<button> does not belong in <view>", "move it into <subviews>"),
      Mistake(
        "                        <connections>",
        "                        <constraint firstAttribute=\"width\" constant=\"9\" id=\"wid-th-000\"/>\n"
          + "                        <connections>",
        at: "<constraint firstAttribute=\"width\"", "<constraint> does not belong in <view>",
        "move it into <constraints>")),
    SloppyDocument(
      "Keys",
      Mistake(
        "<rect key=\"frame\" x=\"0.0\"", "<rect x=\"0.0\"", at: "<rect x=\"0.0\"",
        "<rect> requires the attribute 'key'",
        "add key=\"contentStretch\" or key=\"frame\""),
      Mistake(
        "key=\"backgroundColor\"", "key=\"backgroundColour\"", at: "backgroundColour",
        "<view> has no <color> with the key 'backgroundColour'",
        "did you mean key=\"backgroundColor\"?")),
    SloppyDocument(
      "References and gaps",
      Mistake(
        "<device id=\"retina6_12\"", "<device id=\"iPhone 15\"", at: "iPhone 15",
        "unknown device 'iPhone 15'", "write id=\"retina6_12\""),
      Mistake(
        "initialViewController=\"con-tr-oll\"", "initialViewController=\"Login\"", at: "Login",
        "initialViewController refers to 'Login', which does not exist in the document",
        "did you mean 'con-tr-oll'?"),
      Mistake(
        "<rect key=\"frame\" x=\"20\" y=\"112\"", "<rect key=\"frame\" x=\"20\"",
        at: "<rect key=\"frame\" x=\"20\" width", "<rect> requires the attribute 'y'",
        "add y=\"…\""),
      Mistake(
        "property=\"title\" ", "", at: "<outlet", "<outlet> requires the attribute 'property'",
        "add property=\"…\"")),
  ]
}
