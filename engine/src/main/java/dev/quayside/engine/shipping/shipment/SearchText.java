package dev.quayside.engine.shipping.shipment;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
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
  static String of(Shipment shipment) {
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

  /// The words somebody typed; all of them must be there.
  public static List<String> words(String typed) {
    return Stream.of(plain(typed).split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }

  static String plain(String text) {
    return ACCENTS
        .matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("")
        .toLowerCase(Locale.ROOT)
        .strip();
  }
}
