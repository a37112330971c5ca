extension Options {
  /// How to use the program.
  static let help = """
    swift run -c release benchmarks --only W3,build,solver,kiwi --sizes 10,100

    measures how long the solver and kiwi take to build a feed of 10 and of 100 cells.
    Without arguments everything is measured, which takes about ten minutes.

      --only WORDS    only these, separated by commas; of a kind not named, all
          workloads   W1 chain, W2 nest, W3 feed, W3r feed in the cells' coordinates,
                      W5 shares, W5n shares without a lower limit
          operations  build, resize (the root), constant (a required height),
                      declared (kiwi's edit variable for it), natural (a text's height),
                      insert (an element, or its removal)
          contenders  solver, kernel, operator, maker, attribute, autopin,
                      kiwi, yoga, manual
      --sizes LIST    numbers of views or cells; 1,10,100,1000,10000 unless given
      --quick         one round of 20 ms per row, not five of 50 ms; sizes 10 and 100
      --patient       let kiwi run layouts it needs minutes and gigabytes for
      --repeat N      perform each operation of ours N times and measure nothing, for a program
                      that counts instructions: the difference of two runs is the operations'
      --questions     measure what explanations of values and conflicts cost instead
      --format WORD   table (the default) or json
      --chart FILE    also draw the result, as an SVG image
      --peers DIR     where kiwi's and Yoga's programs are; Peers/.build unless given,
                      made by Peers/build-peers.sh

    Times are thread CPU time, medians of batches and of rounds. Frames are checked against hand-written ones
    first; a contender that gets them wrong is named on standard error, has no row, and
    makes the exit status 1. So does an edit of ours that takes from the heap what it should not. Arguments that mean nothing make it 64.
    """
}
