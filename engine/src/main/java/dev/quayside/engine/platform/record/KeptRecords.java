package dev.quayside.engine.platform.record;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;

/// Records of a workspace that people add, change and remove one by one.
///
/// @param <T> a record
/// @param <D> its draft, as typed
public interface KeptRecords<T, D> {

  /// All of them, in the order they are shown in.
  List<T> list(Caller caller);

  /// @param key written in the same transaction
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`; `CONFLICT` when
  ///   the name is taken or the workspace has as many as it may
  T add(Caller caller, D draft, RequestKey<T> key);

  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND`, `INVALID_REQUEST`;
  ///   `CONFLICT` when the name is taken
  T change(Caller caller, String id, D draft);

  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND`
  void remove(Caller caller, String id);
}
