// swift-format-ignore-file
// Signatures of UIKit that the applications beside this folder name and UIKitShell does not have.
@_exported import UIKitShell
