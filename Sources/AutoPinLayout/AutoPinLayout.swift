// One import brings the dialect and the kernel's words.
@_exported public import ConstraintKernel
