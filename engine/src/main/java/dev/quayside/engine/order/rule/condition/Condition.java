package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.condition.Asked.Part;
import java.math.BigDecimal;
import java.time.LocalTime;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A condition on an order, which must hold for the rule to apply. Which of its parts one has is
/// said by its {@link Criterion#asked}.
///
/// @param atLeast lower bound, inclusive; in ounces, inches, cubic inches, the order's currency,
///   pieces, parcels or days
/// @param atMost upper bound, inclusive
/// @param anyOf patterns, one of which must match the whole text; `*` matches anything, and case
///   does not matter. A postal code need only begin with the pattern
/// @param from the hour it begins, inclusive, by the sender's clock
/// @param to the hour it ends, exclusive; before `from` it ends on the next day
/// @param sku whose pieces are counted; a pattern
/// @param name of the metadata
public record Condition(
    Criterion criterion,
    @Nullable BigDecimal atLeast,
    @Nullable BigDecimal atMost,
    List<String> anyOf,
    @Nullable LocalTime from,
    @Nullable LocalTime to,
    @Nullable String sku,
    @Nullable String name) {

  public Condition {
    anyOf = List.copyOf(anyOf);
  }

  /// One that has neither hours nor a name.
  public Condition(
      Criterion criterion,
      @Nullable BigDecimal atLeast,
      @Nullable BigDecimal atMost,
      List<String> anyOf) {
    this(criterion, atLeast, atMost, anyOf, null, null, null, null);
  }

  public void check(String path, Violations found) {
    checkParts(path, found);
    criterion.property().check(this, path, found);
  }

  boolean holdsFor(Facts facts) {
    return criterion.property().holds(this, facts);
  }

  /// Whether it holds for an order, and why.
  public Finding judge(Facts facts) {
    return new Finding(this, holdsFor(facts), criterion.property().found(this, facts));
  }

  /// Whether an hour lies between `from` and `to`.
  public boolean isAt(LocalTime hour) {
    return TimeOfDay.isWithin(hour, from, to);
  }

  boolean isWithinBounds(BigDecimal value) {
    return (atLeast == null || value.compareTo(atLeast) >= 0)
        && (atMost == null || value.compareTo(atMost) <= 0);
  }

  /// Refuses what a condition of its kind does not have.
  private void checkParts(String path, Violations found) {
    var asked = criterion.asked();
    if (asked == Asked.BOUNDS && !anyOf.isEmpty()) {
      found.add(path + ".anyOf", OrderWords.FOR_TEXTS);
    }
    if (asked.hasPatterns() && (atLeast != null || atMost != null)) {
      found.add(path + ".atLeast", OrderWords.FOR_NUMBERS);
    }
    said()
        .filter(part -> !asked.has(part) && !isToldOtherwise(asked, part))
        .forEach(
            part ->
                found.add(
                    path + "." + part.field(),
                    OrderWords.NOT_OF_CONDITION,
                    criterion.wire(),
                    fields(asked)));
  }

  private static boolean isToldOtherwise(Asked asked, Part part) {
    return switch (part) {
      case AT_LEAST, AT_MOST -> asked.hasPatterns();
      case ANY_OF -> asked == Asked.BOUNDS;
      case FROM, TO, SKU, NAME -> false;
    };
  }

  private static String fields(Asked asked) {
    return Stream.of(Part.values())
        .filter(asked::has)
        .map(Part::field)
        .collect(Collectors.joining(", "));
  }

  private Stream<Part> said() {
    return Stream.of(Part.values())
        .filter(
            part ->
                switch (part) {
                  case AT_LEAST -> atLeast != null;
                  case AT_MOST -> atMost != null;
                  case ANY_OF -> !anyOf.isEmpty();
                  case FROM -> from != null;
                  case TO -> to != null;
                  case SKU -> sku != null;
                  case NAME -> name != null;
                });
  }
}
