import LayoutFormats

/// What `--help` prints, each with an example first.
enum HelpText {
  static let version = "0.1.0"

  static let tool = """
    Example:
      layout scenes feed-cell --dialect maker --size 390x844 --direction rtl

    Usage: layout COMMAND

    Auto Layout's language without Apple's engine: solves constraints anywhere Swift runs.

    Commands:
      check     find what is wrong with a scene document at every width of a range
      inspect   write a scene document as a web page to look around in, at every width
      gallery   write such a page for each built-in scene
      solve     read a scene document and answer with frames
      explain   say what is wrong with a scene or in a log of Apple's systems, why a number is
                what it is, or what a code such as CK001 means
      scenes    list the built-in scenes, or show one in any dialect, size and direction
      print     a scene document as source code in any dialect
      compare   prove that two layouts are the same, or say where they part
      convert   rewrite layout source from one dialect to another
      lint      find what layout source almost never means

    Options:
      --help       this text; after a command, the command's own
      --version    the version

    Data goes to standard output, talk to standard error. NO_COLOR is respected.
    Options of before are read as well: --rtl and --directions as --direction; --sizes, --widths,
    --heights and --devices as --size.

    """

  static let solve = """
    Example:
      layout solve profile.json --format text

    Usage: layout solve FILE|- [--format json|text|svg|html] [--ambiguity] [--size WxH]
                        [--direction ltr|rtl]
           layout solve --schema

    Reads a scene document (JSON, version 1) from a file, or from standard input with '-', solves
    its constraints and prints every item's frame.

    Options:
      --format       json (default), text, svg or html
      --ambiguity    also report ambiguous frames: takes far longer than solving
      --size         another size of the root, such as 390x844; default: the document's own
      --direction    ltr or rtl; default: the document's own
      --schema       print the format as a JSON schema

    Exit status:
      0     solved
      1     required constraints conflict; the answer names an irreducible set for each conflict
      64    wrong usage
      65    the document is no scene; each fault with its JSON path and what was expected there
      66    no such file, or it cannot be read
      74    the answer cannot be written

    """

  static let explain = """
    Example:
      layout explain profile.json follow.width
      layout explain < xcode.log

    Usage: layout explain [FILE|-] [ITEM.ATTRIBUTE] [--format text|json|html]
                          [--size WxH] [--direction ltr|rtl]
           layout explain CODE

    Of a scene document, without an attribute, says everything that is wrong: conflicts with the sum
    that cannot hold and what would fix them, then ambiguous frames. With one, says why it has
    the value it has: the constraints that decide it and nothing else, their sum on one line, what
    lost, what stands beside, and what moving a constant would do. With a code such as CK001, prints
    the page of that issue.

    Anything that does not start as JSON is read as what Apple's systems print when constraints
    conflict. Any paste will do: other lines between, several reports, quotations, cut lists,
    SnapKit's and Masonry's formats. For each report it says which rows cannot hold together and the
    sum that shows it, which rows are the system's own, whether the row that was broken can help, and
    what has the same cause. What the log does not print is said, not guessed.

    Options:
      --format       text (default); json, where rows of a log go by their index in the list, from
                     0; or html: a page that needs nothing else
      --size         another size of a scene's root, such as 390x844; default: the document's own
      --direction    ltr or rtl; default: the document's own, and ltr for a log

    Exit status:
      0     explained; nothing is certain to conflict
      1     explained; required constraints conflict
      64    wrong usage, or the scene has no such item
      65    the document is no scene; each fault with its JSON path and what was expected there
      66    no such file, or it cannot be read
      74    the answer cannot be written

    """

  static let check = """
    Example:
      layout check profile.json --size 320...1366 --direction both

    Usage: layout check FILE|- [--size LIST] [--direction ltr|rtl|both] [--text-scale LIST]
                        [--format text|json|html]

    Solves a scene document at every width, and reports for each finding the widths at which it
    holds: conflicts, content that is cut off, siblings that overlap, items outside their parents,
    items of no size, ambiguity, small tap targets, negative gaps, jumps, and right to left that is
    no mirror. Where frames are linear between two widths, 'at every width' is proved.

    Options:
      --size         sizes of the root: widths such as 320...1366, a point apart, each with a height
                     where one follows, such as 320...932x844; heights alone, such as x568; phones
                     or tablets for the screens in use, upright and across; default: the document's
                     own
      --direction    ltr, rtl or both; default: the document's own
      --text-scale   factors such as 1,1.3,2; default: 1
      --format       text (default), json or html

    The document suppresses findings in its member 'checks', each with a reason.

    Exit status:
      0     nothing found, or all of it suppressed
      1     something found
      64    wrong usage
      65    the document is no scene
      66    no such file, or it cannot be read
      74    the report cannot be written

    """

  static let inspect = """
    Example:
      layout inspect profile.json --size 320...1366 -o page.html

    Usage: layout inspect FILE|- [--size A...B] [-o PAGE]

    Writes one self-contained web page: the picture beside the tree, frames and constraints of
    whatever is selected, findings, and a slider over frames solved at every width.

    Options:
      --size    the widths, a point apart; default: 320...1366 and the document's own
      -o        the file to write; default: standard output

    Exit status:
      0     written
      64    wrong usage
      65    the document is no scene
      66    no such file, or it cannot be read
      74    the page cannot be written

    """

  static let gallery = """
    Example:
      layout gallery -o pages

    Usage: layout gallery -o FOLDER [--size A...B]

    Writes the inspector's page for each built-in scene, and an index.

    Options:
      -o        the folder, made if it is missing
      --size    the widths, a point apart; default: 320...430

    Exit status:
      0     written
      64    wrong usage
      74    a page cannot be written

    """

  static let scenes = """
    Example:
      layout scenes feed-cell --dialect maker --size 390x844 --direction rtl

    Usage: layout scenes [NAME] [--format text|svg|html|json|tree] [--dialect NAME] [--size WxH]
                         [--direction ltr|rtl] [--step N]

    Without a name, lists the built-in scenes: real interfaces, each written by hand in four
    dialects. With one, builds it in a dialect, solves it and shows it.

    Options:
      --format       text (default): a picture and the frames; svg; html; json: the scene
                     document, which 'layout solve -' reads; tree: the frames alone
      --dialect      operator (Cartography), the default; maker (SnapKit), attribute (EasyPeasy),
                     autopin (PureLayout) or kernel (formulas)
      --size         the root's size in points; default: 390x844
      --direction    ltr (default) or rtl
      --step         how far to go in a scene that changes over time; default: to the end

    Exit status:
      0     shown
      1     shown, but at this size required constraints conflict
      64    wrong usage
      74    the scene cannot be written

    """
}
