package dev.quayside.engine.platform.record;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.MessageKey;
import java.util.HashSet;
import java.util.List;

/// Kept records in an order that people choose.
///
/// @param <T> a record
/// @param <D> its draft, as typed
public interface OrderedRecords<T, D> extends KeptRecords<T, D> {

  /// Changes the order they are shown in.
  ///
  /// @param order every record's id, once
  /// @throws ProblemException `INVALID_REQUEST` when one is missing, unknown or given twice
  List<T> reorder(Caller caller, List<String> order);

  /// @param before the ids there are
  /// @param words of the refusal
  /// @throws ProblemException `INVALID_REQUEST` unless the order names each of them once
  static void requireEach(List<String> before, List<String> order, MessageKey words) {
    if (order.size() != before.size() || !new HashSet<>(order).equals(new HashSet<>(before))) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "ids", words);
    }
  }
}
