package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.Missing;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import org.jspecify.annotations.Nullable;

/// The facts that decide what the buy key does now.
///
/// @param opened whether the engine is open
/// @param duplicate whether the packer is being asked if a second label of the reference is wanted
/// @param empty whether no recipient is known
/// @param missing null when the form is complete
/// @param asking whether prices are still coming in
record CheckoutState(
    Stage stage,
    boolean opened,
    boolean duplicate,
    Contents contents,
    boolean empty,
    @Nullable Missing missing,
    boolean asking,
    Offer offer) {

  /// Whether weight and customs of the box's contents are known.
  enum Contents {
    KNOWN,
    BEING_WORKED_OUT,
    /// Some pieces of orders that ship together are not in the box.
    IN_PART
  }

  /// The rate that would be bought.
  enum Offer {
    NONE,
    NO_ACCOUNT,
    UNCHOSEN,
    /// Chosen by the packer, a rule or the buyer.
    CHOSEN,
    EXPIRED
  }
}
