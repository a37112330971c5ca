@_exported public import ConstraintKernel
@_exported public import Dialects
