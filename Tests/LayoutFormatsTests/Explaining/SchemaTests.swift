import Foundation
import LayoutFormats
import Testing

/// As much of JSON schema as the format's needs: values against schemas, faults as paths.
private struct Schema {
  let root: [String: Any]

  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    root = try #require(value as? [String: Any])
  }

  func faults(of value: Any) -> [String] { faults(of: value, root, "") }

  private func faults(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var found: [String] = []
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: Any]
      guard let target = definitions?[String(name)] as? [String: Any] else {
        return ["\(reference)?"]
      }
      found += faults(of: value, target, path)
    }
    for part in schema["allOf"] as? [[String: Any]] ?? [] { found += faults(of: value, part, path) }
    let choices = (schema["anyOf"] as? [[String: Any]] ?? []).map { faults(of: value, $0, path) }
    if !choices.isEmpty, !choices.contains([]) { found += choices[0] }
    if let type = schema["type"] as? String, !isValue(value, type) {
      found.append("\(path): \(type)")
    }
    if let allowed = schema["enum"] as? [String] {
      if (value as? String).map(allowed.contains) != true { found.append("\(path): enum") }
    }
    if let constant = schema["const"] as? NSNumber, value as? NSNumber != constant {
      found.append("\(path): const")
    }
    if let number = value as? NSNumber, !(value is String) {
      let size = number.doubleValue
      if let least = schema["minimum"] as? Double, size < least { found.append("\(path): minimum") }
      if let most = schema["maximum"] as? Double, size > most { found.append("\(path): maximum") }
      if let below = schema["exclusiveMinimum"] as? Double, size <= below {
        found.append("\(path): exclusiveMinimum")
      }
    }
    if let text = value as? String, let least = schema["minLength"] as? Int, text.count < least {
      found.append("\(path): minLength")
    }
    if let elements = value as? [Any], let schema = schema["items"] as? [String: Any] {
      for (index, element) in elements.enumerated() {
        found += faults(of: element, schema, "\(path)[\(index)]")
      }
    }
    if let members = value as? [String: Any] { found += faults(ofMembers: members, schema, path) }
    return found
  }

  private func faults(
    ofMembers members: [String: Any],
    _ schema: [String: Any],
    _ path: String
  ) -> [String] {
    var found: [String] = []
    for key in schema["required"] as? [String] ?? [] where members[key] == nil {
      found.append("\(path).\(key): required")
    }
    for (key, others) in schema["dependentRequired"] as? [String: [String]] ?? [:]
    where members[key] != nil {
      for other in others where members[other] == nil { found.append("\(path).\(other): required") }
    }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let schema = properties[key] else { continue }
      found += faults(of: value, schema, "\(path).\(key)")
    }
    return found
  }

  private func isValue(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    default: value is NSNumber && !(value is String)
    }
  }
}

@Suite("The schema of scene documents")
struct SchemaTests {
  private func faults(of text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try Schema(SceneDocument.schema).faults(of: value)
  }

  @Test("Every document of the collection agrees with the schema, read and written again")
  func collection() throws {
    for scene in try SceneFile.all() {
      #expect(try faults(of: scene.document.encoded()).isEmpty, "\(scene.file)")
    }
  }

  @Test("Every captured document agrees with it", arguments: CapturedHierarchy.all)
  func captured(hierarchy: CapturedHierarchy) throws {
    for (_, document) in try hierarchy.documents() {
      #expect(try faults(of: document.encoded()).isEmpty, "\(document.name)")
    }
  }

  @Test("The example file of the repository agrees with it, and reads without a word left over")
  func example() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("LayoutScenes/card.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try faults(of: text).isEmpty)
    #expect(try SceneReading(json: text).ignoredKeys.isEmpty)
  }

  @Test("What the schema refuses, reading refuses at the same place")
  func refused() throws {
    let root = #""root": {"id": "r", "size": {"width": 1, "height": 1}}"#
    let cases = [
      (#"{"version": 2, \#(root)}"#, ".version"),
      (#"{"version": 1}"#, ".root"),
      (#"{"version": 1, "direction": "up", \#(root)}"#, ".direction"),
      (#"{"version": 1, "root": {"id": "", "size": {"width": 1, "height": 1}}}"#, ".root.id"),
      (
        #"{"version": 1, "root": {"id": "r", "size": {"width": -1, "height": 1}}}"#,
        ".root.size.width"
      ),
      (
        #"{"version": 1, \#(root), "constraints": [{"first": "r", "attribute": "width", "priority": 0}]}"#,
        ".constraints[0].priority"
      ),
      (
        #"{"version": 1, \#(root), "constraints": [{"first": "r", "attribute": "size"}]}"#,
        ".constraints[0].attribute"
      ),
      (
        #"{"version": 1, \#(root), "constraints": [{"first": "r", "attribute": "top", "second": "r"}]}"#,
        ".constraints[0].secondAttribute"
      ),
    ]
    for (text, place) in cases {
      let faults = try faults(of: text)
      #expect(faults.first?.hasPrefix(place) == true, "\(text): \(faults)")
      let read = SceneReading.faults(in: Array(text.utf8))
      #expect(read.first.map { ".\($0.path)" } == place, "\(text): \(read)")
    }
  }

  @Test("All faults of a document are reported at once, in the order of the text")
  func everything() {
    let text = """
      {"version": 2, "direction": 3,
       "root": {"id": "root", "size": {"width": 10, "height": 10},
                "children": [{"id": "a"}, {"id": "b"}]},
       "constraints": [
         {"first": "a", "attribute": "size"},
         {"first": "a", "attribute": "width", "constant": 5},
         {"first": "nobody", "attribute": "width", "constant": 5},
         {"first": "b", "attribute": "top"},
         {"first": "b", "attribute": "width", "priority": 2000}]}
      """
    #expect(
      SceneReading.faults(in: Array(text.utf8)).map(\.path) == [
        "version", "direction", "constraints[0].attribute", "constraints[2].first",
        "constraints[3].second", "constraints[4].priority",
      ]
    )
    let tree = """
      {"version": 1, "root": {"id": "root", "size": {"width": 10, "height": 10},
       "children": [{"id": "a", "layoutMargins": 3}, {"name": "b"}, {"id": "c", "guides": [{}]}]}}
      """
    #expect(
      SceneReading.faults(in: Array(tree.utf8)).map(\.path) == [
        "root.children[0].layoutMargins", "root.children[1].id", "root.children[2].guides[0].id",
      ]
    )
  }

  @Test("Several faults of one place are reported at once as well")
  func everythingOfOnePlace() {
    let text = """
      {"version": 1, "root": {"id": "root", "size": {"width": "wide"}, "text": 1, "direction": 2},
       "constraints": [
         {"first": 1, "attribute": "size", "relation": "==", "constant": "5", "identifier": 6}]}
      """
    #expect(
      SceneReading.faults(in: Array(text.utf8)).map(\.path) == [
        "root.size.width", "root.size.height", "root.direction", "root.text",
        "constraints[0].first", "constraints[0].attribute", "constraints[0].relation",
        "constraints[0].constant", "constraints[0].identifier",
      ]
    )
    let names = """
      {"version": 1, "root": {"id": "root", "size": {"width": 10, "height": 10}},
       "constraints": [
         {"first": "one", "attribute": "top", "second": "other", "secondAttribute": "left",
          "multiplier": 0, "priority": 2000}]}
      """
    #expect(
      SceneReading.faults(in: Array(names.utf8)).map(\.path) == [
        "constraints[0].first", "constraints[0].second", "constraints[0].secondAttribute",
        "constraints[0].multiplier", "constraints[0].priority",
      ]
    )
  }
}
