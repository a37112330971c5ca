// Pages are pictures, and their text is set in fonts; one import brings all three.

@_exported public import LayoutFormats
@_exported public import PangoText
