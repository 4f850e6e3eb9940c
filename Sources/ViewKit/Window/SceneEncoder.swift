import Foundation

/// Turns a tree of views into a display list.
final class SceneEncoder {
  private(set) var commands: [DrawCommand] = []
  private var spareBuffers: [[DrawCommand]] = []
  private var passes: [LayerPass] = []
  private var passCommands: [DrawCommand] = []
  private var released: [LayerID] = []
  private var nextLayer = 1
  private(set) var traits = UITraitCollection.standard
  private var scale: CGFloat = 1
  private let context = DrawContext()
  /// The view that is to show that it has the focus.
  private weak var focused: UIView?

  func encode(_ window: UIWindow, into list: inout DisplayList) {
    list.removeAll()
    swap(&commands, &list.commands)
    swap(&passes, &list.passes)
    swap(&passCommands, &list.passCommands)
    traits = window.traitCollection
    scale = window.scale
    focused = window.showsFocus ? window.firstResponder as? UIView : nil
    list.size = window.bounds.size
    list.scale = scale
    list.background = (window.backgroundColor ?? .systemBackground).drawColor(traits)
    paint(window, at: .zero, alpha: 1, clip: window.bounds)
    context.end()
    swap(&commands, &list.commands)
    swap(&passes, &list.passes)
    swap(&passCommands, &list.passCommands)
    swap(&released, &list.released)
  }

  /// The view leaves: its texture can serve another.
  func release(_ view: UIView) {
    guard let raster = view.raster else { return }
    released.append(raster.id)
    view.raster = nil
  }

  func append(_ command: DrawCommand) { commands.append(command) }

