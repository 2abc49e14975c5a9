package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.account.carrieraccount.Connection;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The way from an account to labels that cost money, with what of it is done.
final class GoingLive extends VBox {

  private record Step(String name, boolean done) {}

  GoingLive(CarrierAccount account, AccountsGateway.State state, Ui ui) {
    super(6);
    getStyleClass().add("going-live");
    setId("going-live");
    var code = account.kind().code();
    getChildren().add(Words.of(ui.text("settings.accounts.live"), "strong"));
    for (var step :
        List.of(
            new Step("account", account.isOpen()),
            new Step(
                "test",
                account.connection() == Connection.CONNECTED
                    || account.connection() == Connection.NOT_TESTABLE),
            new Step("label", state.bought().contains(code)),
            new Step("void", state.voided().contains(code)))) {
      getChildren().add(line(step, ui));
    }
  }

  private static Node line(Step step, Ui ui) {
    var words = ui.text("settings.accounts.live." + step.name());
    var label = Words.wrapped(words, step.done() ? "muted" : "plain");
    label.setGraphic(new FontIcon(step.done() ? Feather.CHECK_CIRCLE : Feather.CIRCLE));
    label.setAccessibleText(
        ui.text(
            step.done() ? "settings.accounts.live.done" : "settings.accounts.live.open", words));
    return label;
  }
}
