// What is printed is a layout as it was read: one import brings both.
@_exported public import LayoutStatements
