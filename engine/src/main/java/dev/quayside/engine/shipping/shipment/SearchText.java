package dev.quayside.engine.shipping.shipment;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a shipment is found by: who it goes to, where, under which reference and number. Written
/// plainly, so that `josé` is found by `jose`.
public final class SearchText {

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  private SearchText() {}

  /// The recipient comes first: lists by recipient are sorted by this text.
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

  /// What column `search` of table `shipment` must be like to hold all words somebody typed.
  ///
  /// @return patterns by the names of their parameters
  public static Map<String, String> patterns(String typed) {
    var patterns = new LinkedHashMap<String, String>();
    Stream.of(plain(typed).split("\\s+"))
        .filter(word -> !word.isEmpty())
        .forEach(word -> patterns.put("word" + patterns.size(), "%" + escaped(word) + "%"));
    return patterns;
  }

  /// True where each of some {@link #patterns} fits; begins with `AND` unless there are none.
  public static String condition(Map<String, String> patterns) {
    return patterns.keySet().stream()
        .map(name -> " AND search LIKE :" + name + " ESCAPE '!'")
        .collect(Collectors.joining());
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
