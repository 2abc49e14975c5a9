package dev.quayside.engine.order.rule.condition;

import java.time.DayOfWeek;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The day of the week where the parcel leaves.
final class Weekdays {

  private Weekdays() {}

  static OneOf property() {
    return new OneOf(
        Stream.of(DayOfWeek.values()).map(Weekdays::word).toList(),
        facts ->
            Optional.ofNullable(facts.from().at()).stream()
                .map(at -> word(at.getDayOfWeek()))
                .toList());
  }

  private static String word(DayOfWeek day) {
    return day.name().toLowerCase(Locale.ROOT);
  }
}
