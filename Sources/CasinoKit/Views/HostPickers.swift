/// How fast cards fall and chips move: a wish of the player's for every table, which the host keeps and fills in.
public struct SpeedPicker: PartView {
  /// Places the setting.
  public init() {}

  /// One part, which the host fills in.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { HostValue(.speed).nodes(scene) }
}

/// How loud the table is: a wish of the player's for every table, which the host keeps and fills in.
public struct VolumePicker: PartView {
  /// Places the setting.
  public init() {}

  /// One part, which the host fills in.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { HostValue(.volume).nodes(scene) }
}

/// What the next new stack of chips holds: a wish of the player's, which the host keeps and fills in.
public struct BalancePicker: PartView {
  /// Places the setting.
  public init() {}

  /// One part, which the host fills in.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { HostValue(.startingBalance).nodes(scene) }
}
