// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The four dialects over one kernel, in the order documentation names them.
let fronts = ["OperatorLayout", "MakerLayout", "AttributeLayout", "AutoPinLayout"]

func library(_ name: String) -> Product {
  .library(name: name, targets: [name])
}

func target(
  _ name: String,
  _ dependencies: [String] = [],
  path: String? = nil,
  exclude: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .init(stringLiteral: $0) },
    path: path,
    exclude: exclude,
    swiftSettings: strict
  )
}

func tests(
  _ name: String,
  _ dependencies: [String],
  exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies.map { .init(stringLiteral: $0) },
    exclude: exclude,
    resources: resources,
    swiftSettings: strict
  )
}

/// A dependency on the module of a system library, where its trait is on.
func whenTrait(_ trait: String, _ target: String) -> Target.Dependency {
  .target(name: target, condition: .when(traits: [trait]))
}

/// A program to look at; where it needs a trait that is off it says so.
func example(_ name: String, _ folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: "Sources/Examples/\(folder)",
    swiftSettings: strict
  )
}

let package = Package(
  name: "ConstraintKernel",
  // .ci/check-availability and .ci/check-apple keep to these.
  platforms: [
    .macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1), .macCatalyst(.v16),
  ],
  products: [
    library("ConstraintSolver"),
    library("ConstraintKernel"),
    library("OperatorLayout"),
    library("MakerLayout"),
    library("AttributeLayout"),
    library("AutoPinLayout"),
    library("LayoutFormats"),
    library("LayoutMigration"),
    library("LayoutTesting"),
    library("LayoutLogs"),
    library("UIKitNames"),
    library("UIKitAutoPin"),
    library("UIKitShell"),
    library("PangoText"),
    library("CairoPictures"),
    library("GTKLayout"),
    .executable(name: "layout", targets: ["layout"]),
    .plugin(name: "LayoutCommand", targets: ["LayoutCommand"]),
  ],
  // Each brings in a system library; without it a module is there, and empty.
  traits: [
    .trait(name: "Pango", description: "PangoText: text in real fonts. Needs libpango1.0-dev."),
    .trait(
      name: "Cairo",
      description: "CairoPictures: pages as PNG, PDF and SVG. Needs libcairo2-dev, and Pango.",
      enabledTraits: ["Pango"]
    ),
    .trait(name: "GTK", description: "GTKLayout: widgets of GTK 4. Needs libgtk-4-dev."),
  ],
  targets: [
    target("ConstraintSolver"),
    // A counter and a lock that threads share: Swift's own are newer than the oldest systems above.
    .target(name: "CLayoutRank"),
    target("ConstraintKernel", ["ConstraintSolver", "CLayoutRank"]),
    // How the dialects spell a constraint, for whoever speaks of one without importing them all.
    target("Dialects", ["ConstraintKernel"]),
    target("OperatorLayout", ["ConstraintKernel", "Dialects"]),
    target("MakerLayout", ["ConstraintKernel", "Dialects"]),
    target("AttributeLayout", ["ConstraintKernel", "Dialects"]),
    target("AutoPinLayout", ["ConstraintKernel", "Dialects"]),
    target("LayoutFormats", ["ConstraintKernel", "Dialects"]),
    // Constraints as source code says them, free of any dialect; LayoutMigration hands them on.
    target("LayoutStatements", ["ConstraintKernel", "LayoutFormats"]),
    target("LayoutMigration", ["ConstraintKernel", "LayoutFormats", "LayoutStatements"]),
    // Reads layout source of every dialect, rewrites it, and judges what was rewritten.
    target("SourceRewriting", ["ConstraintKernel", "LayoutMigration", "LayoutStatements"]),
    // Cases, and the proof that a screen is the same in all of them, for the tool, which links no
    // Testing; LayoutTesting hands them on.
    target("ScreenComparison", ["ConstraintKernel", "LayoutFormats", "LayoutStatements"]),
    target("LayoutTesting", ["ConstraintKernel", "LayoutFormats", "ScreenComparison"]),
    target("LayoutLogs", ["ConstraintSolver"]),
    target("UIKitGeometry", ["ConstraintKernel"]),
    target("UIKitNames", ["ConstraintKernel", "UIKitGeometry"]),
    target("UIKitAutoPin", ["AutoPinLayout"]),
    target("UIKitShell", ["ConstraintKernel", "UIKitNames", "AutoPinLayout"]),
    // Real interfaces in every dialect, for parity, pictures and the tool.
    target(
      "LayoutScenes",
      ["ConstraintKernel", "LayoutFormats"] + fronts,
      path: "Tests/LayoutScenes",
      exclude: ["card.json"]
    ),
    // The first look: one card in four dialects. It needs no more than what it shows.
    .executableTarget(
      name: "showcase",
      dependencies: ["ConstraintKernel", "LayoutFormats"] + fronts.map { .init(stringLiteral: $0) },
      swiftSettings: strict
    ),
    // Three cards of one class, drawn: what a server does with pictures.
    .executableTarget(
      name: "Invitation",
      dependencies: ["LayoutFormats", "OperatorLayout"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "layout",
      dependencies: [
        "ConstraintKernel", "Dialects", "LayoutFormats", "LayoutLogs", "LayoutMigration",
        "LayoutScenes", "LayoutStatements", "ScreenComparison", "SourceRewriting",
      ],
      swiftSettings: strict
    ),
    // The tool in packages that depend on this one. It asks for no leave to write: most commands need none.
    .plugin(
      name: "LayoutCommand",
      capability: .command(
        intent: .custom(verb: "layout", description: "Check, explain and convert layouts.")
      ),
      dependencies: ["layout"],
      path: "Sources/LayoutCommand"
    ),
    // Screens as people write them in every dialect, and the same converted into the others.
    target("MigrationScreens", ["ConstraintKernel"], path: "Tests/MigrationScreens/Screens"),
    target(
      "WrittenScreens",
      ["MigrationScreens", "UIKitNames"] + fronts,
      path: "Tests/MigrationScreens/Written"
    ),
    target(
      "ConvertedScreens",
      ["MigrationScreens", "UIKitNames"] + fronts,
      path: "Tests/MigrationScreens/Converted"
    ),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("ConstraintKernelTests", ["ConstraintKernel", "Dialects"]),
    tests("OperatorLayoutTests", ["OperatorLayout"]),
    tests("MakerLayoutTests", ["MakerLayout"]),
    tests("AttributeLayoutTests", ["AttributeLayout"]),
    tests("AutoPinLayoutTests", ["AutoPinLayout"]),
    tests(
      "LayoutFormatsTests",
      ["LayoutFormats", "Dialects", "MakerLayout"],
      resources: [.copy("Scenes"), .copy("Captured"), .copy("Canonical")]
    ),
    tests(
      "LayoutTestingTests",
      ["LayoutTesting", "ScreenComparison", "AttributeLayout", "MakerLayout"],
      exclude: ["__Snapshots__"]
    ),
    // The same under XCTest: swift test --disable-swift-testing --filter LayoutTestingXCTests
    tests("LayoutTestingXCTests", ["LayoutTesting"], exclude: ["__Snapshots__"]),
    tests("InvitationTests", ["Invitation", "LayoutTesting"], exclude: ["__Snapshots__"]),
    tests(
      "LayoutLogsTests",
      ["LayoutLogs"],
      resources: [.copy("Logs"), .copy("Answers.txt")]
    ),
    tests(
      "LayoutToolTests",
      ["layout", "Dialects", "LayoutScenes", "LayoutStatements", "SourceRewriting"]
    ),
    tests(
      "LayoutMigrationTests",
      ["LayoutMigration", "LayoutStatements", "LayoutFormats", "LayoutScenes", "ScreenComparison"]
        + fronts
    ),
    tests(
      "SourceRewritingTests",
      [
        "SourceRewriting", "LayoutMigration", "LayoutStatements", "Dialects", "MigrationScreens",
        "WrittenScreens", "ConvertedScreens",
      ] + fronts
    ),
    tests("UIKitNamesTests", ["UIKitNames"] + fronts),
    .testTarget(
      name: "MainActorTests",
      dependencies: ["ConstraintKernel", "MakerLayout", "UIKitNames"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    tests("UIKitAutoPinTests", ["UIKitAutoPin"]),
    tests("UIKitShellTests", ["UIKitShell", "UIKitAutoPin"] + fronts),
    // A dialect that nothing below it knows of.
    tests("FifthDialectTests", ["ConstraintKernel", "MakerLayout"]),
    // Stands for a toolkit that somebody else owns.
    target("ForeignToolkit", path: "Tests/ForeignToolkit"),
    // Sees no more of this package than another one does.
    .testTarget(
      name: "ForeignItemTests",
      dependencies: ["ForeignToolkit", "LayoutFormats"] + fronts.map { .init(stringLiteral: $0) },
      packageAccess: false,
      swiftSettings: strict
    ),
    tests(
      "ParityTests",
      ["LayoutScenes", "LayoutFormats", "showcase"] + fronts,
      resources: [.copy("Goldens")]
    ),

    // Text in real fonts, drawn pages, and widgets: traits Pango, Cairo and GTK.
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "PangoText",
      dependencies: ["ConstraintKernel", whenTrait("Pango", "CPango")],
      swiftSettings: strict
    ),
    .target(
      name: "CairoPictures",
      dependencies: [
        "ConstraintKernel", "LayoutFormats", "PangoText", whenTrait("Cairo", "CPango"),
        whenTrait("Cairo", "CCairo"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "GTKLayout",
      dependencies: ["ConstraintKernel", "LayoutFormats", whenTrait("GTK", "CGtk4")],
      swiftSettings: strict
    ),
    example(
      "InvitationPages",
      "InvitationPages",
      ["CairoPictures", "LayoutFormats", "OperatorLayout", "PangoText"]
    ),
    example("Invoice", "Invoice", ["CairoPictures", "LayoutFormats", "MakerLayout", "PangoText"]),
    .target(
      name: "ExampleWindows",
      dependencies: ["GTKLayout", whenTrait("GTK", "CGtk4")],
      path: "Sources/Examples/Windows",
      swiftSettings: strict
    ),
    example(
      "settings-window",
      "SettingsWindow",
      ["ExampleWindows", "GTKLayout", "MakerLayout", whenTrait("GTK", "CGtk4")]
    ),
    example(
      "mail-reader",
      "MailReader",
      ["ExampleWindows", "GTKLayout", "OperatorLayout", whenTrait("GTK", "CGtk4")]
    ),
    example("terminal-panes", "TerminalPanes", ["AutoPinLayout"]),
    .testTarget(
      name: "PangoTextTests",
      dependencies: ["ConstraintKernel", "LayoutFormats", "PangoText"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CairoPicturesTests",
      dependencies: [
        "CairoPictures", "InvitationPages", "Invoice", "LayoutFormats", "PangoText",
        whenTrait("Cairo", "CCairo"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GTKLayoutTests",
      dependencies: ["GTKLayout", whenTrait("GTK", "CGtk4")]
        + fronts.map { .init(stringLiteral: $0) },
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

// In an optimised build the tests need not be, but for those of the solver: they compare it with a dense one of theirs.
if Context.environment["PLAIN_TESTS"] != nil {
  for target in package.targets
  where target.type == .test && target.name != "ConstraintSolverTests"
    || target.path?.hasPrefix("Tests/") == true
  {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}

// The package manager builds the tool once more for its plug-in, whatever is asked for. What runs no plug-in does without.
if Context.environment["WITHOUT_PLUGIN"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}
