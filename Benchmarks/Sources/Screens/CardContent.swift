import AutoLayout

/// The views of a card in a feed, without any layout: a poster with an avatar, a text, a picture
/// with its title, three actions and a comment.
@MainActor
struct CardContent {
  let options: UIView
  let avatar = UIView()
  let name, headline, time: UIView
  let text: UIView
  let image = UIView()
  let title, domain: UIView
  let like, reply, share: UIView
  let commentAvatar = UIView()
  let comment: UIView

  // The bands of the card that only contain other views, from top to bottom.
  let header = UIView()
  let poster = UIView()
  let picture = UIView()
  let actions = UIView()
  let discussion = UIView()

  /// Creates the views of a card. `leaf` creates a view with an intrinsic size from a text and a
  /// font size.
  init(_ number: Int, leaf: (_ text: String, _ fontSize: CGFloat) -> UIView) {
    options = leaf("...", 15)
    name = leaf("Name \(number)", 15)
    headline = leaf("Headline of poster", 13)
    time = leaf("3 hours ago", 11)
    text = leaf(Self.text(of: number), 14)
    title = leaf("Content title", 15)
    domain = leaf("example.com", 12)
    like = leaf("Like", 13)
    reply = leaf("Comment", 13)
    share = leaf("Share", 13)
    comment = leaf("A comment from somebody \(number)", 13)
    header.addSubview(options)
    for view in [avatar, name, headline, time] { poster.addSubview(view) }
    for view in [image, title, domain] { picture.addSubview(view) }
    for view in [like, reply, share] { actions.addSubview(view) }
    for view in [commentAvatar, comment] { discussion.addSubview(view) }
  }

  /// Returns the text of a card: one to four sentences.
  static func text(of number: Int) -> String {
    String(repeating: "This is the text of post number \(number). ", count: 1 + number % 4)
  }

  /// The subviews of the card.
  var bands: [UIView] { [header, poster, text, picture, actions, discussion] }

  /// All views except the bands that only contain other views.
  var leaves: [UIView] {
    [
      options, avatar, name, headline, time, text, image, title, domain, like, reply, share,
      commentAvatar, comment,
    ]
  }
}

/// The lengths of a card in points, which all ways to lay it out use.
enum CardMetrics {
  /// The distance between the sides of the card and its bands, and below the last band.
  static let margin: CGFloat = 8
  /// The distance above each band, and between the picture and its title.
  static let spacing: CGFloat = 4
  static let avatar: CGFloat = 50
  static let commentAvatar: CGFloat = 30
  /// The distance between an avatar and the texts next to it.
  static let avatarSpacing: CGFloat = 8
  static let commentSpacing: CGFloat = 6
  /// The distance above each of the poster's texts.
  static let lineSpacing: CGFloat = 2
  /// The ratio of the picture's height to its width.
  static let imageRatio: CGFloat = 0.5625
}

/// Creates a label that wraps.
@MainActor
func wrappingLabel(_ text: String, _ fontSize: CGFloat) -> UIView {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: fontSize)
  label.numberOfLines = 0
  return label
}

/// A view of a fixed size in place of a label, which excludes the cost of text.
final class SizedBox: UIView {
  private let size: CGSize

  /// Creates a view of one line, with half the font size per character, and at most 200 points
  /// wide.
  init(text: String, fontSize: CGFloat) {
    size = CGSize(width: min(200, CGFloat(text.count) * fontSize / 2), height: fontSize + 4)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
