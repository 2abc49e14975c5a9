package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.engine.shipping.shipment.Shipment;
import org.jspecify.annotations.Nullable;

/// The label on the screen.
///
/// @param number another one for every label shown, also when the same shipment is shown again
/// @param viewed whether it was bought earlier and is only looked at
/// @param interrupted the unfinished parcel that was in the form before this label was looked at;
///   null without one
/// @param prices among which it was bought; none when it is only looked at
public record Label(
    int number, Shipment shipment, boolean viewed, @Nullable Draft interrupted, Prices prices) {

  /// The same label after its shipment has changed.
  Label with(Shipment now) {
    return new Label(number, now, viewed, interrupted, prices);
  }
}
