// ConstraintKernel
