// The layouts as linear constraints between unknowns 4 * view + (left, top, width, height).
#pragma once

#include <vector>

#include "layouts.hpp"

enum Side { Left, Top, Width, Height, Right, Bottom };
enum Relation { AtMost, Equal, AtLeast };

struct Row {
  int unknowns[4];
  double coefficients[4];
  int count = 0;
  Relation relation;
  double constant;
  double priority;

  // view.side  relation  constant
  Row(int view, Side side, Relation relation, double constant, double priority = 1000)
      : relation(relation), constant(constant), priority(priority) {
    add(view, side, 1);
  }

  // view.side  relation  multiplier * other.otherSide + constant, required
  Row(int view, Side side, Relation relation, int other, Side otherSide, double constant,
      double multiplier = 1)
      : Row(view, side, relation, constant) {
    add(other, otherSide, -multiplier);
  }

private:
  void add(int view, Side side, double factor) {
    if (side == Right || side == Bottom) {
      add(view, side == Right ? Left : Top, factor);
      add(view, side == Right ? Width : Height, factor);
      return;
    }
    int unknown = 4 * view + side;
    for (int index = 0; index < count; index++)
      if (unknowns[index] == unknown) {
        coefficients[index] += factor;
        return;
      }
    unknowns[count] = unknown;
    coefficients[count++] = factor;
  }
};

struct System {
  std::vector<Row> rows, extraRows, extraLink;
  int rootWidth = -1, middleHeight = -1, hugging = -1, link = -1;

  explicit System(const Layout &layout) {
    int n = layout.size;
    if (layout.name == "W1") {
      pinRoot(375, 52.0 * n + 8);
      for (int view = 1; view <= n; view++) {
        if (view == n / 2 + 1) link = int(rows.size()) + 2, middleHeight = int(rows.size()) + 3;
        chainElement(rows, view, view - 1);
      }
      chainElement(extraRows, n + 1, n / 2);
      extraLink.emplace_back(n / 2 + 1, Top, Equal, n + 1, Bottom, 8.0);
    } else if (layout.name == "W2") {
      pinRoot(2.0 * n + 100, 2.0 * n + 100);
      for (int view = 1; view <= n; view++) {
        rows.emplace_back(view, Left, Equal, view - 1, Left, 1.0);
        rows.emplace_back(view, Top, Equal, view - 1, Top, 1.0);
        rows.emplace_back(view, Right, Equal, view - 1, Right, -1.0);
        rows.emplace_back(view, Bottom, Equal, view - 1, Bottom, -1.0);
      }
    } else if (layout.isFeed()) {
      pinRoot(375, -1);
      for (int index = 0; index < n; index++) {
        int first = int(rows.size());
        if (index == n / 2) link = first + 2, hugging = first + 28, middleHeight = first + 37;
        cell(rows, 8 * index + 1, index == 0 ? 0 : 8 * index - 7, CellText(index),
             layout.isRelative());
      }
      rows.emplace_back(0, Bottom, Equal, 8 * n - 7, Bottom, 0.0);
      int middle = n / 2;
      cell(extraRows, 8 * n + 1, middle == 0 ? 0 : 8 * middle - 7, CellText(n + 7),
           layout.isRelative());
      extraLink.emplace_back(8 * middle + 1, Top, Equal, 8 * n + 1, Bottom, 0.0);
    } else {
      pinRoot(40.0 * n, 100);
      for (int view = 1; view <= n; view++) {
        rows.emplace_back(view, Left, Equal, view - 1, view == 1 ? Left : Right, 0.0);
        if (view > 1) rows.emplace_back(view, Width, Equal, 1, Width, 0.0);
        if (layout.name == "W5") rows.emplace_back(view, Width, AtLeast, 20.0);
        rows.emplace_back(view, Top, Equal, 0, Top, 0.0);
        rows.emplace_back(view, Height, Equal, 0, Height, 0.0);
      }
      rows.emplace_back(n, Right, Equal, 0, Right, 0.0);
    }
  }

private:
  void pinRoot(double width, double height) {
    rows.emplace_back(0, Left, Equal, 0.0);
    rows.emplace_back(0, Top, Equal, 0.0);
    rootWidth = int(rows.size());
    rows.emplace_back(0, Width, Equal, width);
    if (height >= 0) rows.emplace_back(0, Height, Equal, height);
  }

