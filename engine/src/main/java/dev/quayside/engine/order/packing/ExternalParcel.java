package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// How a parcel left that has no label of ours: freight, an own van, a label bought elsewhere.
///
/// @param carrier code of a carrier that is known here; null for any other
/// @param carrierName the name of any other carrier; null when it is not known
/// @param trackingNumber null for a parcel without one
/// @param cost null when it is not known
public record ExternalParcel(
    @Nullable String carrier,
    @Nullable String carrierName,
    @Nullable String trackingNumber,
    Instant shippedAt,
    @Nullable Money cost) {

  /// The carrier and the number, as far as they are known.
  public Stream<String> said() {
    return Stream.of(
            Optional.ofNullable(carrierName).or(() -> Optional.ofNullable(carrier)), number())
        .flatMap(Optional::stream);
  }

  public Optional<String> number() {
    return Optional.ofNullable(trackingNumber);
  }
}
