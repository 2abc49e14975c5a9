package dev.quayside.app.screen.ship.packing;

import java.util.Optional;

/// What is on the Ship screen: a parcel to be bought, or a label.
public sealed interface PackingState {

  /// The engine opens; the form of the last run is not there yet.
  record Opening(FormState form) implements PackingState {}

  /// A parcel that is not bought yet, so that its form can be changed.
  ///
  /// @param typed whether the packer typed some of it, so that it is put aside for another parcel
  record Open(FormState form, boolean typed, Prices prices, Attempt attempt)
      implements PackingState {

    Open with(FormState now) {
      return new Open(now, typed, prices, attempt);
    }

    Open typed(boolean now) {
      return new Open(form, now, prices, attempt);
    }

    Open with(Prices now) {
      return new Open(form, typed, now, attempt);
    }

    Open with(Attempt now) {
      return new Open(form, typed, prices, now);
    }
  }

  /// A label is being bought. Nothing takes the parcel's place until the purchase is answered.
  ///
  /// @param before what the parcel is again when nothing is bought
  /// @param number of the label, and so of the press that buys it
  record Buying(Open before, int number, PurchaseRequest request) implements PackingState {}

  /// The carrier has not answered. It is asked again, and nothing is bought twice.
  record InDoubt(Label label) implements PackingState {}

  /// @param voidAsked whether the packer is asked to confirm voiding: a parcel that travels on a
  ///   void label is stopped or charged
  record Bought(Label label, Sent sent, boolean voidAsked) implements PackingState {}

  /// The label is being voided. Nothing takes its place until that is answered.
  record Voiding(Bought before) implements PackingState {}

  record Voided(Label label) implements PackingState {}

  /// A label that was bought now or earlier.
  static PackingState of(Label label, Sent sent) {
    return switch (label.shipment().labelStatus()) {
      case PENDING -> new InDoubt(label);
      case CREATED -> new Bought(label, sent, false);
      case CANCELLED -> new Voided(label);
    };
  }

  /// The label on the screen; empty before the purchase is answered.
  default Optional<Label> shownLabel() {
    return switch (this) {
      case Opening _, Open _, Buying _ -> Optional.empty();
      case InDoubt(var label) -> Optional.of(label);
      case Bought(var label, _, _) -> Optional.of(label);
      case Voiding(var before) -> Optional.of(before.label());
      case Voided(var label) -> Optional.of(label);
    };
  }

  /// What the carriers want for the parcel, or wanted for the one just bought.
  default Prices prices() {
    return switch (this) {
      case Opening _ -> Prices.NONE;
      case Open(_, _, var prices, _) -> prices;
      case Buying(var before, _, _) -> before.prices();
      case InDoubt _, Bought _, Voiding _, Voided _ ->
          shownLabel().map(Label::prices).orElse(Prices.NONE);
    };
  }

  /// Whether the label was sent to the printer from this screen.
  enum Sent {
    NOT,
    FIRST,
    AGAIN
  }
}
