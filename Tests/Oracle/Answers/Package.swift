// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Answers",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "answers", targets: ["answers"])
  ],
  dependencies: [
    .package(name: "ConstraintKernel", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "answers",
      dependencies: [.product(name: "ConstraintSolver", package: "ConstraintKernel")],
      swiftSettings: strict
    )
  ],
  swiftLanguageModes: [.v6]
)