  static void chainElement(std::vector<Row> &rows, int view, int previous) {
    rows.emplace_back(view, Left, Equal, 0, Left, 0.0);
    rows.emplace_back(view, Right, Equal, 0, Right, 0.0);
    rows.emplace_back(view, Top, Equal, previous, previous == 0 ? Top : Bottom, 8.0);
    rows.emplace_back(view, Height, Equal, 44.0);
  }

  static void natural(std::vector<Row> &rows, int view, Side side, double length, double hugging,
                      double resistance) {
    rows.emplace_back(view, side, AtMost, length, hugging);
    rows.emplace_back(view, side, AtLeast, length, resistance);
  }

  static void cell(std::vector<Row> &rows, int cell, int previous, const CellText &text,
                   bool isRelative) {
    int avatar = cell + 1, name = cell + 2, handle = cell + 3, time = cell + 4;
    int body = cell + 5, media = cell + 6, actions = cell + 7;
    Side right = isRelative ? Width : Right, bottom = isRelative ? Height : Bottom;
    rows.emplace_back(cell, Left, Equal, 0, Left, 0.0);
    rows.emplace_back(cell, Right, Equal, 0, Right, 0.0);
    rows.emplace_back(cell, Top, Equal, previous, previous == 0 ? Top : Bottom, 0.0);
    if (isRelative) {
      rows.emplace_back(avatar, Left, Equal, 16.0);
      rows.emplace_back(avatar, Top, Equal, 12.0);
    } else {
      rows.emplace_back(avatar, Left, Equal, cell, Left, 16.0);
      rows.emplace_back(avatar, Top, Equal, cell, Top, 12.0);
    }
    rows.emplace_back(avatar, Width, Equal, 48.0);
    rows.emplace_back(avatar, Height, Equal, 48.0);
    rows.emplace_back(name, Left, Equal, avatar, Right, 8.0);
    rows.emplace_back(name, Top, Equal, avatar, Top, 0.0);
    natural(rows, name, Width, text.name, 251, 750);
    natural(rows, name, Height, 20, 251, 750);
    rows.emplace_back(handle, Left, Equal, name, Right, 4.0);
    rows.emplace_back(handle, Top, Equal, name, Top, 0.0);
    natural(rows, handle, Width, text.handle, 250, 749);
    natural(rows, handle, Height, 20, 250, 749);
    rows.emplace_back(handle, Right, AtMost, time, Left, -8.0);
    rows.emplace_back(time, Right, Equal, cell, right, -16.0);
    rows.emplace_back(time, Top, Equal, name, Top, 0.0);
    natural(rows, time, Width, text.time, 252, 751);
    rows.emplace_back(time, Height, Equal, 20.0);
    rows.emplace_back(body, Left, Equal, name, Left, 0.0);
    rows.emplace_back(body, Right, Equal, cell, right, -16.0);
    rows.emplace_back(body, Top, Equal, name, Bottom, 4.0);
    natural(rows, body, Height, text.body, 250, 750);
    rows.emplace_back(media, Left, Equal, body, Left, 0.0);
    rows.emplace_back(media, Right, Equal, body, Right, 0.0);
    rows.emplace_back(media, Top, Equal, body, Bottom, 8.0);
    rows.emplace_back(media, Height, Equal, media, Width, 0.0, 0.5);
    rows.emplace_back(actions, Left, Equal, body, Left, 0.0);
    rows.emplace_back(actions, Right, Equal, body, Right, 0.0);
    rows.emplace_back(actions, Top, Equal, media, Bottom, 8.0);
    rows.emplace_back(actions, Height, Equal, 32.0);
    rows.emplace_back(cell, bottom, Equal, actions, Bottom, 12.0);
    rows.emplace_back(cell, bottom, AtLeast, avatar, Bottom, 12.0);
  }
};
