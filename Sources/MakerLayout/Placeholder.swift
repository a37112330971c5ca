// MakerLayout
