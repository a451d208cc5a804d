/// What a table shows while its game starts: the game's icon and name on its cloth. The host draws it from the
/// manifest, so it is there before the game is.
public struct LaunchScreenView: PartView {
  private let icon: AppIconView

  /// Makes the launch screen of an icon.
  public init(_ icon: AppIconView) { self.icon = icon }

  /// One part that holds the cloth, the icon and the name.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [
      scene.part(SceneNode(.zstack, id: "launch", label: icon.name)) {
        TableBackgroundView(icon.felt).nodes(scene) + icon.nodes(scene) + Text(verbatim: icon.name).nodes(scene)
      }
    ]
  }
}
