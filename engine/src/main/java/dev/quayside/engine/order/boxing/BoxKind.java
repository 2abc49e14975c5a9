package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Which kind of box a parcel goes in, so that one is recognized whoever chose it and however:
/// packaging and outer sides, as a label has them. Presets are not named, since they are renamed
/// and deleted, and a label does not know its preset.
///
/// @param outer null for a packaging with one price, whose sides no price depends on
public record BoxKind(Packaging packaging, @Nullable Dimensions outer) {

  /// @return empty when its sides are not known and matter
  public static Optional<BoxKind> of(Packaging packaging, @Nullable Dimensions outer) {
    if (packaging.isFlatRate()) {
      return Optional.of(new BoxKind(packaging, null));
    }
    return outer == null ? Optional.empty() : Optional.of(new BoxKind(packaging, outer));
  }

  static Optional<BoxKind> of(Box box) {
    return of(box.packaging(), box.outer());
  }

  static Optional<BoxKind> of(BoxPlan plan) {
    return of(plan.parcels().getFirst().box());
  }

  /// `package 12x9x4`, or `usps_medium_flat_rate_box`.
  public String text() {
    return outer == null
        ? packaging.wire()
        : packaging.wire()
            + " "
            + sides(outer)
                .map(BigDecimal::stripTrailingZeros)
                .map(BigDecimal::toPlainString)
                .collect(Collectors.joining("x"));
  }

  static BoxKind read(String text) {
    var words = text.split(" ", 2);
    var packaging = WireWord.read(Packaging.class, words[0]);
    if (words.length == 1) {
      return new BoxKind(packaging, null);
    }
    var sides = words[1].split("x", 3);
    return new BoxKind(packaging, Dimensions.ofInches(sides[0], sides[1], sides[2]));
  }

  /// A parcel in it; what else is known of the parcel stays.
  ParcelDraft parcel(ParcelDraft known) {
    return new ParcelDraft(
        known.weightOz(),
        outer == null ? null : outer.length(),
        outer == null ? null : outer.width(),
        outer == null ? null : outer.height(),
        known.hazmat(),
        known.signature(),
        known.insuredValue(),
        known.residential(),
        packaging);
  }

  boolean isOf(Preset preset) {
    return of(preset.packaging(), preset.sides())
        .filter(kind -> kind.text().equals(text()))
        .isPresent();
  }

  private static Stream<BigDecimal> sides(Dimensions of) {
    return Stream.of(of.length(), of.width(), of.height());
  }
}
