// The layouts of the benchmarks, and their frames by hand-written arithmetic.
//
// The same as Sources/benchmarks/Workloads, written a second time: a slip in one of the two shows
// as a wrong frame.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

struct Frame {
  double x = 0, y = 0, width = 0, height = 0;
};

struct CellText {
  double name, handle, time, body;

  explicit CellText(int index) {
    uint32_t state = step(uint32_t(index) * 2654435761u + 12345u);
    auto draw = [&](uint32_t low, uint32_t high) {
      state = step(state);
      return double(low + (state >> 16) % (high - low + 1));
    };
    name = draw(80, 200);
    handle = draw(40, 120);
    time = draw(20, 40);
    body = 20 * draw(1, 6);
  }

  static uint32_t step(uint32_t state) { return state * 1664525u + 1013904223u; }
};

// The state a layout is in, as the operations change it.
struct Variation {
  double width = 375;
  double middleHeight;
  double extraBody = 0;
  bool isExtended = false;
};

struct Layout {
  std::string name;
  int size;

  bool isFeed() const { return name == "W3" || name == "W3r"; }
  bool isRelative() const { return name == "W3r"; }
  int views() const { return isFeed() ? 8 * size + 1 : size + 1; }
  int extraViews() const { return isFeed() ? 8 : 1; }

  // Whether an operation means something here.
  bool knows(const std::string &operation) const {
    if (operation == "build") return true;
    if (operation == "natural") return isFeed();
    return (isFeed() || name == "W1") && (operation != "insert" || size > 1);
  }

  Variation start() const {
    Variation variation;
    variation.middleHeight = isFeed() ? 32 : 44;
    return variation;
  }
};

inline Variation changed(const Layout &layout, const std::string &operation) {
  Variation variation = layout.start();
  if (operation == "resize") variation.width = 414;
  if (operation == "constant" || operation == "declared") variation.middleHeight += 1;
  if (operation == "natural") variation.extraBody = 20;
  if (operation == "insert") variation.isExtended = true;
  return variation;
}

inline double cellFrames(const CellText &text, double top, double width, double extraBody,
                         double actions, bool isRelative, Frame *frames) {
  double y = isRelative ? 0 : top;
  double timeX = width - 16 - text.time, handleX = 76 + text.name, content = width - 88;
  double body = text.body + extraBody;
  frames[1] = {16, y + 12, 48, 48};
  frames[2] = {72, y + 12, text.name, 20};
  frames[3] = {handleX, y + 12, std::min(text.handle, timeX - 8 - handleX), 20};
  frames[4] = {timeX, y + 12, text.time, 20};
  frames[5] = {72, y + 36, content, body};
  frames[6] = {72, y + 44 + body, content, content / 2};
  frames[7] = {72, y + 52 + body + content / 2, content, actions};
  double height = 64 + body + content / 2 + actions;
  frames[0] = {0, top, width, height};
  return top + height;
}

// All frames, the extra ones last and only while inserted.
inline std::vector<Frame> frames(const Layout &layout, const Variation &variation) {
  int n = layout.size;
  std::vector<Frame> frames(layout.views() + (variation.isExtended ? layout.extraViews() : 0));
  if (layout.name == "W1") {
    frames[0] = {0, 0, variation.width, 52.0 * n + 8};
    double y = 8;
    auto place = [&](int view, double height) {
      frames[view] = {0, y, variation.width, height};
      y += height + 8;
    };
    for (int view = 1; view <= n; view++) {
      bool isMiddle = view == n / 2 + 1;
      if (isMiddle && variation.isExtended) place(n + 1, 44);
      place(view, isMiddle ? variation.middleHeight : 44);
    }
  } else if (layout.name == "W2") {
    double side = 2.0 * n + 100;
    for (int view = 0; view <= n; view++)
      frames[view] = {double(view), double(view), side - 2 * view, side - 2 * view};
  } else if (layout.isFeed()) {
    double y = 0;
    for (int index = 0; index < n; index++) {
      bool isMiddle = index == n / 2;
      if (isMiddle && variation.isExtended)
        y = cellFrames(CellText(n + 7), y, variation.width, 0, 32, layout.isRelative(),
                       &frames[8 * n + 1]);
      y = cellFrames(CellText(index), y, variation.width, isMiddle ? variation.extraBody : 0,
                     isMiddle ? variation.middleHeight : 32, layout.isRelative(),
                     &frames[8 * index + 1]);
    }
    frames[0] = {0, 0, variation.width, y};
  } else {
    frames[0] = {0, 0, 40.0 * n, 100};
    for (int view = 1; view <= n; view++) frames[view] = {40.0 * (view - 1), 0, 40, 100};
  }
  return frames;
}

inline double distance(const Frame &one, const Frame &other) {
  return std::max(
      std::max(std::fabs(one.x - other.x), std::fabs(one.y - other.y)),
      std::max(std::fabs(one.width - other.width), std::fabs(one.height - other.height)));
}
