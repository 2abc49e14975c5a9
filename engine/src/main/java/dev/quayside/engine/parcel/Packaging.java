package dev.quayside.engine.parcel;

import dev.quayside.engine.base.text.WireWord;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a parcel is packed in: the sender's own packaging, packaging of the Postal Service that has
/// one price whatever it holds (DMM 123.1.5), or what another carrier hands out. Which carrier and
/// service takes which is in `CarrierOptions`.
public enum Packaging implements WireWord {
  PACKAGE,
  FLAT_RATE_ENVELOPE,
  LEGAL_FLAT_RATE_ENVELOPE,
  PADDED_FLAT_RATE_ENVELOPE,
  SMALL_FLAT_RATE_BOX,
  MEDIUM_FLAT_RATE_BOX,
  LARGE_FLAT_RATE_BOX,
  UPS_LETTER,
  UPS_PAK,
  UPS_TUBE,
  UPS_EXPRESS_BOX_SMALL,
  UPS_EXPRESS_BOX_MEDIUM,
  UPS_EXPRESS_BOX_LARGE,
  FEDEX_ENVELOPE,
  FEDEX_PAK,
  FEDEX_SMALL_BOX,
  FEDEX_MEDIUM_BOX,
  FEDEX_LARGE_BOX,
  FEDEX_EXTRA_LARGE_BOX,
  FEDEX_TUBE,
  DHL_EXPRESS_ENVELOPE,
  DHL_FLYER;

  private static final Set<Packaging> POSTAL =
      EnumSet.range(FLAT_RATE_ENVELOPE, LARGE_FLAT_RATE_BOX);

  /// Whether the price depends on neither size nor zone, whatever else is asked for: packaging of
  /// the Postal Service.
  public boolean isFlatRate() {
    return POSTAL.contains(this);
  }

  /// Whether it is a carrier's own, whose sides are known.
  public boolean isCarriers() {
    return this != PACKAGE;
  }

  /// The name as people write it: `small flat rate box`, `FedEx Small Box`.
  public String text() {
    var words = wire().split("_");
    return this == PACKAGE || isFlatRate()
        ? String.join(" ", words)
        : Stream.of(words).map(Packaging::capital).collect(Collectors.joining(" "));
  }

  private static String capital(String word) {
    return switch (word) {
      case "ups", "dhl" -> word.toUpperCase(Locale.ROOT);
      case "fedex" -> "FedEx";
      default -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    };
  }
}
