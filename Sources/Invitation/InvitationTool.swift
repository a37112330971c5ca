import Foundation
import LayoutFormats

/// Writes the three cards as SVG files into the folder that is named, or into the present one.
@main
enum InvitationTool {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    for (name, card) in Invitation.all {
      card.layoutIfNeeded()
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).svg")
      try Picture(of: card).paintedSVG().write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
