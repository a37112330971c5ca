// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, as it needs libgtk-4-dev, libpango1.0-dev and a display.
let package = Package(
  name: "GTKBenchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "gtk-comparison", targets: ["gtk-comparison"])],
  dependencies: [.package(name: "ConstraintKernel", path: "../..", traits: ["GTK", "Pango"])],
  targets: [
    .systemLibrary(name: "CGtk4Peer", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GTKPeer", dependencies: ["CGtk4Peer"]),
    .executableTarget(
      name: "gtk-comparison",
      dependencies: [
        "GTKPeer", .product(name: "GTKLayout", package: "ConstraintKernel"),
        .product(name: "PangoText", package: "ConstraintKernel"),
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
