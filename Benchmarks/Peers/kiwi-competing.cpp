// The systems of `competing --systems` solved by kiwi: the same rows, one addConstraint after another.
//
//     swift run -c release competing --systems | Peers/.build/kiwi-competing
//
// Prints how long one build took, and whether it ends with the same violations. kiwi adds strengths up, so
// that it is asked for a few levels only.
#include <kiwi/kiwi.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "measure.hpp"

namespace {

constexpr rlim_t patience = 30;  // seconds of CPU time for one system
constexpr int mostLevels = 3;

struct Row {
  double priority;
  int relation;
  double constant;
  std::vector<std::pair<int, double>> terms;

  double missed(const std::vector<kiwi::Variable> &variables) const {
    double sum = -constant;
    for (const auto &[variable, coefficient] : terms) sum += coefficient * variables[variable].value();
    return relation == 0 ? std::abs(sum) : std::max(0.0, relation < 0 ? sum : -sum);
  }
};

struct System {
  std::string ours, name;
  std::vector<bool> bounds;
  std::vector<Row> rows;
  std::map<double, double> found;  // the violations of each level
  bool conflicts = false;

  // How strong each level is, with as much between two as the greatest strength leaves room for.
  std::map<double, double> strengths() const {
    std::map<double, double> strengths;
    for (const Row &row : rows)
      if (row.priority < 1000) strengths[row.priority] = 0;
    double strength = 1;
    for (auto &level : strengths) {
      level.second = strength;
      strength *= strengths.size() > 2 ? 1e3 : 1e5;
    }
    return strengths;
  }
};

bool read(std::istream &input, System &system) {
  std::string line, kind;
  while (std::getline(input, line)) {
    std::istringstream words(line);
    words >> kind;
    if (kind == "system") {
      system = System();
      words >> system.ours;
      std::getline(words >> std::ws, system.name);
    } else if (kind == "bounds") {
      for (int bound; words >> bound;) system.bounds.push_back(bound != 0);
    } else if (kind == "row") {
      Row row;
      words >> row.priority >> row.relation >> row.constant;
      std::pair<int, double> term;
      while (words >> term.first >> term.second) row.terms.push_back(term);
      system.rows.push_back(row);
    } else if (kind == "conflicts") {
      system.conflicts = true;
    } else if (kind == "found") {
      double priority, sum;
      words >> priority >> sum;
      system.found[priority] = sum;
    } else if (kind == "end") {
      return true;
    }
  }
  return false;
}

// Solves and prints; returns whether kiwi ends with the same.
bool solve(const System &system) {
  const auto strengths = system.strengths();
  const double start = nanoseconds();
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables(system.bounds.size());
  bool holds = true;
  auto add = [&](const kiwi::Constraint &constraint) {
    try {
      solver.addConstraint(constraint);
    } catch (const kiwi::UnsatisfiableConstraint &) {
      holds = false;
    }
  };
  for (size_t index = 0; index < variables.size(); index++)
    if (system.bounds[index]) add(variables[index] >= 0);
  for (const Row &row : system.rows) {
    std::vector<kiwi::Term> terms;
    for (const auto &[variable, coefficient] : row.terms)
      terms.emplace_back(variables[variable], coefficient);
    const auto relation =
        row.relation == 0 ? kiwi::OP_EQ : row.relation < 0 ? kiwi::OP_LE : kiwi::OP_GE;
    const double strength =
        row.priority < 1000 ? strengths.at(row.priority) : kiwi::strength::required;
    add(kiwi::Constraint(kiwi::Expression(terms, -row.constant), relation, strength));
  }
  solver.updateVariables();
  const double taken = (nanoseconds() - start) / 1e6;
  std::map<double, double> missed;
  for (const Row &row : system.rows)
    if (row.priority < 1000) missed[row.priority] += row.missed(variables);
  bool same = holds != system.conflicts;
  if (holds)
    for (const auto &[level, sum] : system.found)
      same = same && std::abs(missed[level] - sum) <= 1e-6 * (1 + std::abs(sum));
  const char *what = !same                    ? "DIFFERENT"
                     : !holds                 ? "nothing holds"
                     : system.found.empty()   ? "all holds"
                                              : "same violations";
  std::printf("%s: ours %s ms, kiwi %.1f ms, %s\n", system.name.c_str(), system.ours.c_str(), taken, what);
  return same;
}

}  // namespace

int main() {
  keepHeap();
  bool agree = true;
  for (System system; read(std::cin, system);) {
    if (system.strengths().size() > mostLevels) {
      std::printf("%s: ours %s ms; kiwi not asked for %zu levels\n", system.name.c_str(),
                  system.ours.c_str(), system.strengths().size());
      continue;
    }
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
      const rlimit limit = {patience, patience};
      setrlimit(RLIMIT_CPU, &limit);
      const bool same = solve(system);
      std::fflush(stdout);
      _exit(same ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
      std::printf("%s: ours %s ms, kiwi more than %d s\n", system.name.c_str(), system.ours.c_str(),
                  int(patience));
    agree = agree && (WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
  }
  return agree ? 0 : 1;
}
