package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.carton.Carton;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A way to pack goods: its boxes, what each holds, and what it costs.
///
/// @param offer null when nothing is priced
/// @param currency of boxes that cost nothing, when nothing is priced
public record BoxPlan(List<BoxParcel> parcels, @Nullable BoxOffer offer, Currency currency) {

  /// Cheapest first; of equally dear ones that with fewer parcels, then with the smaller boxes.
  static final Comparator<BoxPlan> CHEAPEST =
      Comparator.<BoxPlan, BigDecimal>comparing(plan -> plan.total().amount())
          .thenComparing(plan -> plan.parcels().size())
          .thenComparing(BoxPlan::cubicInches);

  public BoxPlan {
    parcels = List.copyOf(parcels);
  }

  /// What its boxes cost.
  public Money boxCost() {
    return parcels.stream()
        .map(each -> each.box().cost())
        .filter(Objects::nonNull)
        .reduce((one, other) -> isAlike(one, other) ? one.plus(other) : one)
        .orElseGet(() -> Money.zero(postage().map(Money::currency).orElse(currency)));
  }

  public Optional<Money> postage() {
    return Optional.ofNullable(offer).map(BoxOffer::postage);
  }

  /// Boxes and postage; only the postage where the boxes are paid in another currency.
  public Money total() {
    var boxes = boxCost();
    return postage().map(paid -> isAlike(paid, boxes) ? paid.plus(boxes) : paid).orElse(boxes);
  }

  /// Which boxes it takes, to tell two ways apart.
  String boxes() {
    return parcels.stream()
        .map(each -> each.box())
        .map(box -> box.preset() == null ? box.packaging().wire() : box.preset().id())
        .sorted()
        .collect(Collectors.joining(" "));
  }

  /// Of the insides of its boxes.
  BigDecimal cubicInches() {
    return parcels.stream()
        .map(each -> each.box().carton())
        .map(Carton::cubicInches)
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static boolean isAlike(Money one, Money other) {
    return one.currency().equals(other.currency());
  }
}
