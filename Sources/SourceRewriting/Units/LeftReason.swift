/// Why a statement stays as it was.
package enum LeftReason: Error, Hashable, Sendable {
  /// The words are not those of a statement that can be read without running it.
  case notUnderstood
  /// The block is a variable, or several blocks are given.
  case blockIsValue
  /// The maker, a proxy or an attribute goes to other code, or is chosen by a condition.
  case handedOn
  /// A statement of a kind that is not taken apart, such as `switch`, chooses or repeats what the block says.
  case chosenInBlock(String)
  /// The block gets its proxies in a list or a dictionary.
  case proxiesInList
  /// An attribute has a condition, which other dialects do not ask again.
  case conditional
  /// A loop, a branch or a declaration stands between statements of which one cannot be converted.
  case controlFlow
  /// Code between the statements may leave the block, which would leave more where there is none.
  case leavesEarly
  /// Code between the statements runs before any of them is active, and would run behind some.
  case seesActivation
  /// Compiler conditions stand inside the block.
  case compilerCondition
  /// The file does not show what an expression is.
  case unknownKind(String)
  /// The file does not show the numbers that an expression is made of.
  case unknownParts(String)
  /// A call that was made once would be made for every constraint.
  case calledOften(String)
  /// The files declare something of a name that the dialect has, too.
  case ownWord(String)
  /// It stands where only a part of a statement can be replaced.
  case insideExpression
  /// Its item is the root view of a controller, whose flag has to stay.
  case rootView(String)
  /// The original and this package's module understand it in different ways.
  case modulesDiffer(String)
  /// The file does not show one superview of all items, of which they would have shares.
  case noContainer
  /// The subject is reached through an optional.
  case optionalSubject
  /// An item is one of several, by a condition.
  case chosenItem
  /// The block replaces or changes what another one made.
  case replaces
  /// A call replaces what an earlier run of it made.
  case runsAgain
  /// Another block of the file replaces, changes or removes what this one made.
  case isReplaced
  /// The handle is used in a way that has no counterpart.
  case handle(String)
  /// The file does not show whether an item is the superview, which attributes meet in another way.
  case perhapsSuperview(String)
  /// A block that gives all calls in it a priority, or keeps them, may call the code around.
  case inBlock(String)
  /// The target dialect has no words for it.
  case noWords(String)
  /// The target dialect would clear an autoresizing flag that is not visibly cleared here.
  case flagStays(String)
  /// In the target dialect a later call would push it out, or it would push out another.
  case competes
  /// In the target dialect a run would push out what an earlier one said, which may be something else.
  case differsAgain
  /// It says how an item takes its content, which is no constraint.
  case contentPriority
  /// An independent reader finds other constraints in the result.
  case judgedOtherwise
  /// What was printed reads as something else.
  case readsDifferently

  /// Why an item cannot be named again that an expression gives; nil where it can.
  static func unnamed(_ item: String) -> LeftReason? {
    guard item.contains("?") else { return nil }
    return item.contains("??") || item.contains("? ") || item.contains("?\n")
      ? .chosenItem : .optionalSubject
  }

  /// Whether the files do not show what something is.
  var namesUnknown: Bool {
    if case .unknownKind = self { true } else { false }
  }

  /// The kinds of reasons why something could not be read at all.
  static let unreadKinds: Set<String> = Set(
    [
      Self.notUnderstood, .blockIsValue, .handedOn, .chosenInBlock(""), .proxiesInList,
      .insideExpression, .ownWord(""),
    ].map(\.kind)
  )

  /// A short name, for counting.
  package var kind: String {
    switch self {
    case .notUnderstood: "not understood"
    case .blockIsValue: "block is a value"
    case .handedOn: "handed on"
    case .chosenInBlock: "chosen in a block"
    case .proxiesInList: "proxies in a list"
    case .conditional: "conditional"
    case .controlFlow: "control flow"
    case .leavesEarly: "leaves early"
    case .seesActivation: "sees activation"
    case .compilerCondition: "compiler condition"
    case .unknownKind: "unknown kind"
    case .unknownParts: "unknown parts"
    case .calledOften: "called often"
    case .ownWord: "own word"
    case .insideExpression: "inside an expression"
    case .rootView: "root view"
    case .modulesDiffer: "modules differ"
    case .noContainer: "no container"
    case .optionalSubject: "optional subject"
    case .chosenItem: "chosen item"
    case .replaces: "replaces others"
    case .runsAgain: "runs again"
    case .isReplaced: "is replaced"
    case .handle: "handle"
    case .perhapsSuperview: "perhaps the superview"
    case .inBlock: "in a block"
    case .noWords: "no words"
    case .flagStays: "flag stays"
    case .competes: "competes"
    case .differsAgain: "differs again"
    case .contentPriority: "content priority"
    case .judgedOtherwise: "judged otherwise"
    case .readsDifferently: "reads differently"
    }
  }

  /// Whether it refers to another place than what stays: a report names that place.
  package var refersElsewhere: Bool {
    switch self {
    case .replaces, .isReplaced, .competes, .ownWord, .handle, .leavesEarly, .seesActivation,
      .compilerCondition,
      .controlFlow, .blockIsValue, .insideExpression:
      true
    // What the files do not show has no place, and what a dialect cannot say neither.
    case .notUnderstood, .handedOn, .chosenInBlock, .proxiesInList, .conditional, .unknownKind,
      .unknownParts,
      .calledOften,
      .rootView, .modulesDiffer, .noContainer, .optionalSubject, .chosenItem, .perhapsSuperview,
      .inBlock,
      .noWords, .flagStays, .runsAgain, .differsAgain, .contentPriority, .judgedOtherwise,
      .readsDifferently:
      false
    }
  }

  /// Why, as a comment says it.
  package var text: String {
    switch self {
    case .notUnderstood: "it cannot be read without being run"
    case .blockIsValue: "its block is a value"
    case .handedOn: "what it constrains is handed to other code"
    case .chosenInBlock(let word):
      "'\(word)' stands around it in its block, which is taken apart at 'if', 'for' and 'do' alone"
    case .proxiesInList:
      "its block gets the proxies in a collection, so that its relations do not name their items"
    case .conditional:
      "it has a condition that is asked again whenever the item is reloaded, which no other dialect does"
    case .controlFlow: "control flow stands around a statement that cannot be converted"
    case .leavesEarly: "code between its statements may leave the block early"
    case .seesActivation: "code between its statements runs before they are active"
    case .compilerCondition: "compiler conditions stand in its block"
    case .unknownKind(let name): "these files do not show what '\(name)' is"
    case .unknownParts(let text): "these files do not show the numbers of '\(text)'"
    case .calledOften(let text): "'\(text)' would be called once for every constraint"
    case .ownWord(let name): "the project declares a '\(name)' of its own"
    case .insideExpression: "it stands inside another expression"
    case .rootView(let name): "'\(name)' is a root view, whose autoresizing flag has to stay"
    case .modulesDiffer(let text): text
    case .noContainer: "this file does not show that its items have one superview"
    case .optionalSubject: "its item is optional"
    case .chosenItem: "which item it means is chosen when it runs"
    case .replaces: "it replaces or changes what another block made"
    case .runsAgain: "it may run again, and then takes the place of what it made"
    case .isReplaced: "another block replaces or removes what it made"
    case .handle(let name): "the handle '\(name)' is used in ways that have no counterpart"
    case .perhapsSuperview(let name):
      "'\(name)' may be another name of the superview, which attributes meet in another way"
    case .inBlock(let name): "a block of '\(name)' may call the code around it"
    case .noWords(let reason): reason
    case .flagStays(let name): "the autoresizing flag of '\(name)' is not seen to be cleared"
    case .competes: "attributes of several calls would push each other out"
    case .differsAgain:
      "it may say something else when it runs again, and attributes would replace what it said"
    case .contentPriority: "it says how an item takes its content, which is no constraint"
    case .judgedOtherwise: "a second reader finds other constraints in what it would become"
    case .readsDifferently: "the converted form would mean something else"
    }
  }
}
