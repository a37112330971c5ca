// The benchmarks on kiwi, used as its own documentation shows: one addConstraint after another,
// updateVariables at the end of every operation.
#include <kiwi/kiwi.h>

#include <memory>

#include "measure.hpp"
#include "rows.hpp"

namespace {

// kiwi adds strengths up. The priorities that occur are spread so far apart that no sum of lower
// ones outweighs a higher one in these layouts.
double strength(double priority) {
  switch (int(priority)) {
  case 250: return 1;
  case 251: return 10;
  case 252: return 100;
  case 749: return 1e4;
  case 750: return 1e5;
  case 751: return 1e6;
  default: return kiwi::strength::required;
  }
}

constexpr double editStrength = 5e8;

class Built {
public:
  Built(const System &system, const Layout &layout, int edited = -1)
      : system(system), layout(layout) {
    int views = layout.views() + layout.extraViews();
    variables.reserve(4 * views);
    for (int index = 0; index < 4 * layout.views(); index++) variables.emplace_back();
    constraints.reserve(system.rows.size());
    for (const Row &row : system.rows) {
      constraints.push_back(constraint(row));
      if (int(constraints.size()) - 1 == edited) {
        solver.addEditVariable(variables[row.unknowns[0]], editStrength);
        solver.suggestValue(variables[row.unknowns[0]], row.constant);
      } else {
        solver.addConstraint(constraints.back());
      }
    }
    solver.updateVariables();
  }

  void suggest(int row, double value) {
    solver.suggestValue(variables[system.rows[row].unknowns[0]], value);
    solver.updateVariables();
  }

  void setConstant(int row, double constant) {
    replace(row, constant);
    solver.updateVariables();
  }

  void setExtraBody(double extra) {
    for (int row : {system.hugging, system.hugging + 1})
      replace(row, system.rows[row].constant + extra);
    solver.updateVariables();
  }

  void setExtended(bool isExtended) {
    solver.removeConstraint(constraints[system.link]);
    if (isExtended) {
      for (int index = 0; index < 4 * layout.extraViews(); index++) variables.emplace_back();
      for (const Row &row : system.extraRows) {
        extra.push_back(constraint(row));
        solver.addConstraint(extra.back());
      }
    } else {
      for (const kiwi::Constraint &one : extra) solver.removeConstraint(one);
      extra.clear();
      variables.resize(4 * layout.views());
    }
    const Row &link = isExtended ? system.extraLink[0] : system.rows[system.link];
    constraints[system.link] = constraint(link);
    solver.addConstraint(constraints[system.link]);
    solver.updateVariables();
  }

  void perform(const std::string &operation, const Variation &state) {
    if (operation == "resize") suggest(system.rootWidth, state.width);
    if (operation == "declared") suggest(system.middleHeight, state.middleHeight);
    if (operation == "constant") setConstant(system.middleHeight, state.middleHeight);
    if (operation == "natural") setExtraBody(state.extraBody);
    if (operation == "insert") setExtended(state.isExtended);
  }

  double error(const Variation &state) const {
    std::vector<Frame> expected = frames(layout, state);
    if (expected.size() * 4 != variables.size()) return 1e300;
    double error = 0;
    for (size_t view = 0; view < expected.size(); view++) {
      const kiwi::Variable *parts = &variables[4 * view];
      Frame found{parts[0].value(), parts[1].value(), parts[2].value(), parts[3].value()};
      error = std::max(error, distance(found, expected[view]));
    }
    return error;
  }

private:
  const System &system;
  const Layout &layout;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints, extra;
  kiwi::Solver solver;

  kiwi::Constraint constraint(const Row &row) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.count);
    for (int index = 0; index < row.count; index++)
      terms.emplace_back(variables[row.unknowns[index]], row.coefficients[index]);
    kiwi::RelationalOperator relation = row.relation == Equal    ? kiwi::OP_EQ
                                        : row.relation == AtMost ? kiwi::OP_LE
                                                                 : kiwi::OP_GE;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant), relation,
                            strength(row.priority));
  }

  // A required constant cannot be edited in place: the constraint is removed and added.
  void replace(int row, double constant) {
    Row changed = system.rows[row];
    changed.constant = constant;
    solver.removeConstraint(constraints[row]);
    constraints[row] = constraint(changed);
    solver.addConstraint(constraints[row]);
  }
};

} // namespace

int main(int count, char **words) {
  keepHeap();
  Request request = ::request(count, words);
  const Layout &layout = request.layout;
  System system(layout);
  Variation start = layout.start();
  std::unique_ptr<Built> built;
  if (request.wants("build")) {
    long before = heapInUse();
    double begin = nanoseconds();
    built = std::make_unique<Built>(system, layout);
    double time = nanoseconds() - begin;
    long bytes = heapInUse() - before;
    double error = built->error(start);
    // A build of a minute is not done again.
    if (time < 10e9) {
      built.reset();
      time = median(request.budget, [&] { Built again(system, layout); });
    }
    print(request, "kiwi", "build", time, bytes, error);
  }
  for (const std::string &operation : request.operations) {
    if (operation == "build" || !layout.knows(operation)) continue;
    int edited = operation == "resize"     ? system.rootWidth
                 : operation == "declared" ? system.middleHeight
                                           : -1;
    std::unique_ptr<Built> own;
    if (edited >= 0) {
      built.reset();
      own = std::make_unique<Built>(system, layout, edited);
    } else if (!built) {
      built = std::make_unique<Built>(system, layout);
    }
    Built &subject = own ? *own : *built;
    Variation there = changed(layout, operation);
    subject.perform(operation, there);
    double error = subject.error(there);
    subject.perform(operation, start);
    error = std::max(error, subject.error(start));
    bool isThere = false;
    double time = median(request.budget, [&] {
      isThere = !isThere;
      subject.perform(operation, isThere ? there : start);
    });
    error = std::max(error, subject.error(start));
    print(request, "kiwi", operation, time, 0, error);
  }
}
