package dev.quayside.engine.document.manifest;

import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The content of a manifest if it were closed now.
///
/// @param from the sender of the first line; null when there are no lines
/// @param otherPlaces other places with labels to hand over, each once
public record ManifestCandidates(
    String carrier,
    LocalDate shipDate,
    @Nullable Address from,
    List<Manifest.Line> lines,
    List<Manifest.LeftOut> leftOut,
    List<ManifestPlace> otherPlaces) {

  public ManifestCandidates {
    lines = List.copyOf(lines);
    leftOut = List.copyOf(leftOut);
    otherPlaces = List.copyOf(otherPlaces);
  }

  /// The order that closes just this.
  public ManifestOrder order() {
    return new ManifestOrder(carrier, shipDate, null, from == null ? null : ManifestPlace.of(from));
  }
}
