/// What `--help` prints for commands that move layouts between dialects.
extension HelpText {
  static let print = """
    Example:
      layout scenes feed-cell --format json | layout print - --to maker

    Usage: layout print FILE|- [FILE...] --to DIALECT [--idiomatic] [--uikit]

    Prints the constraints of a scene document as a person would write them. Several documents are
    states of the same items: what all have in common comes first, then one function for each.

    Options:
      --to           operator (Cartography), maker (SnapKit), attribute (EasyPeasy), autopin
                     (PureLayout), anchors, constraint (item initialisers) or scene (the document)
      --idiomatic    shorthands of the other handedness too: the same frames in both reading
                     directions, by other constraints; without it, the same constraints bit for bit
      --uikit        UIKit's names of types, such as NSLayoutConstraint

    Exit status:
      0     printed; a comment names what the dialect could not say in its own words
      64    wrong usage
      65    the document is no scene; the message names the JSON path and what was expected there
      66    no such file, or it cannot be read
      74    the code cannot be written

    """

  static let compare = """
    Example:
      layout compare old.json new.json --allow allowed.txt

    Usage: layout compare OLD NEW [--format text|json|svg] [--size LIST] [--allow FILE]
                          [--tolerance POINTS] [--ambiguity] [--strict]
           layout compare --record NEW [--size LIST]
           layout compare OLDFOLDER NEWFOLDER [--module NAME]

    Lays two scene documents out in several sizes and both reading directions, and compares what
    items say of themselves, constraints, frames bit for bit, and conflicts. OLD may be a golden,
    which --record prints.

    Of two folders of Swift source, or two files, it reads the constraints that each function makes,
    in any dialect, and prints each line of the old version whose constraints differ in the new one.
    Nothing is run: what calls of a project's own make is compared as text.

    Options:
      --format       text (default), json, or svg: both versions where they part first
      --size         sizes of the root, such as 390x844,320x568, phones or tablets; default: the
                     document's own, two telephones both ways up, a tablet and a window
      --allow        a list of accepted differences: class, item, date and reason on each line
      --tolerance    how far frames may differ, in points; default: 0
      --record       print a golden of NEW, to compare later versions with
      --ambiguity    compare ambiguous frames, too: takes far longer
      --strict       status 3 where only accepted differences were found
      --module       original or own: whose words the sources say; by default those of the imports

    Exit status:
      0     no frame moved; of sources: every function makes the same constraints
      1     the layouts differ, or an accepted difference is not there any more
      2     the layouts could not be compared; of sources: some calls cannot be read
      3     only accepted differences, with --strict
      64    wrong usage
      65    a file is no scene, no golden or no list; the message names the place
      66    no such file, or it cannot be read
      74    the answer cannot be written

    """
}
