package dev.quayside.engine.order.fact;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.rate.Rates;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What the cheapest rate of an order costs, for rules that look at its margin. An answer is
/// remembered for a minute, since a list of orders asks for it again and again.
public final class Postage {

  private static final int MOST_REMEMBERED = 2_000;
  private static final Duration REMEMBERED = Duration.ofMinutes(1);

  /// All that a price depends on.
  private record Question(
      WorkspaceId workspace, OrderDetails details, ParcelDraft parcel, Address from) {}

  private final Rates rates;
  private final Cache<Question, Optional<Money>> known =
      Caffeine.newBuilder()
          .maximumSize(MOST_REMEMBERED)
          .expireAfterWrite(REMEMBERED)
          .executor(Runnable::run)
          .build();

  public Postage(Rates rates) {
    this.rates = rates;
  }

  /// Empty where the parcel is not complete, and where no carrier has a rate.
  Optional<Money> of(Caller caller, Facts facts) {
    var weight = facts.details().weight().map(each -> each.ounces()).orElse(null);
    var parcel =
        facts.parcel().weightOz() == null ? facts.parcel().weighing(weight) : facts.parcel();
    var from = facts.from().address();
    var question = new Question(caller.workspace(), facts.details(), parcel, from);
    var before = Optional.ofNullable(known.getIfPresent(question));
    if (before.isPresent()) {
      return before.get();
    }
    var cheapest = asked(caller, question);
    known.put(question, cheapest);
    return cheapest;
  }

  private Optional<Money> asked(Caller caller, Question question) {
    var missing = new Violations();
    question.parcel().check("parcel", missing);
    var customs = OrderCustoms.of(question.from(), question.details());
    var declared = customs == null ? null : declared(customs, question.parcel(), missing);
    if (!missing.isEmpty()) {
      return Optional.empty();
    }
    var request =
        new RateRequest(
            question.from(),
            question.details().to(),
            question.parcel().value(),
            false,
            declared == null ? null : declared.value(),
            Set.of(),
            Set.of());
    try {
      return rates.quote(caller, request).rates().stream()
          .findFirst()
          .map(rate -> rate.quote().amount());
    } catch (ProblemException unpriced) {
      return Optional.empty();
    }
  }

  private static @Nullable CustomsDraft declared(
      CustomsDraft customs, ParcelDraft parcel, Violations missing) {
    var declared = customs.sharingWeight(parcel.weightOz());
    declared.check("customs", missing);
    return declared;
  }
}
