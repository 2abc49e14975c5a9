package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.account.carrieraccount.Connection;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The steps from no account to labels that cost money: what to ask the carrier for, what to do
/// with it, and what is done.
final class GoingLive extends VBox {

  /// In pixels: as wide as the tick that replaces it.
  private static final double ICON = 16;

  /// @param key of its text
  record Step(String key, boolean done) {}

  GoingLive(AccountsModel model, CarrierAccount account, AccountsGateway.State state, Ui ui) {
    super(6);
    getStyleClass().add("going-live");
    setId("going-live");
    getChildren().add(Words.of(ui.text("settings.accounts.live"), "strong"));
    var steps = steps(account, state);
    for (int i = 0; i < steps.size(); i++) {
      getChildren().add(line(steps.get(i), i + 1, ui));
    }
    if (account.isOpen() && account.enabled()) {
      getChildren().add(new FirstLabelView(model, account, state, ui));
    }
  }

  /// The steps in their order. The request to the carrier counts as done once the account is
  /// entered.
  static List<Step> steps(CarrierAccount account, AccountsGateway.State state) {
    var code = account.kind().code();
    boolean tested =
        account.connection() == Connection.CONNECTED
            || account.connection() == Connection.NOT_TESTABLE;
    return List.of(
        new Step("settings.accounts.live.ask." + code, account.isOpen()),
        new Step("settings.accounts.live.account", account.isOpen()),
        new Step("settings.accounts.live.test", tested),
        new Step("settings.accounts.live.label", state.bought().contains(code)),
        new Step("settings.accounts.live.void", state.voided().contains(code)));
  }

  /// A step with its number, and a tick once it is done: a circle would look like a button.
  private static Node line(Step step, int number, Ui ui) {
    var words = ui.text(step.key());
    var label = Words.wrapped(words, step.done() ? "muted" : "plain");
    label.setGraphic(step.done() ? new FontIcon(Feather.CHECK_CIRCLE) : place(number));
    label.setAccessibleText(
        ui.text(
            step.done() ? "settings.accounts.live.done" : "settings.accounts.live.open", words));
    return label;
  }

  private static Label place(int number) {
    var place = Words.of(Integer.toString(number), "muted");
    place.setMinWidth(ICON);
    place.setAlignment(Pos.CENTER);
    return place;
  }
}
