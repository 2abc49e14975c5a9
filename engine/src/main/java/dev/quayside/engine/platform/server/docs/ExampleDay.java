package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/// The day of examples that ask for one which is still to come, such as that of a pickup: samples
/// are copied, and a day in a file goes by.
final class ExampleDay {

  /// Stands for the day in the files of the document.
  private static final String MARK = "{workday}";

  /// Enough for every time zone.
  private static final int AHEAD_DAYS = 2;

  private ExampleDay() {}

  /// A day soon that is neither Saturday nor Sunday.
  static LocalDate after(Instant now) {
    var day = LocalDate.ofInstant(now, ZoneOffset.UTC).plusDays(AHEAD_DAYS);
    while (day.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) >= 0) {
      day = day.plusDays(1);
    }
    return day;
  }

  /// Puts the day into the examples of `document`.
  static void fill(JsonNode document, LocalDate day) {
    switch (document) {
      case ObjectNode object ->
          object
              .properties()
              .forEach(
                  each -> {
                    if (each.getValue().asText().equals(MARK)) {
                      object.put(each.getKey(), day.toString());
                    } else {
                      fill(each.getValue(), day);
                    }
                  });
      case ArrayNode list -> list.forEach(each -> fill(each, day));
      default -> {}
    }
  }
}
