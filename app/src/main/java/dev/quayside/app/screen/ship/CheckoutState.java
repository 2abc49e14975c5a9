package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.Missing;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import org.jspecify.annotations.Nullable;

/// What decides whether the parcel in hand can be bought now.
///
/// @param opened whether the engine is open
/// @param duplicate whether it is asked if a second label of the reference is wanted
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

  /// Weight and customs of what is in the box.
  enum Contents {
    KNOWN,
    BEING_WORKED_OUT,
    /// Orders that ship together are only partly in.
    IN_PART
  }

  /// Which price would be paid.
  enum Offer {
    NONE,
    NO_ACCOUNT,
    UNCHOSEN,
    /// Chosen by the packer, a rule or the buyer.
    CHOSEN,
    EXPIRED
  }
}
