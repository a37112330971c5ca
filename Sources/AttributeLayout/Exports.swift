// One import brings the dialect and the kernel's words. A `public import` alone would not bring
// these into the scope of files that import this module.
@_exported public import ConstraintKernel
@_exported public import Dialects
