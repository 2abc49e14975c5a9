package dev.quayside.engine.server;

import dev.quayside.engine.problem.Violations;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the query string and collects every wrong parameter. Absent, empty and wrong read as null;
/// unknown parameters are ignored.
public final class QueryParameters {

  private static final int LONGEST = 500;

  private final Map<String, List<String>> given;
  private final Violations violations = new Violations();

  QueryParameters(Map<String, List<String>> given) {
    this.given = given;
  }

  public Violations violations() {
    return violations;
  }

  public @Nullable String text(String name) {
    var values = given.getOrDefault(name, List.of());
    if (values.isEmpty() || values.getFirst().isEmpty()) {
      return null;
    }
    var text = values.getFirst();
    if (text.length() > LONGEST) {
      violations.add(name, "is longer than " + LONGEST + " characters");
      return null;
    }
    return text;
  }

  /// @return `otherwise` when absent or wrong
  public int integer(String name, int otherwise, int least, int most) {
    var text = text(name);
    if (text == null) {
      return otherwise;
    }
    try {
      int value = Integer.parseInt(text);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // named below
    }
    violations.add(
        name,
        most == Integer.MAX_VALUE
            ? "must be an integer from " + least
            : "must be an integer from " + least + " to " + most);
    return otherwise;
  }

  /// A date-time of ISO 8601 with its offset. A `+` that was not percent-encoded arrives as a blank
  /// and is taken for what was meant.
  public @Nullable Instant instant(String name) {
    var text = text(name);
    if (text == null) {
      return null;
    }
    try {
      return OffsetDateTime.parse(text.replace(' ', '+')).toInstant();
    } catch (DateTimeException e) {
      violations.add(name, "must be a date-time such as 2026-11-21T09:30:00Z");
      return null;
    }
  }
}
