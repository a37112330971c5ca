import SourceRewriting

/// What `--help` prints for the commands that read source code.
extension HelpText {
  static let convert = """
    Example:
      layout convert --from maker --to anchors --dry-run Sources/Screens

    Usage: layout convert --from NAME --to NAME [--module NAME] [--dry-run|--check] [--report]
             FILE|FOLDER…

    Rewrites layout statements, one by one, from one dialect to another. Names, comments and
    control flow stay, and so does everything else, to the byte. What cannot be shown to mean the
    same stays as it was, under one comment that names the reason. Nothing is run or compiled.

    Options:
      --from       operator (Cartography), maker (SnapKit), attribute (EasyPeasy), autopin
                   (PureLayout), anchors, constraint (item initialisers) or vfl (format strings)
      --to         any of these but vfl; or linux, which needs no --from and rewrites what there is
                   none of there: @objc, @IBOutlet, #selector (as a closure), super.init(coder:)
      --module     original or own: whose words are meant where SnapKit, Cartography, EasyPeasy and
                   PureLayout differ from this package's modules; by default those of the imports
      --dry-run    print the difference, and change nothing
      --check      print the names of files that would change, and change nothing
      --report     print what stays, and how many statements were converted, left with a reason and
                   not understood, by kind

    Files that are named together are read together: a declaration in any of them counts.
    Every result is read again before it takes a file's place, and a file that changed meanwhile is
    left alone.

    Exit status:
      0     done; with --check: nothing would change
      1     with --check: something would change
      64    wrong usage
      65    a file is no Swift source; it is left alone, all others are converted
      66    no such file, no Swift file, or it cannot be read
      74    a result cannot be written

    """

  static let lint = """
    Example:
      layout lint Sources/Screens

    Usage: layout lint FILE|FOLDER…

    Finds what compiles in layout code of any dialect and is almost never meant, without running
    it: \(SourceLint.Rule.allCases.map(\.rawValue).joined(separator: ", ")).

    Exit status:
      0     nothing found
      1     something found
      64    wrong usage
      65    a file is no Swift source
      66    no such file, or it cannot be read
      74    the findings cannot be written

    """
}
