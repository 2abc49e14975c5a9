package dev.quayside.engine.parcel.address;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The person a parcel is for, as far as needed to notice that two orders of one number are for two
/// customers.
public record Recipient(@Nullable String name, @Nullable String street, @Nullable String zip) {

  /// The parts of a recipient that must agree.
  public enum Part {
    NAME,
    STREET,
    ZIP
  }

  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]");

  /// A ZIP+4 of the United States, without its hyphen.
  private static final Pattern LONG_ZIP = Pattern.compile("[0-9]{9}");

  private static final int SHORT_ZIP = 5;

  public static Recipient of(Address to) {
    return new Recipient(to.name() == null ? to.company() : to.name(), to.street1(), to.zip());
  }

  /// The parts that both give and give differently. Letter case, spaces, points and a ZIP's last
  /// four digits do not count.
  public Set<Part> differences(Recipient other) {
    var found = EnumSet.noneOf(Part.class);
    for (var part : Part.values()) {
      var own = key(part);
      var others = other.key(part);
      if (!own.isEmpty() && !others.isEmpty() && !own.equals(others)) {
        found.add(part);
      }
    }
    return found;
  }

  /// The part as it was written; empty when missing.
  public String part(Part part) {
    var said =
        switch (part) {
          case NAME -> name;
          case STREET -> street;
          case ZIP -> zip;
        };
    return Objects.requireNonNullElse(said, "");
  }

  /// One line for the reader: `Ivy Brown, 110 Main St, 60601`.
  public String line() {
    return Stream.of(Part.values())
        .map(this::part)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }

  private String key(Part part) {
    var key = BETWEEN.matcher(part(part).toLowerCase(Locale.ROOT)).replaceAll("");
    return part == Part.ZIP && LONG_ZIP.matcher(key).matches() ? key.substring(0, SHORT_ZIP) : key;
  }
}
