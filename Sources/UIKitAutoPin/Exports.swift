// One import brings pinning and the arrays that source written for UIKit pins.
@_exported public import AutoPinLayout
@_exported public import Foundation
