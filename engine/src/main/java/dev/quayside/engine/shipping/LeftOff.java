package dev.quayside.engine.shipping;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.shipping.shipment.Shipment;

/// Warns of what a bought label leaves off, since its carrier has no room for it.
public final class LeftOff {

  private LeftOff() {}

  /// Adds a warning for each reference and for the instructions that are left off.
  public static void warn(Shipment bought, Violations warnings) {
    if (bought.consignment().options() == null) {
      return;
    }
    CarrierModules.of(bought.carrier())
        .ifPresent(
            module ->
                SenderReferences.leftOff(module.name(), module.options(), bought.consignment())
                    .forEach(each -> warnings.add(each.field(), each.message())));
  }
}
