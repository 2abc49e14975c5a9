package dev.quayside.engine.order.bulk;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.mark.MarkWords;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import org.jspecify.annotations.Nullable;

/// Whether what a change of many names is there: people, presets, locations, accounts of payors.
public record BulkTerms(Orders orders, Presets presets, Locations locations, Payors payors) {

  /// The change with ids for names, and accounts as they are kept.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming the field
  BulkChange settled(Caller caller, BulkChange asked) {
    var person = asked.marks().assignTo();
    if (person != null && !person.isEmpty() && !orders.hasPerson(caller, person)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "change.assignedTo", MarkWords.NO_PERSON, person);
    }
    return new BulkChange(
        asked.marks(), asked.hold(), asked.release(), settled(caller, asked.handling()));
  }

  private HandlingChange settled(Caller caller, HandlingChange asked) {
    var preset = asked.preset();
    if (preset != null
        && !preset.equalsIgnoreCase(Preset.AUTO)
        && presets.byName(caller, preset).isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "change.preset", OrderWords.FIELD_NO_PRESET, preset);
    }
    var billing = asked.billing();
    return new HandlingChange(
        asked.weightOz(),
        preset,
        asked.service(),
        asked.signature(),
        asked.insuredValue(),
        asked.packaging(),
        billing == null ? null : payors.kept(caller, billing),
        location(caller, asked.location()),
        asked.shipDate(),
        asked.references());
  }

  private @Nullable String location(Caller caller, @Nullable String named) {
    if (named == null) {
      return null;
    }
    return locations.list(caller).stream()
        .filter(each -> each.id().equals(named) || each.name().equalsIgnoreCase(named.strip()))
        .map(Location::id)
        .findFirst()
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_REQUEST, "change.location", BulkWords.LOCATION, named));
  }
}
