package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.DistanceZone;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The properties of an order that rules can test. No condition holds for an unknown one.
///
/// @param parcel the parcel before a rule chooses another packaging
public record Facts(
    String reference,
    OrderDetails details,
    ParcelDraft parcel,
    Departure from,
    OrderContext context,
    Lookups lookups) {

  /// Of an order of which nothing else is known.
  ///
  /// @param fromCountry ISO 3166-1 alpha-2 of the sender
  public Facts(String reference, OrderDetails details, ParcelDraft parcel, String fromCountry) {
    this(reference, details, parcel, Departure.in(fromCountry), OrderContext.NONE, Lookups.NONE);
  }

  /// Of the same order sent from elsewhere.
  public Facts leaving(Departure other) {
    return new Facts(reference, details, parcel, other, context, lookups);
  }

  /// Of the same order with more tags.
  public Facts tagged(List<String> more) {
    return more.isEmpty()
        ? this
        : new Facts(reference, details, parcel, from, context.tagged(more), lookups);
  }

  Address to() {
    return details.to();
  }

  Optional<BigDecimal> weight() {
    var weighed = parcel.weightOz();
    return weighed != null ? Optional.of(weighed) : details.weight().map(weight -> weight.ounces());
  }

  Optional<BigDecimal> longestSide() {
    return sides().map(Dimensions::length);
  }

  Optional<BigDecimal> volume() {
    return sides().map(Dimensions::cubicInches);
  }

  Optional<BigDecimal> value() {
    return details.worth().map(Money::amount);
  }

  Optional<BigDecimal> pieces() {
    return Optional.of(BigDecimal.valueOf(details.pieces()));
  }

  List<String> state() {
    return known(to().state());
  }

  List<String> skus() {
    return details.items().stream().map(OrderItem::sku).filter(Objects::nonNull).toList();
  }

  List<String> requestedService() {
    return known(details.service());
  }

  /// The zone between both postal codes; none across a border.
  List<String> zone() {
    return DistanceZone.between(from.address(), to()).map(String::valueOf).stream().toList();
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
