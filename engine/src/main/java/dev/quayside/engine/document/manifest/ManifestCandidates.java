package dev.quayside.engine.document.manifest;

import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The content of a manifest if it were closed now.
///
/// @param from the sender of the first line; null when there are no lines
/// @param otherPlaces postal codes of other places with labels to hand over, each once
public record ManifestCandidates(
    String carrier,
    LocalDate shipDate,
    @Nullable Address from,
    List<Manifest.Line> lines,
    List<Manifest.LeftOut> leftOut,
    List<String> otherPlaces) {

  /// The ZIP code of the United States, without the four digits that name a part of it.
  private static final Pattern ZIP = Pattern.compile("(\\d{5})-?\\d{4}");

  public ManifestCandidates {
    lines = List.copyOf(lines);
    leftOut = List.copyOf(leftOut);
    otherPlaces = List.copyOf(otherPlaces);
  }

  /// The order that closes just this.
  public ManifestOrder order() {
    return new ManifestOrder(carrier, shipDate, null, from == null ? null : from.zip());
  }

  /// A postal code as places are told apart by it.
  static String zip(@Nullable String typed) {
    var plain = typed == null ? "" : typed.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
    var five = ZIP.matcher(plain);
    return five.matches() ? five.group(1) : plain;
  }
}
