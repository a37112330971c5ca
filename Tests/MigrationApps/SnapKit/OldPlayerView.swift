// swift-format-ignore-file
//
//  OldPlayerView.swift
//  Written in the days of Swift 2 and SnapKit 0.2x, never touched since.
//
import SnapKit
import UIKit

class OldPlayerView: UIView {
    var artwork: UIImageView!
    var titleLabel: UILabel!
    var artistLabel: UILabel!
    var playButton: UIButton!
    var slider: UISlider!

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.artwork = UIImageView()
        self.addSubview(self.artwork)
        self.artwork.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(self).offset(20)
            make.left.equalTo(self.snp_left).offset(20)
            make.right.equalTo(self.snp_right).offset(-20)
            make.height.equalTo(self.artwork.snp_width)
        }

        self.titleLabel = UILabel()
        self.addSubview(self.titleLabel)
        self.titleLabel.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(self.artwork.snp_bottom).offset(16)
            make.centerX.equalTo(self)
            make.width.lessThanOrEqualTo(self.artwork)
        }

        self.artistLabel = UILabel()
        self.addSubview(self.artistLabel)
        self.artistLabel.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(self.titleLabel.snp_bottom).offset(4)
            make.centerX.equalTo(self.titleLabel)
        }

        self.slider = UISlider()
        self.addSubview(self.slider)
        self.slider.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(self.artistLabel.snp_bottom).offset(24)
            make.left.right.equalTo(self.artwork)
        }

        self.playButton = UIButton(type: .custom)
        self.addSubview(self.playButton)
        self.playButton.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(self.slider.snp_bottom).offset(16)
            make.centerX.equalTo(self)
            make.width.height.equalTo(64)
            make.bottom.lessThanOrEqualTo(self).offset(-20)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
