// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is measured: the solver alone, the kernel over it, and the four dialects over both.
let modules = [
  "ConstraintSolver", "ConstraintKernel",
  "OperatorLayout", "MakerLayout", "AttributeLayout", "AutoPinLayout",
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "benchmarks", targets: ["benchmarks"]),
    .executable(name: "comparison", targets: ["comparison"]),
    .executable(name: "check-widths", targets: ["check-widths"]),
    .executable(name: "logs", targets: ["logs"]),
    .executable(name: "competing", targets: ["competing"]),
    .executable(name: "sizes", targets: ["sizes"]),
    .executable(name: "words", targets: ["words"]),
  ],
  dependencies: [
    .package(name: "ConstraintKernel", path: "..")
  ],
  targets: [
    .target(name: "CMeter"),
    .executableTarget(
      name: "competing",
      dependencies: ["CMeter", .product(name: "ConstraintSolver", package: "ConstraintKernel")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "sizes",
      dependencies: ["CMeter", .product(name: "ConstraintKernel", package: "ConstraintKernel")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "words",
      dependencies: ["CMeter", .product(name: "ConstraintKernel", package: "ConstraintKernel")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "logs",
      dependencies: ["CMeter", .product(name: "LayoutLogs", package: "ConstraintKernel")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CMeter"]
        + modules.map { .product(name: $0, package: "ConstraintKernel") },
      swiftSettings: strict
    ),
    // The proof that no frame moved, over a hundred screens.
    .executableTarget(
      name: "comparison",
      dependencies: ["ConstraintKernel", "MakerLayout", "LayoutTesting"].map {
        .product(name: $0, package: "ConstraintKernel")
      },
      swiftSettings: strict
    ),
    .executableTarget(
      name: "check-widths",
      dependencies: [.product(name: "LayoutFormats", package: "ConstraintKernel")],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
