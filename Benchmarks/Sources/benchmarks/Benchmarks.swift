import CMeter
import Foundation

@main
enum Benchmarks {
  static func main() {
    do throws(UsageError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let options = try Options(arguments)
      if options.wantsHelp { return StandardStreams.result(Options.help) }
      if options.asksQuestions {
        StandardStreams.result(Provenance.text(arguments: arguments))
        return StandardStreams.result("\n" + Questions.report(Meter(budget: options.budget)))
      }
      exit(run(options, arguments) ? 0 : 1)
    } catch {
      StandardStreams.note("benchmarks: \(error); --help tells more")
      exit(64)
    }
  }

  /// Measures, tells, and says whether all went well.
  private static func run(_ options: Options, _ arguments: [String]) -> Bool {
    meter_keep_heap()
    noteMissingPeers(options)
    var session = Session(options)
    session.run { StandardStreams.note($0) }
    if options.repetitions != nil { return true }
    for failure in session.failures { StandardStreams.note("wrong: \(failure)") }
    switch options.format {
    case .json: StandardStreams.result(session.rows.json)
    case .table:
      StandardStreams.result(Provenance.text(arguments: arguments))
      StandardStreams.result("\n" + Report(rows: session.rows).text)
    }
    guard let path = options.chart else { return session.failures.isEmpty }
    do {
      try Chart(rows: session.rows).svg.write(toFile: path, atomically: true, encoding: .utf8)
      StandardStreams.note("chart: \(path)")
    } catch {
      StandardStreams.note("benchmarks: the chart could not be written: \(error)")
      return false
    }
    return session.failures.isEmpty
  }

  private static func noteMissingPeers(_ options: Options) {
    for contender in options.contenders where contender.isPeer {
      guard Peer(contender, in: options.peers) == nil else { continue }
      StandardStreams.note("\(contender.rawValue) is left out; Peers/build-peers.sh builds it")
    }
  }
}
