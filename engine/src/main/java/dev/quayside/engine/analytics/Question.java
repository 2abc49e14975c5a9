package dev.quayside.engine.analytics;

import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What is asked of a prediction.
///
/// @param parcel as far as it is known
/// @param service null for the one this workspace uses most on the lane, else with the carrier,
///   else the carrier's cheapest
/// @param shipDate null for today by the workspace's clock
public record Question(
    String carrier,
    String origin,
    String destination,
    ParcelDraft parcel,
    @Nullable String service,
    @Nullable LocalDate shipDate) {

  private static final Pattern CANADA = Pattern.compile("[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d");
  private static final Pattern AUSTRALIA = Pattern.compile("\\d{4}");
  private static final Pattern BRITAIN =
      Pattern.compile("[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}");

  /// Of a parcel of which nothing is known.
  public Question(
      String carrier,
      String origin,
      String destination,
      @Nullable String service,
      @Nullable LocalDate shipDate) {
    this(carrier, origin, destination, new ParcelDraft(null, null, null, null), service, shipDate);
  }

  /// A postal code alone, in the country whose codes look like it.
  static Address place(String postalCode) {
    var code = postalCode.strip();
    if (CANADA.matcher(code).matches()) {
      return Address.of(code, "CA");
    }
    if (AUSTRALIA.matcher(code).matches()) {
      return Address.of(code, "AU");
    }
    return Address.of(code, BRITAIN.matcher(code).matches() ? "GB" : "US");
  }
}
