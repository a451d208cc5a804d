import CasinoKit

/// Whether the brand in a manifest, which comes from a stranger, is made of the parts that it may be made of.
enum BrandCheck {
  /// An icon: one to three cards face up and at most one chip, on a felt that there is.
  static func isIcon(_ node: SceneNode) -> Bool {
    let parts = node.children ?? []
    let cards = parts.filter { $0.role == .card && $0.card != nil }, chips = parts.filter { $0.role == .chip }
    return node.role == .icon && isFelt(node) && (1...AppIconView.greatestCardCount).contains(cards.count)
      && chips.count <= 1 && cards.count + chips.count == parts.count && parts.allSatisfy(isLeaf) && isSound(node)
  }

  /// A launch screen: a felt, an icon and at most a line of text.
  static func isLaunchScreen(_ node: SceneNode) -> Bool {
    let parts = node.children ?? []
    let texts = parts.filter { $0.role == .text }
    return node.role == .zstack && texts.count <= 1 && texts.allSatisfy(isLeaf)
      && parts.count(where: { $0.role == .felt && isFelt($0) }) == 1 && parts.count(where: isIcon) == 1
      && parts.count == texts.count + 2 && isSound(node)
  }

  private static func isFelt(_ node: SceneNode) -> Bool {
    node.detail.flatMap(CasinoDesign.Palette.Felt.init) != nil
  }

  private static func isLeaf(_ node: SceneNode) -> Bool { node.children?.isEmpty ?? true }

  /// Whether nothing in it can be done, and the scene is one that can be drawn.
  private static func isSound(_ node: SceneNode) -> Bool {
    var isQuiet = true, count = 0
    node.visit {
      isQuiet = isQuiet && $0.action == nil && $0.host == nil
      count += 1
    }
    return isQuiet && count < 20 && (try? SceneCheck.check(Scene(root: node))) != nil
  }
}
