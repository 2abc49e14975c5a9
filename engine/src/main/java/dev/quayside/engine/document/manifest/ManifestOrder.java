package dev.quayside.engine.document.manifest;

import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What is to be handed over. A manifest is of one place: a driver comes to one dock, and a USPS
/// SCAN form names one entry facility for all its labels (SCAN Forms API v3, entryFacilityZIPCode).
///
/// @param carrier carrier code
/// @param shipDate null for today
/// @param labelIds only these labels, whatever their ship date; null for all of the day
/// @param fromZip postal code of the place; null for that of the first label
public record ManifestOrder(
    String carrier,
    @Nullable LocalDate shipDate,
    @Nullable Set<String> labelIds,
    @Nullable String fromZip) {

  public ManifestOrder {
    labelIds = labelIds == null ? null : Set.copyOf(labelIds);
  }

  /// All labels of a day.
  public static ManifestOrder of(String carrier, @Nullable LocalDate shipDate) {
    return new ManifestOrder(carrier, shipDate, null, null);
  }

  public ManifestOrder from(String zip) {
    return new ManifestOrder(carrier, shipDate, labelIds, zip);
  }
}
