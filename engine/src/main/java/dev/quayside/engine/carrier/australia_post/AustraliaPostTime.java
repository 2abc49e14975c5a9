package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.place.Places;
import java.time.LocalDate;
import java.time.ZoneId;

/// Australia Post's business days: Monday to Friday.
final class AustraliaPostTime {

  /// The time zone of origins whose postcode is not known.
  private static final ZoneId EASTERN = ZoneId.of("Australia/Sydney");

  private AustraliaPostTime() {}

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate shipDate(Consignment consignment) {
    return LocalDate.ofInstant(
        consignment.tenderAt(), Places.timeZone(consignment.from()).orElse(EASTERN));
  }
}
