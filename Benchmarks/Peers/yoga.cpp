// The benchmarks on Yoga: flexbox twins with the same frames. Every operation ends with reading
// all frames, because Yoga hands them out one by one.
#include <yoga/Yoga.h>

#include "measure.hpp"

namespace {

YGConfigRef config;
volatile double sink;

YGNodeRef node() { return YGNodeNewWithConfig(config); }

YGNodeRef chainElement() {
  YGNodeRef view = node();
  YGNodeStyleSetHeight(view, 44);
  YGNodeStyleSetMargin(view, YGEdgeTop, 8);
  YGNodeStyleSetFlexShrink(view, 0);
  return view;
}

// The eight views of a cell; a column and a line around some of them are Yoga's own need.
void cell(std::vector<YGNodeRef> &views, const CellText &text) {
  YGNodeRef cell = node(), avatar = node(), name = node(), handle = node(), time = node();
  YGNodeRef body = node(), media = node(), actions = node(), column = node(), line = node();
  YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow);
  YGNodeStyleSetPadding(cell, YGEdgeVertical, 12);
  YGNodeStyleSetPadding(cell, YGEdgeHorizontal, 16);
  YGNodeStyleSetFlexShrink(cell, 0);
  YGNodeStyleSetWidth(avatar, 48);
  YGNodeStyleSetHeight(avatar, 48);
  YGNodeStyleSetFlexGrow(column, 1);
  YGNodeStyleSetFlexShrink(column, 1);
  YGNodeStyleSetFlexBasis(column, 0);
  YGNodeStyleSetMargin(column, YGEdgeLeft, 8);
  YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
  YGNodeStyleSetHeight(line, 20);
  YGNodeStyleSetWidth(name, float(text.name));
  YGNodeStyleSetHeight(name, 20);
  YGNodeStyleSetWidth(handle, float(text.handle));
  YGNodeStyleSetHeight(handle, 20);
  YGNodeStyleSetFlexShrink(handle, 1);
  YGNodeStyleSetMargin(handle, YGEdgeLeft, 4);
  YGNodeStyleSetMargin(handle, YGEdgeRight, 8);
  YGNodeStyleSetWidth(time, float(text.time));
  YGNodeStyleSetHeight(time, 20);
  YGNodeStyleSetMarginAuto(time, YGEdgeLeft);
  YGNodeStyleSetHeight(body, float(text.body));
  YGNodeStyleSetMargin(body, YGEdgeTop, 4);
  YGNodeStyleSetMargin(body, YGEdgeBottom, 8);
  YGNodeStyleSetAspectRatio(media, 2);
  YGNodeStyleSetHeight(actions, 32);
  YGNodeStyleSetMargin(actions, YGEdgeTop, 8);
  YGNodeInsertChild(cell, avatar, 0);
  YGNodeInsertChild(cell, column, 1);
  YGNodeInsertChild(column, line, 0);
  YGNodeInsertChild(column, body, 1);
  YGNodeInsertChild(column, media, 2);
  YGNodeInsertChild(column, actions, 3);
  YGNodeInsertChild(line, name, 0);
  YGNodeInsertChild(line, handle, 1);
  YGNodeInsertChild(line, time, 2);
  for (YGNodeRef view : {cell, avatar, name, handle, time, body, media, actions})
    views.push_back(view);
}

class Built {
public:
  explicit Built(const Layout &layout) : layout(layout) {
    int n = layout.size;
    views.reserve(layout.views() + layout.extraViews());
    views.push_back(node());
    YGNodeRef root = views[0];
    if (layout.name == "W1") {
      YGNodeStyleSetWidth(root, 375);
      YGNodeStyleSetHeight(root, 52.f * float(n) + 8);
      for (int index = 0; index < n; index++) append(root, chainElement(), index);
    } else if (layout.name == "W2") {
      YGNodeStyleSetWidth(root, 2.f * float(n) + 100);
      YGNodeStyleSetHeight(root, 2.f * float(n) + 100);
      for (int index = 0; index < n; index++) {
        YGNodeRef view = node();
        YGNodeStyleSetFlexGrow(view, 1);
        YGNodeStyleSetMargin(view, YGEdgeAll, 1);
        append(views.back(), view, 0);
      }
    } else if (layout.isFeed()) {
      YGNodeStyleSetWidth(root, 375);
      for (int index = 0; index < n; index++) {
        cell(views, CellText(index));
        YGNodeInsertChild(root, views[8 * index + 1], uint32_t(index));
      }
    } else {
      YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
      YGNodeStyleSetWidth(root, 40.f * float(n));
      YGNodeStyleSetHeight(root, 100);
      for (int index = 0; index < n; index++) {
        YGNodeRef view = node();
        YGNodeStyleSetFlexGrow(view, 1);
        YGNodeStyleSetFlexBasis(view, 0);
        if (layout.name == "W5") YGNodeStyleSetMinWidth(view, 20);
        append(root, view, index);
      }
    }
    solve();
  }

