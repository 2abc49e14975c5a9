package dev.quayside.engine.copy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Some things that are copied together, and how.
///
/// @param work does those that are new or changed
public record CopyStep(List<CopyItem> items, Runnable work) {

  public CopyStep {
    items = List.copyOf(items);
  }

  /// One thing.
  static CopyStep of(String name, CopyOutcome outcome, List<Violation> missing, Runnable work) {
    return new CopyStep(List.of(new CopyItem(name, outcome, missing)), work);
  }

  /// One thing that may be there already.
  ///
  /// @param isThere whether something of its name is there
  /// @param isSame whether that is like it; asked only when it is there
  static CopyStep of(
      CopyRequest request,
      String name,
      boolean isThere,
      BooleanSupplier isSame,
      List<Violation> missing,
      Runnable work) {
    var outcome = outcome(request, isThere, isSame);
    return of(name, outcome, outcome == CopyOutcome.LEFT ? List.of() : missing, work);
  }

  static CopyOutcome outcome(CopyRequest request, boolean isThere, BooleanSupplier isSame) {
    if (!isThere) {
      return CopyOutcome.NEW;
    }
    return request.replace() && !isSame.getAsBoolean() ? CopyOutcome.CHANGED : CopyOutcome.LEFT;
  }

  static CopyStep refused(String name, List<Violation> why) {
    return of(name, CopyOutcome.REFUSED, why, () -> {});
  }

  /// Does it.
  ///
  /// @return its things as they are now
  List<CopyItem> done() {
    if (items.stream().noneMatch(CopyItem::isToDo)) {
      return items;
    }
    try {
      work.run();
      return items;
    } catch (ProblemException refused) {
      return items.stream()
          .map(each -> each.isToDo() ? each.refused(refused.problem()) : each)
          .toList();
    }
  }
}
