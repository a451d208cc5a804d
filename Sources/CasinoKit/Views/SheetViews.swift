/// A sheet's content: a title and sections.
public struct SheetContainerView: PartView {
  private let title: String
  private let content: ViewGroup

  /// Titles a sheet.
  /// - Parameters:
  ///   - title: the key of its title.
  ///   - content: its sections.
  public init(title: String, @ViewBuilder content: () -> ViewGroup) {
    self.title = title
    self.content = content()
  }

  /// One part that holds the sections.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.vstack, id: "sheet.content", text: scene.strings.text(title))) { content.nodes(scene) }]
  }
}

/// A section of a sheet.
public struct SheetSection: PartView {
  private let title: String
  private let content: ViewGroup

  /// Titles a section.
  /// - Parameters:
  ///   - title: the key of its title.
  ///   - content: what is in it.
  public init(title: String, @ViewBuilder content: () -> ViewGroup) {
    self.title = title
    self.content = content()
  }

  /// One part that holds the content.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.section, text: scene.strings.text(title))) { content.nodes(scene) }]
  }
}

/// A name and a value on one line, such as a bet and what it pays.
public struct FactView: PartView {
  private let name: String
  private let value: String
  private let tone: Tone?

  /// Shows a fact, ready to read.
  public init(_ name: String, _ value: String, tone: Tone? = nil) {
    self.name = name
    self.value = value
    self.tone = tone
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.fact, text: name, label: scene.strings.fact(name, value), detail: value, tone: tone))]
  }
}

/// A setting with a few values to choose from. Its action `setting.<key>` takes the value.
public struct SettingPicker: PartView {
  private let option: SettingOption
  private let value: String
  private let choose: @MainActor (String) -> Void

  /// Shows a setting. Its name is `setting.<key>` of the catalogues, a value's `setting.<key>.<value>`,
  /// `setting.<value>`, or the value itself.
  public init(_ option: SettingOption, value: String, choose: @escaping @MainActor (String) -> Void) {
    self.option = option
    self.value = value
    self.choose = choose
  }

  /// One part that holds the values.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let strings = scene.strings
    func read(_ value: String) -> String {
      strings.value(value, ofSetting: option.key)
    }
    let title = strings.text("setting.\(option.key)")
    let node = SceneNode(
      .picker, id: "setting.\(option.key)", text: title, label: scene.strings.fact(title, read(value)), detail: read(value),
      action: SceneAction(id: "setting.\(option.key)", title: title))
    return [
      scene.part(
        node,
        children: {
          option.values.map { each in
            scene.part(SceneNode(.text, text: read(each), detail: each, marks: each == value ? [.selected] : []))
          }
        },
        does: { input in
          let next = option.values.firstIndex(of: value).map { option.values[($0 + 1) % option.values.count] }
          choose(input.value ?? next ?? option.initial)
        })
    ]
  }
}

/// A setting that is on or off.
public struct SettingsToggle: PartView {
  private let picker: SettingPicker

  /// Shows a setting of `SettingOption.toggle`.
  public init(_ option: SettingOption, isOn: Bool, set: @escaping @MainActor (Bool) -> Void) {
    picker = SettingPicker(option, value: isOn ? "on" : "off") { set($0 == "on") }
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    picker.nodes(scene).map { node in
      var node = node
      node.role = .toggle
      return node
    }
  }
}
