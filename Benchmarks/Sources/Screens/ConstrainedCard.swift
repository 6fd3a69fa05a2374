import AutoLayout

/// A card with constraints.
final class ConstrainedCard: Card {
  override init(_ content: CardContent) {
    super.init(content)
    for view in [self] + content.bands + content.leaves {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(
      bandConstraints + posterConstraints + pictureConstraints + actionConstraints
        + discussionConstraints)
  }

  required init?(coder: NSCoder) { nil }

  /// The constraints that arrange the bands vertically across the width of the card, and the menu
  /// of the first band.
  private var bandConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var above = topAnchor
    for band in content.bands {
      constraints += [
        band.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CardMetrics.margin),
        trailingAnchor.constraint(equalTo: band.trailingAnchor, constant: CardMetrics.margin),
        band.topAnchor.constraint(equalTo: above, constant: CardMetrics.spacing),
      ]
      above = band.bottomAnchor
    }
    let (options, header) = (content.options, content.header)
    return constraints + [
      bottomAnchor.constraint(equalTo: above, constant: CardMetrics.margin),
      options.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      options.topAnchor.constraint(equalTo: header.topAnchor),
      options.bottomAnchor.constraint(equalTo: header.bottomAnchor),
    ]
  }

  /// The constraints for the avatar and three texts next to it, below one another. The band is as
  /// high as the higher one of both.
  private var posterConstraints: [NSLayoutConstraint] {
    let (poster, avatar) = (content.poster, content.avatar)
    var constraints = [
      avatar.leadingAnchor.constraint(equalTo: poster.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: poster.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: CardMetrics.avatar),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: poster.bottomAnchor),
      content.time.bottomAnchor.constraint(lessThanOrEqualTo: poster.bottomAnchor),
    ]
    var above = poster.topAnchor
    for line in [content.name, content.headline, content.time] {
      constraints += [
        line.leadingAnchor.constraint(
          equalTo: avatar.trailingAnchor, constant: CardMetrics.avatarSpacing),
        line.trailingAnchor.constraint(lessThanOrEqualTo: poster.trailingAnchor),
        line.topAnchor.constraint(equalTo: above, constant: CardMetrics.lineSpacing),
      ]
      above = line.bottomAnchor
    }
    let height = poster.heightAnchor.constraint(equalToConstant: 0)
    height.priority = .fittingSizeLevel
    return constraints + [height]
  }

  /// The constraints for the picture across the whole width, and two texts below it.
  private var pictureConstraints: [NSLayoutConstraint] {
    let (band, image) = (content.picture, content.image)
    var constraints = [
      image.topAnchor.constraint(equalTo: band.topAnchor),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: CardMetrics.imageRatio),
      content.title.topAnchor.constraint(
        equalTo: image.bottomAnchor, constant: CardMetrics.spacing),
      content.domain.topAnchor.constraint(equalTo: content.title.bottomAnchor),
      content.domain.bottomAnchor.constraint(equalTo: band.bottomAnchor),
    ]
    for view in [image, content.title, content.domain] {
      constraints += [
        view.leadingAnchor.constraint(equalTo: band.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: band.trailingAnchor),
      ]
    }
    return constraints
  }

  /// The constraints for three actions: at the left, in the middle and at the right.
  private var actionConstraints: [NSLayoutConstraint] {
    let band = content.actions
    return [
      content.like.leadingAnchor.constraint(equalTo: band.leadingAnchor),
      content.reply.centerXAnchor.constraint(equalTo: band.centerXAnchor),
      content.share.trailingAnchor.constraint(equalTo: band.trailingAnchor),
    ]
      + [content.like, content.reply, content.share].flatMap { view in
        [
          view.topAnchor.constraint(equalTo: band.topAnchor),
          view.bottomAnchor.constraint(equalTo: band.bottomAnchor),
        ]
      }
  }

  /// The constraints for a comment next to a small avatar. The band is at least as high as the
  /// avatar.
  private var discussionConstraints: [NSLayoutConstraint] {
    let (band, avatar, comment) = (content.discussion, content.commentAvatar, content.comment)
    return [
      avatar.leadingAnchor.constraint(equalTo: band.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: band.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: CardMetrics.commentAvatar),
      avatar.heightAnchor.constraint(equalToConstant: CardMetrics.commentAvatar),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: band.bottomAnchor),
      comment.leadingAnchor.constraint(
        equalTo: avatar.trailingAnchor, constant: CardMetrics.commentSpacing),
      comment.topAnchor.constraint(equalTo: band.topAnchor),
      comment.trailingAnchor.constraint(equalTo: band.trailingAnchor),
      comment.bottomAnchor.constraint(equalTo: band.bottomAnchor),
    ]
  }
}
