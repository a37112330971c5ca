// LayoutScenes
