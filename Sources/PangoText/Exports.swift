// Labels ask with the kernel's words; one import brings both.

@_exported public import ConstraintKernel
