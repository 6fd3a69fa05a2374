// kiwi, the C++ library within the source of the Python package kiwisolver.
#include <kiwi/kiwi.h>

#include <exception>
#include <vector>

#include "replay.h"

namespace {

// Edit variables cannot be required; this is above every optional constraint.
const double held = 1e8;

struct Peer {
  const replay_stream *stream;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

kiwi::Constraint make(const Peer &peer, const replay_constraint &constraint) {
  std::vector<kiwi::Term> terms;
  terms.reserve(constraint.count);
  for (int32_t k = 0; k < constraint.count; k++)
    terms.emplace_back(peer.variables[constraint.variables[k]], constraint.coefficients[k]);
  const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
  const double strength = constraint.priority >= 1000 ? kiwi::strength::required
                                                      : replay_weight(constraint.priority);
  return kiwi::Constraint(kiwi::Expression(std::move(terms), constraint.constant),
                          relations[constraint.relation + 1], strength);
}

template <typename Body>
int attempt(Body body) {
  try {
    body();
    return 1;
  } catch (const std::exception &) {
    return 0;
  }
}

}  // namespace

extern "C" void *solver_build(const replay_stream *stream) {
  Peer *peer = new Peer{stream, {}, {}, {}};
  const int built = attempt([&] {
    peer->variables.resize(stream->variables);
    for (int32_t k = 0; k < stream->edits; k++) {
      const kiwi::Variable &variable = peer->variables[stream->edit[k].variable];
      peer->solver.addEditVariable(variable, held);
      peer->solver.suggestValue(variable, stream->edit[k].base);
    }
    peer->constraints.reserve(stream->constraints);
    for (int32_t k = 0; k < stream->constraints; k++) {
      peer->constraints.push_back(make(*peer, stream->constraint[k]));
      peer->solver.addConstraint(peer->constraints.back());
    }
    peer->solver.updateVariables();
  });
  return built ? peer : nullptr;
}

extern "C" int solver_read(void *state, double *values) {
  Peer *peer = static_cast<Peer *>(state);
  for (size_t k = 0; k < peer->variables.size(); k++) values[k] = peer->variables[k].value();
  return 1;
}

extern "C" int solver_edit(void *state, int32_t index, double value, double *sum) {
  Peer *peer = static_cast<Peer *>(state);
  return attempt([&] {
    peer->solver.suggestValue(peer->variables[peer->stream->edit[index].variable], value);
    peer->solver.updateVariables();
    for (const kiwi::Variable &variable : peer->variables) *sum += variable.value();
  });
}

extern "C" int solver_remove_and_add(void *state, int32_t index) {
  Peer *peer = static_cast<Peer *>(state);
  return attempt([&] {
    peer->solver.removeConstraint(peer->constraints[index]);
    peer->solver.updateVariables();
    peer->constraints[index] = make(*peer, peer->stream->constraint[index]);
    peer->solver.addConstraint(peer->constraints[index]);
    peer->solver.updateVariables();
  });
}

extern "C" void solver_free(void *state) { delete static_cast<Peer *>(state); }
