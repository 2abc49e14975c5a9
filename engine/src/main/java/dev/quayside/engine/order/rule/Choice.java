package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// How a rule chooses a rate, or that it holds the order.
///
/// @param carrier carrier code of the service; for `SERVICE` only
/// @param service for `SERVICE` only
/// @param withinDays latest delivery in business days from the ship date; for `CHEAPEST` only, null
///   for any
/// @param under highest price; for `FASTEST` only, null for any
/// @param carriers codes of the carriers to choose from; empty for all
/// @param reason why the order is held; for `HOLD` only
/// @param until when the order is open again by itself; for `HOLD` only, null for when a person
///   says
public record Choice(
    Kind kind,
    @Nullable String carrier,
    @Nullable String service,
    @Nullable Integer withinDays,
    @Nullable Money under,
    List<String> carriers,
    @Nullable String reason,
    @Nullable Instant until) {

  private static final int MOST_DAYS = 60;

  /// The kind of rate wanted.
  public enum Kind implements WireWord {
    SERVICE,
    CHEAPEST,
    FASTEST,
    HOLD
  }

  public Choice {
    carriers = List.copyOf(carriers);
  }

  /// One that ends by no time of its own.
  public Choice(
      Kind kind,
      @Nullable String carrier,
      @Nullable String service,
      @Nullable Integer withinDays,
      @Nullable Money under,
      List<String> carriers,
      @Nullable String reason) {
    this(kind, carrier, service, withinDays, under, carriers, reason, null);
  }

  public static Choice service(String carrier, String service) {
    return new Choice(Kind.SERVICE, carrier, service, null, null, List.of(), null);
  }

  public static Choice cheapest(@Nullable Integer withinDays, String... carriers) {
    return new Choice(Kind.CHEAPEST, null, null, withinDays, null, List.of(carriers), null);
  }

  public static Choice fastest(@Nullable Money under, String... carriers) {
    return new Choice(Kind.FASTEST, null, null, null, under, List.of(carriers), null);
  }

  public static Choice hold(String reason) {
    return new Choice(Kind.HOLD, null, null, null, null, List.of(), reason);
  }

  /// A hold that ends by itself.
  public static Choice holdUntil(Instant until, String reason) {
    return new Choice(Kind.HOLD, null, null, null, null, List.of(), reason, until);
  }

  public boolean isHold() {
    return kind == Kind.HOLD;
  }

  /// Whether its time is over.
  public boolean isOver(Instant now) {
    return until != null && !now.isBefore(until);
  }

  public void check(String path, Violations found) {
    switch (kind) {
      case SERVICE -> {
        found.require(path + ".carrier", carrier);
        found.require(path + ".service", service);
      }
      case CHEAPEST, FASTEST -> {
        // all services of the carriers are chosen from
      }
      case HOLD -> found.require(path + ".reason", reason);
    }
    if (withinDays != null && (withinDays < 1 || withinDays > MOST_DAYS)) {
      found.add(path + ".withinDays", FieldWords.FROM_1_TO, MOST_DAYS);
    }
    if (under != null && (under.isNegative() || under.isZero())) {
      found.add(path + ".under.amount", FieldWords.MORE_THAN_ZERO);
    }
    checkOthers(path, found);
  }

  /// What is said of another kind of choice would be left out.
  private void checkOthers(String path, Violations found) {
    if (carrier != null && kind != Kind.SERVICE) {
      found.add(path + ".carrier", OrderWords.OF_KIND_SERVICE);
    }
    if (service != null && kind != Kind.SERVICE) {
      found.add(path + ".service", OrderWords.OF_KIND_SERVICE);
    }
    if (!carriers.isEmpty() && (kind == Kind.SERVICE || kind == Kind.HOLD)) {
      found.add(path + ".carriers", OrderWords.OF_KINDS_WITH_CARRIERS);
    }
    if (until != null && kind != Kind.HOLD) {
      found.add(path + ".until", OrderWords.UNTIL_OF_HOLD);
    }
  }

  /// The carriers whose rates are needed; empty for all.
  public Set<String> asks() {
    var only = carrier;
    return only == null ? Set.copyOf(carriers) : Set.of(only);
  }

  /// The services whose rates are needed; empty for all.
  public Set<String> services() {
    return service == null ? Set.of() : Set.of(service);
  }

  /// The rate that fits the choice, of a carrier that would sell it as the request stands where
  /// there is one; empty when none fits.
  public Optional<Rate> among(RateQuote quote) {
    return among(quote.ready()).or(() -> among(quote.rates()));
  }

  /// The rate that fits the choice; empty when none does.
  ///
  /// @param rates cheapest first
  public Optional<Rate> among(List<Rate> rates) {
    var fitting = rates.stream().filter(this::isOfMine).filter(limit());
    return switch (kind) {
      case SERVICE, CHEAPEST -> fitting.findFirst();
      case FASTEST -> fitting.min(Comparator.comparing(rate -> rate.quote().deliveryDate()));
      case HOLD -> Optional.empty();
    };
  }

  /// What it asks for in vain, when no rate fits it.
  public Message unmet() {
    return switch (kind) {
      case SERVICE -> OrderWords.CHOICE_SERVICE.of(Objects.requireNonNull(service));
      case CHEAPEST ->
          withinDays == null ? OrderWords.RULE_NONE.of() : OrderWords.CHOICE_DAYS.of(withinDays);
      case FASTEST -> under == null ? OrderWords.RULE_NONE.of() : OrderWords.CHOICE_UNDER.of(under);
      case HOLD -> OrderStop.RULE_HOLDS.of();
    };
  }

  private boolean isOfMine(Rate rate) {
    return (asks().isEmpty() || asks().contains(rate.carrier()))
        && (service == null || service.equals(rate.quote().service()));
  }

  private Predicate<Rate> limit() {
    var days = withinDays;
    var most = under;
    return rate ->
        (days == null || rate.quote().transitDays() <= days)
            && (most == null
                || (most.currency().equals(rate.quote().amount().currency())
                    && rate.quote().amount().compareTo(most) <= 0));
  }
}
