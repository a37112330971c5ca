// One import brings widgets as items and the kernel's words.
@_exported public import ConstraintKernel
