// swift-tools-version: 6.0
// The two recipes for sources that import UIKit and a dialect's original, as a user's package would
// have them. .ci/check-recipes copies this into a folder of its own, and sets the path.
import PackageDescription

let kernel = "ConstraintKernel"

/// What the originals' names stand for.
let modules = [
  "UIKit": "UIKitShell", "SnapKit": "MakerLayout", "Cartography": "OperatorLayout",
  "EasyPeasy": "AttributeLayout", "PureLayout": "UIKitAutoPin",
]
let names = modules.keys.sorted()

let package = Package(
  name: "Recipes",
  dependencies: [.package(name: kernel, path: "PATH")],
  targets:
    // Recipe 1: a target of that name with one line, `@_exported import UIKitShell`.
    names.map { name in
      .target(name: name, dependencies: [.product(name: modules[name]!, package: kernel)])
    } + [
      .executableTarget(name: "ByTargets", dependencies: names.map { .init(stringLiteral: $0) }),
      // Recipe 2: a flag of the compiler.
      .executableTarget(
        name: "ByFlags",
        dependencies: names.map { .product(name: modules[$0]!, package: kernel) },
        swiftSettings: [
          .unsafeFlags(names.flatMap { ["-module-alias", "\($0)=\(modules[$0]!)"] })
        ]
      ),
    ],
  swiftLanguageModes: [.v5]
)
