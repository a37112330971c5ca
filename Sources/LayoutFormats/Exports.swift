@_exported public import ConstraintKernel
