import AutoPinLayout
import Foundation
/// Tab goes from pane to pane, q twice quits, and the window may be resized.
@main
enum TerminalPanes {
  static func main() throws {
    let mail = Mail()
    try stty("-icanon", "-echo", "min", "0", "time", "2")  // Reading waits for a fifth of a second.
    defer { try? stty("sane") }
    var (shown, keys, selected) = ("", "", 0)
    while true {
      for (index, pane) in mail.panes.enumerated() { pane.isSelected = index == selected }
      say("\u{1B}[999;999H\u{1B}[6n")  // The last cell, please: ESC [ rows ; columns R.
      keys += String(decoding: FileHandle.standardInput.availableData, as: UTF8.self)
      let report = /\u{1B}\[(?<rows>[0-9]+);(?<columns>[0-9]+)R/
      guard let size = keys.matches(of: report).last,
        let rows = Int(size.rows), let columns = Int(size.columns)
      else { continue }
      // A terminal that was busy answers several questions at once.
      keys.replace(report, with: "")
      if keys.contains("\t") { selected = (selected + 1) % mail.panes.count }
      if keys.contains("q"), !mail.dialog.isGone { return say("\u{1B}[2J\u{1B}[H") }
      if keys.contains("q") || keys.contains(/\u{1B}(?!\[)/) {
        mail.dialog.isGone = !keys.contains("q")
      }
      let screen = mail.screen(columns, rows)
      if screen != shown { say("\u{1B}[2J\u{1B}[H" + screen) }
      (shown, keys) = (screen, "")
    }
  }

  private static func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  private static func stty(_ words: String...) throws {
    let env = URL(fileURLWithPath: "/usr/bin/env")
    try Process.run(env, arguments: ["stty"] + words).waitUntilExit()
  }
}
