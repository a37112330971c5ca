@_exported public import LayoutFormats
