package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The properties of an order that rules can test. No condition holds for an unknown one.
///
/// @param parcel the parcel before a rule chooses another packaging
/// @param fromCountry ISO 3166-1 alpha-2 of the sender
public record Facts(
    String reference, OrderDetails details, ParcelDraft parcel, String fromCountry) {

  /// Whether the order crosses a border.
  enum Lane implements WireWord {
    DOMESTIC,
    INTERNATIONAL;

    static Optional<Lane> ofWire(String wire) {
      return Arrays.stream(values())
          .filter(lane -> lane.wire().equalsIgnoreCase(wire.strip()))
          .findFirst();
    }
  }

  Optional<BigDecimal> measure(Criterion criterion) {
    return switch (criterion) {
      case WEIGHT -> weight();
      case LONGEST_SIDE -> sides().map(Dimensions::length);
      case VOLUME -> sides().map(Dimensions::cubicInches);
      case VALUE -> details.worth().map(Money::amount);
      case ITEM_COUNT -> Optional.of(BigDecimal.valueOf(details.pieces()));
      case LANE, COUNTRY, STATE, ZIP, SKU, REFERENCE, REQUESTED_SERVICE -> Optional.empty();
    };
  }

  List<String> texts(Criterion criterion) {
    Address to = details.to();
    return switch (criterion) {
      case LANE ->
          List.of((to.country().equals(fromCountry) ? Lane.DOMESTIC : Lane.INTERNATIONAL).wire());
      case COUNTRY -> List.of(to.country());
      case STATE -> known(to.state());
      case ZIP -> List.of(to.zip());
      case SKU -> details.items().stream().map(OrderItem::sku).filter(Objects::nonNull).toList();
      case REFERENCE -> List.of(reference);
      case REQUESTED_SERVICE -> known(details.service());
      case WEIGHT, LONGEST_SIDE, VOLUME, VALUE, ITEM_COUNT -> List.of();
    };
  }

  /// The value a condition tested, for an explanation; empty when it is unknown.
  String found(Criterion criterion) {
    return criterion.isMeasured()
        ? measure(criterion).map(BigDecimal::toPlainString).orElse("")
        : String.join(", ", texts(criterion));
  }

  private Optional<BigDecimal> weight() {
    var weighed = parcel.weightOz();
    return weighed != null ? Optional.of(weighed) : details.weight().map(weight -> weight.ounces());
  }

  private Optional<Dimensions> sides() {
    var sides =
        Stream.of(parcel.lengthIn(), parcel.widthIn(), parcel.heightIn())
            .filter(Objects::nonNull)
            .filter(side -> side.signum() > 0)
            .toList();
    return sides.size() < 3
        ? Optional.empty()
        : Optional.of(new Dimensions(sides.get(0), sides.get(1), sides.get(2)));
  }

  private static List<String> known(@Nullable String text) {
    return text == null || text.isBlank() ? List.of() : List.of(text);
  }
}
