import Foundation
import LayoutFormats
import MakerLayout

#if Cairo
import CairoPictures
import PangoText
#endif

/// Draws an invoice of forty rows on two pages, as PDF and as PNG, into the folder that is named.
@main
enum InvoiceTool {
  @MainActor
  static func main() throws {
    #if Cairo
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    let pages = document()
    var files = [("invoice.pdf", try pages.pdf(title: "Invoice \(Invoice.example.number)"))]
    for page in pages.pages.indices {
      files.append(("invoice-\(page + 1).png", try pages.png(page: page, scale: 1.5)))
    }
    for (name, file) in files {
      for issue in file.issues { print("\(name): \(issue)") }
      try Data(file.bytes).write(to: folder.appendingPathComponent(name))
    }
    #else
    print("Invoice draws with Cairo: swift run --traits Cairo Invoice FOLDER")
    exit(1)
    #endif
  }

  #if Cairo
  /// The fonts: a family by name, so that results do not depend on what else is installed.
  static let fonts = PangoText(Typeface(family: "Noto Sans", size: 9.5))

  @MainActor
  static func document() -> CairoPages {
    CairoPages(Invoice.example.pictures(fonts), fonts: fonts)
  }
  #endif
}
