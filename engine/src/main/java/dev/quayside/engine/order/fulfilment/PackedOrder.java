package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// An order as it would be handed over: rules applied, preset chosen, customs declared.
///
/// @param packing what of the order is in it
/// @param rated the same, as its rates keep it
/// @param parcel may still lack its weight
/// @param customs what the order says of its goods; null within a country
/// @param choice the rule's, else the buyer's own; null when nobody chose
public record PackedOrder(
    Address from,
    Address to,
    Packing packing,
    RatedParcel rated,
    ParcelDraft parcel,
    @Nullable CustomsDraft customs,
    Plan plan,
    @Nullable Choice choice) {

  void check(Violations found) {
    parcel.check("parcel", found);
    var declared = declared();
    if (declared != null) {
      declared.check("customs", found);
    }
  }

  /// What is declared, each piece with a weight; null within a country. Between the United States
  /// and their territories not every carrier sees a border: what cannot be declared is left out
  /// there.
  public @Nullable CustomsDraft declared() {
    var all = customs == null ? null : customs.sharingWeight(parcel.weightOz());
    boolean isOptional = Places.isUsPostal(from) && Places.isUsPostal(to);
    return all != null && isOptional && !all.isComplete() ? null : all;
  }

  /// @param chosen what to ask for; null asks all carriers for everything
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
        rated.text());
  }
}
