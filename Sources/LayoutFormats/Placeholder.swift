// LayoutFormats
