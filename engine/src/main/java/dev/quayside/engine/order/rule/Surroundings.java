package dev.quayside.engine.order.rule;

import dev.quayside.engine.order.rule.condition.Departure;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.order.rule.effect.Effects;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// What a rule sees of what those before it decided: an order that is sent from another location
/// leaves there, at the time of that place, and has the tags that were added.
///
/// @param now ends holds whose time is over
/// @param departures finds where a location named in a rule is; empty for one that is not there,
///   and for an order whose place of departure a person chose
/// @param overruled ids of rules that a person overruled: they do not hold the order any more
public record Surroundings(
    Instant now, Function<String, Optional<Departure>> departures, Set<String> overruled) {

  public Surroundings {
    overruled = Set.copyOf(overruled);
  }

  /// Where rules move no order.
  static Surroundings at(Instant now) {
    return new Surroundings(now, _ -> Optional.empty(), Set.of());
  }

  /// Whether the choice of a rule counts: a hold does until it is over or a person overrules it.
  boolean counts(Rule rule) {
    var choice = rule.draft().choice();
    return choice != null
        && !choice.isOver(now)
        && !(choice.isHold() && overruled.contains(rule.id()));
  }

  /// @param facts as they are before all rules
  Facts seenBy(Effects decided, Facts facts) {
    var tagged = facts.tagged(decided.tags());
    return Optional.ofNullable(decided.location())
        .flatMap(departures)
        .map(tagged::leaving)
        .orElse(tagged);
  }
}
