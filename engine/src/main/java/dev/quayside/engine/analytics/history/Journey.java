package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// One bought parcel: what was promised, what was paid, and the best other offer.
///
/// @param zone the carrier's zone; null when the label was bought without comparing rates
/// @param promised the promised delivery day
/// @param promisedDays working days of that promise; null when bought without comparing rates
/// @param bestCarrier the carrier that offered `best`
/// @param best the cheapest offer that promised the same day or an earlier one, never above `paid`;
///   null when nothing was compared
/// @param billed who pays it in place of the sender; `paid` is 0 then
public record Journey(
    String shipmentId,
    String carrier,
    String service,
    String fromZip,
    String toZip,
    String toCountry,
    @Nullable String zone,
    LocalDate shipDate,
    @Nullable LocalDate promised,
    @Nullable Integer promisedDays,
    Money paid,
    @Nullable String bestCarrier,
    @Nullable Money best,
    Instant boughtAt,
    Quote.@Nullable Billed billed) {

  private static final int AREA = 3;

  /// The first three characters of a postal code.
  public static String area(String zip) {
    return zip.length() > AREA ? zip.substring(0, AREA) : zip;
  }
}
