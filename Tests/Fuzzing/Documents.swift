import ConstraintKernel
import LayoutFormats

/// Reads a scene document, writes it, solves it and draws it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDocument(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let document: SceneDocument
  do throws(SceneReadingError) {
    document = try SceneReading(json: bytes).document
  } catch {
    precondition(!SceneReading.faults(in: bytes).isEmpty, "refused without a fault: \(error)")
    return 0
  }
  do throws(SceneReadingError) {
    let written = try document.encoded()
    let again = try SceneReading(json: Array(written.utf8)).document
    let twice = try again.encoded()
    precondition(twice == written, "written twice, it differs: \(written)")
    let tree = try SceneTree(again)
    let answer = tree.answer(findingAmbiguities: count % 4 == 0)
    for (name, frame) in answer.frames {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      precondition(numbers.allSatisfy(\.isFinite), "\(name) has the frame \(frame)")
    }
    for output in SceneOutput.allCases {
      precondition(!tree.text(of: answer, as: output).isEmpty, "nothing is written as \(output)")
    }
  } catch {
    preconditionFailure("a document that was read cannot be written, read or solved: \(error)")
  }
  return 0
}
