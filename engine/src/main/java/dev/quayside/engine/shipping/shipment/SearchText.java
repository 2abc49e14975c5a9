package dev.quayside.engine.shipping.shipment;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The text a shipment is found by: recipient, place, reference, service and tracking number, in
/// lower case without accents, so that `jose` finds `josé`.
public final class SearchText {

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  private SearchText() {}

  /// The search text. The recipient comes first, because lists by recipient are sorted by it.
  public static String of(Shipment shipment) {
    var to = shipment.consignment().to();
    return Stream.of(
            to.name(),
            to.company(),
            to.city(),
            to.state(),
            to.zip(),
            shipment.consignment().reference(),
            shipment.serviceName(),
            shipment.trackingNumber().orElse(null))
        .filter(Objects::nonNull)
        .map(SearchText::plain)
        .collect(Collectors.joining(" "));
  }

  /// Patterns for column `search` of table `shipment`, one for each typed word.
  ///
  /// @return patterns by parameter name
  public static Map<String, String> patterns(String typed) {
    var patterns = new LinkedHashMap<String, String>();
    Stream.of(plain(typed).split("\\s+"))
        .filter(word -> !word.isEmpty())
        .forEach(word -> patterns.put("word" + patterns.size(), "%" + escaped(word) + "%"));
    return patterns;
  }

  /// An SQL condition that all {@link #patterns} match. It begins with `AND` unless there are none.
  public static String condition(Map<String, String> patterns) {
    return patterns.keySet().stream()
        .map(name -> " AND " + matched(name))
        .collect(Collectors.joining());
  }

  /// The condition of one pattern.
  ///
  /// @param name of its parameter
  public static String matched(String name) {
    return "search LIKE :" + name + " ESCAPE '!'";
  }

  private static String escaped(String word) {
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_");
  }

  public static String plain(String text) {
    return ACCENTS
        .matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("")
        .toLowerCase(Locale.ROOT)
        .strip();
  }
}
