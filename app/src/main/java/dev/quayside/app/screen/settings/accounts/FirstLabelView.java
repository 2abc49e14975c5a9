package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The button that buys a first label, the question with its price, and the button that voids it.
final class FirstLabelView extends VBox {

  private final AccountsModel model;
  private final Ui ui;
  private final String carrier;
  private final @Nullable Shipment bought;

  FirstLabelView(AccountsModel model, CarrierAccount account, AccountsGateway.State state, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    carrier = account.kind().code();
    bought = state.first().get(carrier);
    Follow.value(this, model.first().offer(), this::show);
  }

  private void show(@Nullable Rate offer) {
    getChildren().setAll(bought != null ? bought(bought) : offer != null ? asked(offer) : buying());
  }

  private Node buying() {
    return button("first-label-buy", "settings.accounts.first", () -> model.first().ask(carrier));
  }

  private Node asked(Rate offer) {
    var quote = offer.quote();
    var strip =
        new ConfirmStrip(
            "first-label",
            ui.text(
                "settings.accounts.first.question",
                quote.serviceName(),
                ui.formats().money(quote.amount())),
            ui.text("settings.accounts.first.keep"),
            model.first()::clear,
            ui.text("settings.accounts.first.really"),
            model.first()::buy);
    strip.focusKeep();
    return strip;
  }

  /// The buttons for a bought label. One the carrier has not confirmed can be neither printed nor
  /// voided yet, and is not bought again.
  private Node bought(Shipment label) {
    var number = label.trackingNumber();
    if (number.isEmpty()) {
      var pending = Words.wrapped(ui.text("settings.accounts.first.pending"));
      pending.setId("first-label-pending");
      return pending;
    }
    var buttons =
        new HBox(
            8,
            button(
                "first-label-print",
                "settings.accounts.first.print",
                () -> model.first().print(label)),
            button(
                "first-label-void",
                "settings.accounts.first.void",
                () -> model.first().cancel(label)));
    return new VBox(
        8, Words.wrapped(ui.text("settings.accounts.first.bought", number.get())), buttons);
  }

  private Button button(String id, String key, Runnable run) {
    var button = new ActionButton(id, ui.text(key), run);
    button.disableProperty().bind(model.busy());
    return button;
  }
}
