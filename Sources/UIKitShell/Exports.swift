// Importing this module is to be enough, as importing UIKit is. A `public import` alone would not
// bring the names into scope.
@_exported public import UIKitNames