  /// Paints a view whose superview's space begins at `origin`.
  private func paint(_ view: UIView, at origin: CGPoint, alpha: CGFloat, clip: CGRect) {
    let alpha = alpha * view.presentedAlpha
    guard !view.isHidden, alpha > 0.001 else { return }
    let geometry = view.presentedGeometry
    let frame = geometry.untransformedFrame.offsetBy(dx: origin.x, dy: origin.y)
    guard geometry.transform.isIdentity else {
      let center = geometry.center + origin
      let about = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(geometry.transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      guard about.a * about.d - about.b * about.c != 0 else { return }
      commands.append(.pushTransform(about))
      paint(view, geometry, in: frame, alpha: alpha, clip: clip.applying(about.inverted()))
      commands.append(.popTransform)
      return
    }
    paint(view, geometry, in: frame, alpha: alpha, clip: clip)
  }

  private func paint(
    _ view: UIView, _ geometry: ViewGeometry, in frame: CGRect, alpha: CGFloat, clip: CGRect
  ) {
    let isVisible = frame.intersects(clip)
    let style = view.presentedStyle
    let clips = view.clipsToBounds
    if let shadow = style.shadow, shadow.opacity > 0, !clips {
      paint(shadow, of: frame, radius: style.cornerRadius, alpha: alpha, clip: clip)
    }
    if wantsRaster(view, style, clips: clips) {
      guard isVisible, frame.width > 0, frame.height > 0 else { return }
      let id = rasterize(view, geometry, style, clips: clips)
      commands.append(.layer(id, frame, alpha: alpha))
      paintFocus(view, style, in: frame, alpha: alpha)
      return
    }
    if view.raster != nil { release(view) }
    guard isVisible || !clips else { return }
    paintContent(
      view, geometry, style, clips: clips, in: frame, alpha: alpha,
      clip: clips ? frame.intersection(clip) : clip)
    paintFocus(view, style, in: frame, alpha: alpha)
  }

  /// A ring round the view that has the focus; within a scroll view, whose edges are often those of
  /// what cuts it.
  private func paintFocus(_ view: UIView, _ style: LayerStyle, in frame: CGRect, alpha: CGFloat) {
    guard view === focused, view.isFocused, !view.showsFocusItself else { return }
    let color = (view.tintColor ?? .systemBlue).drawColor(traits).faded(by: alpha)
    guard !(view is UIScrollView) else {
      commands.append(
        .outline(frame.shrunk(dx: 1, dy: 1), width: Self.ringWidth, color: color, dash: 0))
      return
    }
    let ring = frame.insetBy(dx: -Self.ringWidth, dy: -Self.ringWidth)
    commands.append(
      .roundedRect(
        ring, radius: style.cornerRadius + Self.ringWidth, fill: .clear,
        borderWidth: Self.ringWidth, border: color))
  }

  private static let ringWidth: CGFloat = 2

  /// Round corners cannot be cut by a rectangle, so a view that cuts its content by them is drawn
  /// into a texture first.
  private func wantsRaster(_ view: UIView, _ style: LayerStyle, clips: Bool) -> Bool {
    style.shouldRasterize
      || (clips && style.cornerRadius > 0
        && (view.drawsContent || !view.storedSubviews.isEmpty))
  }

  private func paintContent(
    _ view: UIView, _ geometry: ViewGeometry, _ style: LayerStyle, clips: Bool,
    in frame: CGRect, alpha: CGFloat, clip: CGRect
  ) {
    if frame.intersects(clip) {
      paintBackground(view, style, in: frame, alpha: alpha)
    }
    let hasSubviews = !view.storedSubviews.isEmpty
    guard hasSubviews || view.drawsContent else { return }
    if clips { commands.append(.pushClip(frame)) }
    let origin = frame.origin - geometry.bounds.origin
    if view.drawsContent, frame.intersects(clip) {
      context.begin(self, origin: origin, alpha: alpha, bounds: geometry.bounds)
      view.drawContent(in: context)
    }
    if hasSubviews {
      for subview in view.backToFront { paint(subview, at: origin, alpha: alpha, clip: clip) }
    }
    if clips { commands.append(.popClip) }
  }

  private func paintBackground(
    _ view: UIView, _ style: LayerStyle, in frame: CGRect, alpha: CGFloat
  ) {
    let fill = view.presentedBackground?.drawColor(traits).faded(by: alpha) ?? .clear
    let border =
      style.borderWidth > 0
      ? (style.borderColor ?? .black).drawColor(traits).faded(by: alpha) : .clear
    if style.cornerRadius > 0 {
      guard fill.alpha > 0 || border.alpha > 0 else { return }
      let radius = min(style.cornerRadius, min(frame.width, frame.height) / 2)
      commands.append(
        .roundedRect(
          frame, radius: radius, fill: fill, borderWidth: border.alpha > 0 ? style.borderWidth : 0,
          border: border))
      return
    }
    if fill.alpha > 0 { commands.append(.fill(frame, fill)) }
    if border.alpha > 0 {
      commands.append(.outline(frame, width: style.borderWidth, color: border, dash: 0))
    }
  }

  // MARK: Layers

  private func rasterize(
    _ view: UIView, _ geometry: ViewGeometry, _ style: LayerStyle, clips: Bool
  ) -> LayerID {
    let pixelScale = scale * style.rasterizationScale
    let size = geometry.bounds.size
    let kept = view.raster
    if let kept, !kept.isDirty, kept.size == size, kept.scale == pixelScale { return kept.id }
    let id = kept?.id ?? makeLayer()
    let background = view.presentedBackground?.drawColor(traits) ?? .clear
    let start = beginPass()
    paintContent(
      view, geometry, style, clips: clips, in: CGRect(origin: .zero, size: size), alpha: 1,
      clip: CGRect(origin: .zero, size: size))
    endPass(start) { range in
      LayerPass(
        layer: id, size: size, scale: pixelScale,
        isOpaque: background.alpha == 255 && style.cornerRadius == 0,
        cornerRadius: clips ? style.cornerRadius : 0, commands: range)
    }
    view.raster = RasterState(id: id, isDirty: false, size: size, scale: pixelScale)
    return id
  }

  private func makeLayer() -> LayerID {
    defer { nextLayer += 1 }
    return LayerID(value: nextLayer)
  }

  /// Puts the commands written so far aside, and starts with an empty buffer.
  private func beginPass() -> [DrawCommand] {
    let outer = commands
    commands = spareBuffers.popLast() ?? []
    return outer
  }

  private func endPass(_ outer: [DrawCommand], _ make: (Range<Int>) -> LayerPass) {
    let start = passCommands.count
    passCommands.append(contentsOf: commands)
    passes.append(make(start..<passCommands.count))
    commands.removeAll(keepingCapacity: true)
    spareBuffers.append(commands)
    commands = outer
  }
}
