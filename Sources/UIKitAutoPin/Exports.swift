// One import brings pinning and the arrays that source written for UIKit pins. A `public import`
// alone would give neither's names to importers.
@_exported public import AutoPinLayout
@_exported public import Foundation
