package dev.quayside.engine.order.rule;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.option.BillTo;
import java.util.Objects;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/// What a rule names of its workspace: payors, which are kept sealed, locations and people. What it
/// named before is not asked again, so that a rule for what is gone can still be switched off.
record RuleTerms(Payors payors, Locations locations, BiPredicate<Caller, String> people) {

  /// The effects as they are stored.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming `location` or the payor when it is not there
  Effects kept(Caller caller, Effects asked, Effects before) {
    if (!Objects.equals(asked.location(), before.location())) {
      requireLocation(caller, asked.location());
    }
    if (!Objects.equals(asked.assignTo(), before.assignTo())) {
      requirePerson(caller, asked.assignTo());
    }
    return asked.billedTo(kept(caller, asked.billing(), before.billing()));
  }

  private void requireLocation(Caller caller, @Nullable String named) {
    if (named != null && locations.list(caller).stream().noneMatch(each -> each.isCalled(named))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "location", ParcelWords.LOCATION_UNKNOWN, named);
    }
  }

  private void requirePerson(Caller caller, @Nullable String id) {
    if (id != null && !people.test(caller, id)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "assignTo", OrderWords.NO_PERSON, id);
    }
  }

  private @Nullable BillTo kept(Caller caller, @Nullable BillTo asked, @Nullable BillTo before) {
    if (asked == null || asked.equals(before)) {
      return asked;
    }
    return payors.kept(caller, before == null ? asked : asked.shownOf(before));
  }
}
