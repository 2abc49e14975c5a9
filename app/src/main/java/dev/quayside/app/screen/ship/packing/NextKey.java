package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.screen.ship.form.Missing;
import java.time.Instant;

/// What the buy key does next. The status bar, the button and the key itself all use this, so that
/// they never disagree.
public enum NextKey {
  BUY("ship.next-key.buy"),
  /// Buys the chosen rate once its price is there.
  BUY_WHEN_PRICED("ship.rates.asking"),
  /// Waits for prices, which the packer has to see first.
  SHOW_PRICES("ship.rates.asking"),
  /// Asks for new prices, as the old ones have expired.
  RENEW_PRICES("ship.next-key.renew"),
  /// Moves the focus to the first empty field, like the next four.
  SCAN("ship.scan.ready"),
  SENDER("ship.next-key.sender"),
  RECIPIENT("ship.next-key.recipient"),
  PARCEL("ship.next-key.parcel"),
  CUSTOMS("ship.next-key.customs"),
  CONTENTS("ship.next-key.contents"),
  TOGETHER("ship.scan.together"),
  PACKING("ship.scan.packing"),
  CHOOSE_RATE("ship.next-key.choose"),
  NO_RATE("ship.next-key.no-rate"),
  NO_ACCOUNT("ship.rates.account"),
  DUPLICATE("ship.scan.duplicate"),
  OPENING("ship.scan.opening"),
  BUSY("ship.buying"),
  IN_DOUBT("ship.doubt"),
  BOUGHT("ship.scan.bought-already");

  private final String words;

  NextKey(String words) {
    this.words = words;
  }

  /// @param now by the workspace's clock: prices expire
  static NextKey of(PackingState state, Instant now) {
    return switch (state) {
      case PackingState.Opening _ -> OPENING;
      case PackingState.Open(_, _, _, Attempt.Doubled _) -> DUPLICATE;
      case PackingState.Open(var form, _, var prices, _) -> unbought(form, prices, now);
      case PackingState.Buying _, PackingState.Voiding _ -> BUSY;
      case PackingState.InDoubt _ -> IN_DOUBT;
      case PackingState.Bought _, PackingState.Voided _ -> BOUGHT;
    };
  }

  private static NextKey unbought(FormState form, Prices prices, Instant now) {
    return switch (form.contents()) {
      case BEING_WORKED_OUT -> PACKING;
      case IN_PART -> TOGETHER;
      case KNOWN -> packed(form, prices, now);
    };
  }

  private static NextKey packed(FormState form, Prices prices, Instant now) {
    var missing = form.missing();
    if (missing != null) {
      return form.empty() ? SCAN : fill(missing);
    }
    if (prices.isAsking() && !prices.isSettled()) {
      return prices.offer(now) == Prices.Offer.CHOSEN ? BUY_WHEN_PRICED : SHOW_PRICES;
    }
    return switch (prices.offer(now)) {
      case NONE -> NO_RATE;
      case NO_ACCOUNT -> NO_ACCOUNT;
      case UNCHOSEN -> CHOOSE_RATE;
      case CHOSEN -> BUY;
      case EXPIRED -> RENEW_PRICES;
    };
  }

  private static NextKey fill(Missing missing) {
    return switch (missing) {
      case CONTENTS -> CONTENTS;
      case SENDER -> SENDER;
      case RECIPIENT -> RECIPIENT;
      case PARCEL -> PARCEL;
      case CUSTOMS -> CUSTOMS;
    };
  }

  /// The text key of the status bar.
  public String words() {
    return words;
  }

  /// The text key for a press of the key that buys nothing.
  public String refusal() {
    return switch (this) {
      case SCAN -> "ship.notice.incomplete";
      case BUSY -> "ship.scan.busy";
      default -> words;
    };
  }

  /// Whether it moves the focus to a field, so that the button names the field.
  public boolean asksForMore() {
    return switch (this) {
      case SENDER, RECIPIENT, PARCEL, CUSTOMS, CONTENTS, CHOOSE_RATE -> true;
      default -> false;
    };
  }

  /// Whether nothing is wrong and the packer can simply go on.
  public boolean isSmooth() {
    return switch (this) {
      case BUY, BUY_WHEN_PRICED, SHOW_PRICES, SCAN, PACKING, OPENING, BUSY -> true;
      default -> false;
    };
  }
}
