// Importing this module is to be enough, as importing UIKit is. A `public import` alone would give
// the names to nobody.
@_exported public import UIKitNames