  Built(const Built &) = delete;
  ~Built() { YGNodeFreeRecursive(views[0]); }

  void perform(const std::string &operation, const Variation &state) {
    int middle = layout.isFeed() ? 8 * (layout.size / 2) + 1 : layout.size / 2 + 1;
    if (operation == "resize") YGNodeStyleSetWidth(views[0], float(state.width));
    if (operation == "constant")
      YGNodeStyleSetHeight(views[layout.isFeed() ? middle + 7 : middle],
                           float(state.middleHeight));
    if (operation == "natural")
      YGNodeStyleSetHeight(views[middle + 5],
                           float(CellText(layout.size / 2).body + state.extraBody));
    if (operation == "insert") setExtended(state.isExtended);
    solve();
  }

  double error(const Variation &state) const {
    std::vector<Frame> expected = frames(layout, state);
    if (expected.size() != views.size()) return 1e300;
    double error = 0;
    std::vector<Frame> found(views.size());
    for (size_t view = 0; view < views.size(); view++) {
      found[view] = frame(views[view]);
      // Yoga's frames are relative to the node around; views come after the ones around them.
      for (YGNodeRef around = YGNodeGetParent(views[view]); around && !layout.isRelative();
           around = layout.name == "W2" ? nullptr : YGNodeGetParent(around)) {
        Frame origin = layout.name == "W2" ? found[view - 1] : frame(around);
        found[view].x += origin.x;
        found[view].y += origin.y;
      }
      error = std::max(error, distance(found[view], expected[view]));
    }
    return error;
  }

private:
  const Layout &layout;
  std::vector<YGNodeRef> views;

  void append(YGNodeRef parent, YGNodeRef view, int index) {
    YGNodeInsertChild(parent, view, uint32_t(index));
    views.push_back(view);
  }

  void setExtended(bool isExtended) {
    if (isExtended) {
      if (layout.isFeed())
        cell(views, CellText(layout.size + 7));
      else
        views.push_back(chainElement());
      YGNodeInsertChild(views[0], views[layout.views()], uint32_t(layout.size / 2));
    } else {
      YGNodeRemoveChild(views[0], views[layout.views()]);
      YGNodeFreeRecursive(views[layout.views()]);
      views.resize(layout.views());
    }
  }

  static Frame frame(YGNodeRef view) {
    return {YGNodeLayoutGetLeft(view), YGNodeLayoutGetTop(view), YGNodeLayoutGetWidth(view),
            YGNodeLayoutGetHeight(view)};
  }

  void solve() {
    YGNodeCalculateLayout(views[0], YGUndefined, YGUndefined, YGDirectionLTR);
    double sum = 0;
    for (YGNodeRef view : views) {
      Frame one = frame(view);
      sum += one.x + one.y + one.width + one.height;
    }
    sink = sum;
  }
};

} // namespace

int main(int count, char **words) {
  keepHeap();
  config = YGConfigNew();
  YGConfigSetPointScaleFactor(config, 0);
  Request request = ::request(count, words);
  const Layout &layout = request.layout;
  Variation start = layout.start();
  if (request.wants("build")) {
    long before = heapInUse();
    double error, time;
    long bytes;
    {
      Built built(layout);
      bytes = heapInUse() - before;
      error = built.error(start);
    }
    time = median(request.budget, [&] { Built again(layout); });
    print(request, "yoga", "build", time, bytes, error);
  }
  if (request.operations == std::vector<std::string>{"build"}) return 0;
  Built built(layout);
  for (const std::string &operation : request.operations) {
    if (operation == "build" || operation == "declared" || !layout.knows(operation)) continue;
    Variation there = changed(layout, operation);
    built.perform(operation, there);
    double error = built.error(there);
    built.perform(operation, start);
    error = std::max(error, built.error(start));
    bool isThere = false;
    double time = median(request.budget, [&] {
      isThere = !isThere;
      built.perform(operation, isThere ? there : start);
    });
    error = std::max(error, built.error(start));
    print(request, "yoga", operation, time, 0, error);
  }
}
