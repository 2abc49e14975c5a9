package dev.quayside.engine.sandbox.card;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One part of a rate card. Asking for a missing key fails as an error of the card.
public record Section(String carrier, String kind, String name, Map<String, String> entries) {

  public String text(String key) {
    return find(key).orElseThrow(() -> wrong("has no '" + key + "'"));
  }

  public Optional<String> find(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /// `yes` or `no`; absent is no.
  public boolean yes(String key) {
    return switch (find(key).orElse("no")) {
      case "yes" -> true;
      case "no" -> false;
      default -> throw wrong("'" + key + "' is neither yes nor no");
    };
  }

  public int whole(String key) {
    return Integer.parseInt(text(key));
  }

  /// A whole number, or `otherwise` when the card has no such key.
  public int whole(String key, int otherwise) {
    return find(key).map(Integer::parseInt).orElse(otherwise);
  }

  /// A price in the currency's minor unit: `6.50` is 650.
  public long price(String key) {
    return minor(text(key));
  }

  /// Several prices in one line, in the currency's minor unit.
  public long[] prices(String key) {
    return words(key).stream().mapToLong(Section::minor).toArray();
  }

  public List<String> words(String key) {
    return List.of(text(key).split("\\s+"));
  }

  /// `a:1 b:2` as a map in the card's order; empty when the card has no such key.
  public Map<String, String> pairs(String key) {
    var pairs = new LinkedHashMap<String, String>();
    find(key)
        .filter(text -> !text.isEmpty())
        .ifPresent(
            text ->
                Arrays.stream(text.split("\\s+"))
                    .map(pair -> pair.split(":", 2))
                    .forEach(pair -> pairs.put(pair[0], pair[1])));
    return Collections.unmodifiableMap(pairs);
  }

  /// The exception for an error of the card, naming the section.
  public IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(
        carrier + ".card [" + (kind + " " + name).strip() + "] " + what);
  }

  private static long minor(String price) {
    return new BigDecimal(price)
        .movePointRight(2)
        .setScale(0, RoundingMode.UNNECESSARY)
        .longValueExact();
  }
}
