import LayoutMigration

/// What `--help` prints for the commands that read source code.
extension HelpText {
  static let convert = """
    Example:
      layout convert --from snapkit --to anchors --dry-run Sources/Screens

    Usage: layout convert --from NAME --to NAME [--dry-run|--check] [--report] FILE|FOLDER…

    Rewrites layout statements, one by one, from one dialect to another. Names, comments and
    control flow stay, and so does everything else, to the byte. What cannot be shown to mean the
    same stays as it was, under one comment that names the reason. Nothing is run or compiled.

    Options:
      --from       snapkit (maker), purelayout (autopin), cartography (operator), easypeasy
                   (attribute), anchors, constraint (item initialisers) or vfl (format strings)
      --to         any of these but vfl; or linux, which needs no --from and rewrites what there is
                   none of there: @objc, @IBOutlet, #selector (as a closure), super.init(coder:)
      --dry-run    print the difference, and change nothing
      --check      print the names of files that would change, and change nothing
      --report     print how many statements were understood, converted and left, by kind

    Every result is read again before it takes a file's place, and a file that changed meanwhile is
    left alone.

    Exit status:
      0     done; with --check: nothing would change
      1     with --check: something would change
      64    wrong usage
      65    a file is no Swift source; it is left alone, all others are converted
      66    no such file, or it cannot be read
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
