// OperatorLayout
