/// Parts of a document.
extension ElementName {
  /// The document element of files of old releases, which contain archived objects.
  package static let archive = ElementName("archive")
  /// The document element of nib files and storyboards.
  package static let document = ElementName("document")
  /// The device on whose screen Xcode shows the document.
  package static let device = ElementName("device")
  package static let adaptation = ElementName("adaptation")
  /// The container of the releases and capabilities that the document needs.
  package static let dependencies = ElementName("dependencies")
  /// The system on which the document is used.
  package static let deployment = ElementName("deployment")
  /// The release of Xcode that is needed to edit the document.
  package static let development = ElementName("development")
  /// The component of Xcode that wrote the document, with its version.
  package static let plugIn = ElementName("plugIn")
  /// A feature that the document uses, with the first release of Xcode that supports it.
  package static let capability = ElementName("capability")
  /// The container of the scenes of a storyboard.
  package static let scenes = ElementName("scenes")
  /// A controller of a storyboard with the objects that belong to it.
  package static let scene = ElementName("scene")
  /// The container of the top-level objects of a nib file or scene.
  package static let objects = ElementName("objects")
  /// The container of the images and colors that the document uses.
  package static let resources = ElementName("resources")
  /// An image of the resources, with its name and size.
  package static let image = ElementName("image")
  /// A color of an asset catalog, with its value in the editor.
  package static let namedColor = ElementName("namedColor")
  /// A system color, with its value in the editor.
  package static let systemColor = ElementName("systemColor")
  /// The container of the fonts that are not system fonts.
  package static let customFonts = ElementName("customFonts")
  /// The container of the sizes that custom views have in the editor.
  package static let designables = ElementName("designables")
  package static let designable = ElementName("designable")
  /// The segues that determine the simulated metrics of a controller with several incoming segues.
  package static let inferredMetricsTieBreakers = ElementName("inferredMetricsTieBreakers")
  package static let accessibilityOverrides = ElementName("accessibilityOverrides")
  package static let classes = ElementName("classes")
  /// A custom class, as described by old releases.
  package static let classDescription = ElementName("class")
  package static let relationships = ElementName("relationships")
  package static let relationship = ElementName("relationship")
  package static let source = ElementName("source")
}
