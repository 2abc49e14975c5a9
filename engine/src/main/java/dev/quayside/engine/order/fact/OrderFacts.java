package dev.quayside.engine.order.fact;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.PlannedParcels;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Surroundings;
import dev.quayside.engine.order.rule.condition.Departure;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.order.rule.condition.Lookups;
import dev.quayside.engine.order.rule.condition.OrderContext;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.parcel.product.Products;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads what rules test of an order.
public record OrderFacts(
    Presets presets,
    SenderLocations senders,
    Products products,
    AddressValidations validations,
    Postage postage) {

  /// @param details of the order, or of the part of it that goes into a parcel
  /// @param preset name of the box that the order itself names; null for none
  public Facts of(
      Caller caller,
      SalesOrder order,
      OrderDetails details,
      @Nullable String preset,
      Departure from) {
    var box = preset == null ? Optional.<Preset>empty() : presets.byName(caller, preset);
    var parcel = box.map(each -> boxed(each, details)).orElse(details.parcel());
    return new Facts(order.number(), details, parcel, from, context(order), lookups(caller));
  }

  private static ParcelDraft boxed(Preset preset, OrderDetails details) {
    return preset.applyTo(details.parcel(), details.weight().orElse(null));
  }

  private static OrderContext context(SalesOrder order) {
    var origin = order.origin();
    var shop = origin == null ? List.<String>of() : List.of(origin.sourceId(), origin.sourceName());
    int parcels = Math.max(1, PlannedParcels.of(order).all().size());
    return new OrderContext(shop, order.marks().tagNames(), order.details().metadata(), parcels);
  }

  public Lookups lookups(Caller caller) {
    return new OrderLookups(caller, products, validations, postage);
  }

  /// What rules see of each other.
  ///
  /// @param isMovable whether a rule may say where it leaves from
  /// @param overruled ids of rules that a person overruled: they do not hold the order any more
  public Surroundings around(Caller caller, boolean isMovable, Set<String> overruled) {
    return new Surroundings(
        senders.now(caller),
        named -> isMovable ? senders.named(caller, named) : Optional.empty(),
        overruled);
  }
}
