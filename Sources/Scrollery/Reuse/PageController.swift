import ViewKit

/// A controller whose view is a page. There are three, ever.
final class PageController: UIViewController {
  let page: PageView

  init(instance: Int) {
    page = PageView(instance: instance, kind: "Controller")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }
}
