package dev.quayside.app.screen.ship.packing;

import dev.quayside.engine.shipping.rate.Rate;
import org.jspecify.annotations.Nullable;

/// What the carriers want for the parcel.
///
/// @param asking whether prices are still coming in
/// @param ruled whether a rule or the buyer chooses the rate, and the packer has picked no other
/// @param selected the rate that would be bought; null while there is none
/// @param inSight the rate the packer sees as chosen, whose price may still be asked for; null
///   without one
public record Prices(
    boolean asking, Offer offer, boolean ruled, @Nullable Rate selected, @Nullable Rate inSight) {

  /// No price was asked for.
  public static final Prices NONE = new Prices(false, Offer.NONE, false, null, null);

  /// The rate that would be bought.
  public enum Offer {
    NONE,
    NO_ACCOUNT,
    UNCHOSEN,
    /// Chosen by the packer, a rule or the buyer.
    CHOSEN,
    EXPIRED
  }

  /// Whether the price that was asked for while the buy key waited is the one the packer meant.
  ///
  /// @param seen when the key was pressed; null when a rule was to choose
  Attempt.Outcome outcome(@Nullable Rate seen) {
    if (selected == null) {
      return Attempt.Outcome.NOTHING_CHOSEN;
    } else if (seen == null) {
      return ruled ? Attempt.Outcome.BUY : Attempt.Outcome.UNSEEN;
    }
    return isSameOffer(selected, seen) ? Attempt.Outcome.BUY : Attempt.Outcome.PRICE_CHANGED;
  }

  private static boolean isSameOffer(Rate one, Rate other) {
    return one.carrier().equals(other.carrier())
        && one.quote().service().equals(other.quote().service())
        && one.quote().amount().equals(other.quote().amount());
  }
}
