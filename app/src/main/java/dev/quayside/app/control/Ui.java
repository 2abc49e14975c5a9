package dev.quayside.app.control;

import dev.quayside.app.action.Actions;
import dev.quayside.app.habit.Habits;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.shipping.shipment.Shipment;
import org.jspecify.annotations.Nullable;

/// What every view needs to show text: words, formats, and the actions.
///
/// @param habits the user's settings of the lists
public record Ui(Texts texts, Formats formats, Actions actions, Habits habits) {

  /// For a view without saved habits.
  public Ui(Texts texts, Formats formats, Actions actions) {
    this(texts, formats, actions, Habits.none());
  }

  public String text(String key) {
    return texts.text(key);
  }

  public String text(String key, Object... values) {
    return texts.text(key, values);
  }

  /// What a rate costs the sender, or whose account it is billed to: never an amount of nothing.
  public String price(Quote quote) {
    var billed = quote.billed();
    return billed == null ? formats.money(quote.amount()) : billedTo(billed.accountEnd());
  }

  /// What a label cost the sender, or whose account it was billed to.
  public String cost(Shipment shipment) {
    var billing = ShippingOptions.of(shipment.consignment().options()).billing();
    return billing.isTransportBilledElsewhere()
        ? billedTo(billing.transportOrSender().accountEnd())
        : formats.money(shipment.price());
  }

  /// Whose account is billed.
  ///
  /// @param end of the account; empty or null once it is forgotten
  public String billedTo(@Nullable String end) {
    return end == null || end.isEmpty() ? text("price.billed.other") : text("price.billed", end);
  }

  /// Says that a label did not cost what was quoted.
  public String otherwise(Money charged, Money quoted) {
    return text("price.otherwise", formats.money(charged), formats.money(quoted));
  }
}
