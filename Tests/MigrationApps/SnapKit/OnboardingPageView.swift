// swift-format-ignore-file
import SnapKit
import UIKit

struct OnboardingPage {
    let image: String
    let title: String
    let text: String
}

final class OnboardingViewController: UIViewController {
    private let pages: [OnboardingPage]
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton()
    private var pageViews = [OnboardingPageView]()

    init(pages: [OnboardingPage]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(pageControl)
        view.addSubview(nextButton)

        scrollView.isPagingEnabled = true
        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        nextButton.snp.makeConstraints {
            $0.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-24)
            $0.left.equalTo(view).offset(24)
            $0.right.equalTo(view).offset(-24)
            $0.height.equalTo(52)
        }
        pageControl.snp.makeConstraints {
            $0.bottom.equalTo(nextButton.snp.top).offset(-16)
            $0.centerX.equalTo(view)
        }

        var previous: UIView?
        for (index, page) in pages.enumerated() {
            let pageView = OnboardingPageView(page: page)
            scrollView.addSubview(pageView)
            pageView.snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.width.height.equalTo(view)
                if let previous = previous {
                    make.left.equalTo(previous.snp.right)
                } else {
                    make.left.equalToSuperview()
                }
                if index == pages.count - 1 {
                    make.right.equalToSuperview()
                }
            }
            pageViews.append(pageView)
            previous = pageView
        }
    }
}

final class OnboardingPageView: UIView {
    init(page: OnboardingPage) {
        super.init(frame: .zero)

        let imageView = UIImageView(image: UIImage(named: page.image))
        addSubview(imageView)
        imageView.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.centerY.equalToSuperview().multipliedBy(0.7)
            make.width.equalToSuperview().multipliedBy(0.6)
            make.height.equalTo(imageView.snp.width)
        }

        let titleLabel = UILabel()
        titleLabel.text = page.title
        addSubview(titleLabel)
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(imageView.snp.bottom).offset(40)
            make.left.right.equalToSuperview().inset(32)
        }

        let textLabel = UILabel().apply { $0.numberOfLines = 0 }
        textLabel.text = page.text
        addSubview(textLabel)
        textLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(12)
            make.left.right.equalTo(titleLabel)
            make.bottom.lessThanOrEqualToSuperview().offset(-140)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
