import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``MediaPlayer``.
  public static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    constrain(scene.root, scene.video, scene.scrubber, scene.play) { root, video, scrubber, play in
      video.top == root.top
      video.leading == root.leading
      video.trailing == root.trailing
      video.height == video.width * 9 / 16 ~ 800
      video.height <= root.height * 0.6

      scrubber.left == root.left + 16
      scrubber.right == root.right - 16
      scrubber.top == video.bottom + 12
      scrubber.height == 4

      play.centerX == root.centerX
      play.top == scrubber.bottom + 20
    }
    constrain(scene.back, scene.play, scene.forward) { back, play, forward in
      play.width == 56
      play.height == 56
      back.width == 40
      back.height == 40
      forward.size == back.size

      back.right == play.left - 24
      forward.left == play.right + 24
      back.centerY == play.centerY
      forward.centerY == play.centerY
    }
  }

  /// Writes a step of ``Profile``.
  public static func profile(_ scene: Profile, step: Int) {
    constrain(scene.cover, scene.avatar, scene.name) { cover, avatar, name in
      cover.top == cover.parent.top
      cover.leading == cover.parent.leading
      cover.trailing == cover.parent.trailing
      cover.height == cover.parent.height * 0.4

      avatar.centerX == cover.centerX
      avatar.centerY == cover.bottom
      avatar.width == 96
      avatar.height == avatar.width

      name.centerX == avatar.centerX
      name.top == avatar.bottom + 12
      name.leading >= name.parent.leading + 16
    }
    constrain(scene.root, scene.name, scene.about, scene.follow) { root, name, about, follow in
      about.centerX == root.centerX
      about.top == name.bottom + 8
      about.width <= root.width * 0.8

      follow.centerX == root.centerX
      follow.top == about.bottom + 16
      follow.width >= 120
    }
  }

  /// Writes a step of ``Onboarding``.
  public static func onboarding(_ scene: Onboarding, step: Int) {
    constrain(scene.root, scene.skip, scene.image) { root, skip, image in
      skip.trailing == root.trailingMargin
      skip.top == root.topMargin

      image.top == skip.bottom + 16
      image.bottom == root.centerY
      image.centerX == root.centerXWithinMargins
      image.width == image.height * 1.2 ~ 800
      image.leading >= root.leadingMargin
    }
    constrain(scene.root, scene.image, scene.headline, scene.lead) { root, image, headline, lead in
      headline.firstBaseline == image.bottom + 52
      headline.leading == root.leadingMargin
      headline.trailing <= root.trailingMargin

      lead.firstBaseline == headline.lastBaseline + 28
      lead.leading == headline.leading
      lead.trailing == root.trailingMargin
    }
    constrain(scene.root, scene.next) { root, next in
      next.bottom == root.bottomMargin
      next.centerX == root.centerXWithinMargins
      next.width == root.width * 0.75 ~ 900
      next.width <= 400
      next.height == 50
    }
  }

  /// Writes a step of ``EmptyState``.
  public static func emptyState(_ scene: EmptyState, step: Int) {
    constrain(scene.group, scene.illustration) { group, illustration in
      let root = group.parent
      group.centerX == root.centerX
      group.centerY == root.centerY * 0.9
      group.width == illustration.width

      illustration.top == group.top
      illustration.centerX == group.centerX
      illustration.width == root.width / 2 ~ 800
      illustration.width <= 240
      illustration.height == illustration.width * 0.75
    }
    constrain(scene.group, scene.illustration, scene.caption, scene.hint, scene.retry) {
      group,
      illustration,
      caption,
      hint,
      retry in
      caption.top == illustration.bottom + 24
      caption.centerX == group.centerX

      hint.top == caption.bottom + 8
      hint.centerX == group.centerX
      hint.leading >= hint.parent.leading + 32
      hint.bottom == group.bottom

      retry.top == group.bottom + 20
      retry.trailing == group.trailing
    }
  }

  /// Writes a step of ``MapOverlay``.
  public static func mapOverlay(_ scene: MapOverlay, step: Int) {
    constrain(scene.root, scene.map, scene.search) { root, map, search in
      map.edges == root.edges

      let safe = root.safeAreaLayoutGuide
      search.top == safe.top + 12
      search.leading == safe.leading + 16
      search.trailing == safe.trailing - 16
      search.height == 48
    }
    constrain(scene.map, scene.search, scene.compass, scene.locate) {
      map,
      search,
      compass,
      locate in
      compass.right == map.right - 16
      compass.top == search.bottom + 16
      compass.width == 44
      compass.height == 44

      locate.right == compass.right
      locate.top == compass.bottom + 8
      locate.size == compass.size
    }
    constrain(scene.map, scene.pin, scene.callout) { map, pin, callout in
      pin.centerX == map.centerX * 0.8
      pin.bottom == map.bottom * 0.45
      pin.width == 24
      pin.height == 36
      callout.left == pin.right + 6
      callout.centerY == pin.centerY
    }
    constrain(scene.root, scene.sheet, scene.grip) { root, sheet, grip in
      sheet.leading == root.leading
      sheet.trailing == root.trailing
      sheet.bottom == root.bottom
      sheet.height == root.height * 0.3 ~ 850
      sheet.height >= 160

      grip.centerX == sheet.centerX
      grip.top == sheet.top + 6
      grip.width == 36
      grip.height == 5
    }
  }

  /// Writes a step of ``Article``.
  public static func article(_ scene: Article, step: Int) {
    constrain(scene.root, scene.headline, scene.rule, scene.figure) {
      root,
      headline,
      rule,
      figure in
      headline.top == root.topMargin
      headline.leading == root.leadingMargin
      headline.trailing == root.trailingMargin

      rule.centerX == root.centerXWithinMargins
      rule.top == headline.bottom + 12
      rule.width == 60
      rule.height == 2

      figure.left == root.leftMargin
      figure.right == root.rightMargin
      figure.centerY == root.centerYWithinMargins
      figure.height == root.height / 4
    }
    constrain(scene.figure, scene.text, scene.quote) { figure, text, quote in
      let margins = text.parent.layoutMarginsGuide
      text.top == figure.bottom + 16
      text.leading == margins.leading
      text.trailing == margins.trailing
      text.bottom == margins.bottom

      quote.top == text.topMargin
      quote.leading == text.leadingMargin
      quote.trailingMargin == text.trailingMargin
      quote.bottom <= text.bottomMargin
    }
  }
}
