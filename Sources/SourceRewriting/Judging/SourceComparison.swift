/// Compares two versions of a source file by the constraints that each of their functions makes,
/// in whatever dialect they say them.
package enum SourceComparison {
  /// What the judge of conversions says of two versions.
  ///
  /// - Parameters:
  ///   - old: The version that is known to be right.
  ///   - new: The version that is judged.
  ///   - module: Whose words both say; nil for this package's where the old version imports one of
  ///     its modules, and the originals' elsewhere.
  ///   - oldWorld: What the files declare that stand beside the old version.
  ///   - newWorld: What the files declare that stand beside the new version.
  /// - Returns: The verdict; nil where one of both is no Swift source.
  package static func verdict(
    _ old: [UInt8],
    _ new: [UInt8],
    _ module: SourceConversion.Module?,
    oldWorld: SourceWorld = SourceWorld(),
    newWorld: SourceWorld = SourceWorld()
  ) -> ConversionJudge.Verdict? {
    guard let before = try? SwiftSource(old), (try? SwiftSource(new)) != nil else { return nil }
    let imports = SourceFacts(before).imports
    let isOwn = imports.contains { ImportSwap.ownModules.contains($0.module) }
    let isOriginal = (module ?? (isOwn ? .own : .original)) == .original
    let judge = ConversionJudge(
      isOriginal: isOriginal,
      besides: oldWorld.filesWithInitializers,
      and: newWorld.filesWithInitializers
    )
    return judge.verdict(old, new)
  }

  /// Whether a file lays anything out.
  package static func hasLayout(_ bytes: [UInt8]) -> Bool {
    guard let code = JudgedCode(bytes) else { return false }
    return SourceConversion.Origin.allCases.contains {
      JudgedSites(code, $0, toInitializers: false).count > 0
    }
  }
}
