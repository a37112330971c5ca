import Foundation
import LayoutFormats
import OperatorLayout

#if Cairo
import CairoPictures
import PangoText
#endif

/// Draws one invitation in three scripts, as PNG and as PDF, into the folder that is named.
@main
enum InvitationPages {
  static func main() throws {
    #if Cairo
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    for (name, card) in try cards() {
      try write(card.png(scale: 2), to: folder.appendingPathComponent("\(name).png"))
      try write(card.pdf(title: "Invitation"), to: folder.appendingPathComponent("\(name).pdf"))
    }
    #else
    print("InvitationPages draws with Cairo: swift run --traits Cairo InvitationPages FOLDER")
    exit(1)
    #endif
  }

  #if Cairo
  /// The fonts: families by name, so that results do not depend on what else is installed.
  static let fonts = PangoText(
    Typeface(family: "Noto Serif, Noto Naskh Arabic, Droid Sans Fallback", size: 15)
  )

  /// The three cards, laid out.
  static func cards() throws -> [(name: String, page: CairoPages)] {
    let image = PaintImage(.data(try sunrise().bytes))
    return InvitationCard.all.map { words in
      let card = InvitationCard(words, image: image, fonts: fonts)
      card.layoutIfNeeded()
      return (words.name, CairoPages([Picture(painting: card)], fonts: fonts))
    }
  }

  /// A photograph would come from somewhere; this one is drawn, and comes as the bytes of a PNG.
  private static func sunrise() throws -> CairoFile {
    let sky = PaintedView(Paint(gradient: PaintGradient(0x28406E, 0xF6B26B)))
    sky.frame = LayoutRect(x: 0, y: 0, width: 640, height: 320)
    let shapes: [(LayoutRect, Paint)] = [
      (
        LayoutRect(x: 230, y: 110, width: 180, height: 180),
        Paint(gradient: PaintGradient(0xFFF3C4, 0xF79A3E), cornerRadius: 90)
      ),
      (
        LayoutRect(x: -180, y: 205, width: 620, height: 400),
        Paint(fill: 0x5A4A6E, cornerRadius: 200)
      ),
      (
        LayoutRect(x: 260, y: 225, width: 620, height: 400),
        Paint(fill: 0x3D3654, cornerRadius: 200)
      ),
    ]
    for (frame, paint) in shapes {
      let shape = PaintedView(paint)
      shape.frame = frame
      sky.addSubview(shape)
    }
    return try CairoPages([Picture(painting: sky)]).png()
  }

  private static func write(_ file: CairoFile, to place: URL) throws {
    for issue in file.issues { print("\(place.lastPathComponent): \(issue)") }
    try Data(file.bytes).write(to: place)
  }
  #endif
}
