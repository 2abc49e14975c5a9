package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A parcel of an order, ready to be rated: rules applied, preset chosen, customs declared.
///
/// @param packing the items of the order in it
/// @param rated the same in the form stored with its rates
/// @param parcel may still lack its weight
/// @param customs declaration from the order's items; null within a country
/// @param options what is asked for beside the parcel
/// @param choice the rule's choice, or else the buyer's; null when there is none
public record PackedOrder(
    Address from,
    Address to,
    Packing packing,
    RatedParcel rated,
    ParcelDraft parcel,
    @Nullable CustomsDraft customs,
    Plan plan,
    @Nullable Choice choice,
    OptionsDraft options) {

  void check(Violations found) {
    parcel.check("parcel", found);
    var declared = declared();
    if (declared != null) {
      declared.check("customs", found);
    }
  }

  /// The same without a declaration of its own: a box whose goods stand with another's.
  PackedOrder undeclared() {
    return new PackedOrder(from, to, packing, rated, parcel, null, plan, choice, options);
  }

  /// The declaration, with a weight for each piece; null within a country. Between the United
  /// States and their territories only some carriers see a border, so an incomplete declaration is
  /// left out there.
  public @Nullable CustomsDraft declared() {
    var all = customs == null ? null : customs.sharingWeight(parcel.weightOz());
    boolean isOptional = Places.isUsPostal(from) && Places.isUsPostal(to);
    return all != null && isOptional && !all.isComplete() ? null : all;
  }

  /// The request for the label of one service.
  LabelRequest label(
      @Nullable String rateId,
      @Nullable String carrier,
      @Nullable String service,
      String reference,
      LabelFormat format) {
    var declared = declared();
    return new LabelRequest(
            rateId,
            carrier,
            service,
            AddressDraft.of(from),
            AddressDraft.of(to),
            parcel,
            false,
            declared == null ? null : declared.value(),
            reference,
            format)
        .with(options);
  }

  /// @param chosen restricts the request to the chosen service; null asks all carriers for all
  ///   services
  RateRequest request(@Nullable Choice chosen) {
    var declared = declared();
    return new RateRequest(
        from,
        to,
        parcel.value(),
        false,
        declared == null ? null : declared.value(),
        chosen == null ? Set.of() : chosen.asks(),
        chosen == null ? Set.of() : chosen.services(),
        rated.text(),
        options.value().orNull());
  }
}
