// One import brings the dialect and the kernel's words. A `public import` alone would give them to
// nobody: importers of this module could not find `LayoutView` in scope.
@_exported public import ConstraintKernel
@_exported public import Dialects
