import LayoutMigration
import LayoutStatements
import SourceRewriting

/// Every conversion from one dialect to another.
private let conversions = SourceConversion.Origin.allCases.flatMap { origin in
  SourceDialect.allCases.compactMap { SourceConversion(from: origin, to: $0) }
}

/// Converts a source by a conversion that its bytes choose, judges it, and ports it to Linux.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSource(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let choice = bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  convert(bytes, by: conversions[Int(choice % UInt64(conversions.count))])
  do throws(SourceProblem) {
    _ = try SourceLint().findings(in: bytes)
    _ = try LinuxPort().convert(bytes)
  } catch {
    // What is no Swift may be refused.
  }
  return 0
}

/// What was converted is a source that is read again.
private func convert(_ bytes: [UInt8], by conversion: SourceConversion) {
  let converted: [UInt8]
  do throws(SourceProblem) {
    converted = try conversion.convert(bytes).bytes
  } catch {
    return
  }
  guard converted != bytes else { return }
  let old = String(decoding: bytes, as: UTF8.self)
  let new = String(decoding: converted, as: UTF8.self)
  let difference = UnifiedDiff(old, new).text(oldName: "old", newName: "new")
  precondition(!difference.isEmpty, "a source that was changed has no difference")
  do throws(SourceProblem) {
    _ = try conversion.convert(converted)
  } catch {
    preconditionFailure("what was converted is not read: \(error)\n\(new)")
  }
}
