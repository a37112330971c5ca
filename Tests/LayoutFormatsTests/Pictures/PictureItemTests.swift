import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Pictures of views")
struct PictureItemTests {
  @Test(
    "Views and guides become boxes, named after their class and a number where they have no name"
  )
  func views() {
    let root = LayoutView(frame: LayoutRect(x: 1, y: 2, width: 30, height: 40))
    root.name = "root"
    root.addSubview(LayoutView(frame: LayoutRect(x: 3, y: 4, width: 5, height: 6)))
    let guide = LayoutGuide()
    guide.identifier = "gap"
    guide.layoutFrame = LayoutRect(x: 7, y: 8, width: 9, height: 10)
    root.addLayoutGuide(guide)
    #expect(
      PictureItem(root)
        == PictureItem(
          name: "root",
          frame: LayoutRect(x: 1, y: 2, width: 30, height: 40),
          children: [
            PictureItem(name: "LayoutView#2", frame: LayoutRect(x: 3, y: 4, width: 5, height: 6)),
            PictureItem(
              name: "gap",
              frame: LayoutRect(x: 7, y: 8, width: 9, height: 10),
              isGuide: true
            ),
          ]
        )
    )
  }
}
