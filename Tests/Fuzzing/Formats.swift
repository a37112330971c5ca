import ConstraintKernel
import UIKitNames

/// Reads a visual format behind four bytes that choose its options and what its names mean, and lays it out.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFormat(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard count > 4, let data else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: data + 4, count: count - 4))
  let format = String(decoding: bytes, as: UTF8.self)
  let choice = data[3]
  do throws(VisualFormat.Problem) {
    let read = try VisualFormat(format) { $0.hasPrefix("v") }
    precondition(!read.views.isEmpty, "a format of no view")
    precondition(read.gaps.count == read.views.count - 1, "a gap is not between two views")
  } catch {
    precondition(0...format.count ~= error.offset, "no place of the text: \(error.offset)")
  }

  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  root.layoutNode.issueHandler = LayoutIssueHandler { issue in
    precondition(!issue.description.isEmpty, "an issue without words")
  }
  var items: [String: Any] = [:]
  for name in ["a", "b", "c", "button", "v1"] {
    let view = LayoutView()
    view.layoutName = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    items[name] = view
  }
  let guide = LayoutGuide()
  root.addLayoutGuide(guide)
  items["g"] = guide
  if choice & 1 != 0 { items["alone"] = LayoutView() }
  if choice & 2 != 0 { items["0 odd"] = LayoutView() }
  let options = UInt(data[0]) | UInt(data[1]) << 8 | UInt(data[2]) << 16
  let metrics: [String: Any] = ["m": 12.5, "p": 300, "nan": Double.nan, "inf": Double.infinity]
  let constraints = LayoutConstraint.constraints(
    withVisualFormat: format,
    options: .init(rawValue: choice & 4 != 0 ? options : 0),
    metrics: choice & 8 != 0 ? metrics : nil,
    views: items
  )
  LayoutConstraint.activate(constraints)
  root.layoutIfNeeded()
  for view in root.subviews {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    precondition(numbers.allSatisfy(\.isFinite), "\(view.layoutName) has the frame \(frame)")
  }
  return 0
}
