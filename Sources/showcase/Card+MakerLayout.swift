import MakerLayout

extension Card {
  func buildWithMaker() {
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    avatar.snp.makeConstraints { make in
      make.size.equalTo(48)
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.centerY.equalTo(avatar)
    }
    follow.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(name.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(avatar)
    }
  }
}
