package dev.quayside.engine.document.manifest;

import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What is to be handed over, from one {@link ManifestPlace}.
///
/// @param carrier carrier code
/// @param shipDate null for today
/// @param labelIds only these labels, whatever their ship date; null for all of the day
/// @param place null for that of the first label
public record ManifestOrder(
    String carrier,
    @Nullable LocalDate shipDate,
    @Nullable Set<String> labelIds,
    @Nullable ManifestPlace place) {

  public ManifestOrder {
    labelIds = labelIds == null ? null : Set.copyOf(labelIds);
  }

  /// All labels of a day.
  public static ManifestOrder of(String carrier, @Nullable LocalDate shipDate) {
    return new ManifestOrder(carrier, shipDate, null, null);
  }

  public ManifestOrder from(ManifestPlace other) {
    return new ManifestOrder(carrier, shipDate, labelIds, other);
  }

  /// Whether its place is this one, or is not given.
  boolean isFrom(ManifestPlace other) {
    return place == null || place.holds(other);
  }
}
