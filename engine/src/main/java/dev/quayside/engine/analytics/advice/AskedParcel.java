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

/// The parcel a question is answered for. Most services are priced by size, so where the question
/// leaves out the weight or the sides, they are taken from the parcels the workspace shipped last.
///
/// @param basis where what the question left out was taken from
public record AskedParcel(Parcel parcel, Basis basis) {

  private static final Weight STANDARD_WEIGHT = Weight.ofPounds(1);
  private static final Dimensions STANDARD_SIDES = Dimensions.ofInches("10", "8", "4");

  /// Source of a parcel's weight and sides.
  public enum Basis implements WireWord {
    /// Weight and sides are given in the question.
    REQUEST,
    /// Taken from the workspace's last parcels.
    HISTORY,
    /// One pound in a shoe box, since the workspace has shipped nothing yet.
    STANDARD
  }

  /// @param given the parcel as the question describes it, already checked
  /// @param shipped the workspace's last parcels, newest first
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

  /// The most frequent sides; the newer of two that are equally frequent.
  private static Optional<Dimensions> usual(List<Dimensions> sides) {
    return sides.stream()
        .collect(
            Collectors.groupingBy(AskedParcel::normal, LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
        .map(Map.Entry::getKey);
  }

  /// Equal numbers get an equal form: 10 and 10.0 are the same side.
  private static Dimensions normal(Dimensions sides) {
    return new Dimensions(normal(sides.length()), normal(sides.width()), normal(sides.height()));
  }

  private static BigDecimal normal(BigDecimal side) {
    var stripped = side.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}
