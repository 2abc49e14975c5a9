package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.ParcelDraft;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The parcel a question is answered for. Most services are priced by size, so one that nobody
/// described whole is taken to be like those the workspace shipped last.
///
/// @param basis where what the question left out was taken from
public record AskedParcel(Parcel parcel, Basis basis) {

  private static final Weight STANDARD_WEIGHT = Weight.ofPounds(1);
  private static final Dimensions STANDARD_SIDES = Dimensions.ofInches("10", "8", "4");

  /// Where a parcel's weight and sides come from.
  public enum Basis implements WireWord {
    /// The question has both.
    REQUEST,
    /// The workspace's own parcels.
    HISTORY,
    /// A pound in a shoe box: there are none.
    STANDARD
  }

  /// @param given what the question says of it, checked
  /// @param shipped those last shipped, newest first
  public static AskedParcel of(ParcelDraft given, List<Parcel> shipped) {
    boolean isMeasured = given.lengthIn() != null || given.packaging().isFlatRate();
    if (isMeasured && given.weightOz() != null) {
      return new AskedParcel(given.value(), Basis.REQUEST);
    }
    var weights = shipped.stream().map(Parcel::weight).sorted().toList();
    var sides =
        usual(shipped.stream().flatMap(each -> Stream.ofNullable(each.dimensions())).toList());
    var typical =
        Parcel.of(
            weights.isEmpty() ? STANDARD_WEIGHT : weights.get(weights.size() / 2),
            sides.orElse(STANDARD_SIDES));
    boolean isKnown = isMeasured ? !weights.isEmpty() : sides.isPresent();
    return new AskedParcel(given.completedBy(typical), isKnown ? Basis.HISTORY : Basis.STANDARD);
  }

  /// The one met most often; the newer of two met as often.
  private static Optional<Dimensions> usual(List<Dimensions> sides) {
    return sides.stream()
        .collect(
            Collectors.groupingBy(AskedParcel::normal, LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
        .map(Map.Entry::getKey);
  }

  /// 10 and 10.0 are the same side.
  private static Dimensions normal(Dimensions sides) {
    return new Dimensions(normal(sides.length()), normal(sides.width()), normal(sides.height()));
  }

  private static BigDecimal normal(BigDecimal side) {
    var stripped = side.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}
