package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.base.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The carriers, one a line, with the account's form under the open one.
public final class AccountsView extends VBox {

  private final AccountsModel model;
  private final Ui ui;
  private final VBox list = new VBox();
  private final VBox notes = new VBox(8);
  private final Map<String, CarrierLine> lines = new LinkedHashMap<>();

  public AccountsView(AccountsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("accounts");
    getStylesheets().add(Theme.sheet(AccountsView.class, "accounts.css"));
    Follow.value(this, model.state(), this::note);
    Follow.list(this, model.accounts, this::show);
    Follow.value(this, model.form(), this::open);
    show();
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.accounts.intro"), "muted"),
            notes,
            new InlineProblem(model.problem().map(AccountsView::elsewhere), ui),
            new Card(
                    ui.text("settings.accounts.carriers"),
                    Words.whole(ui.text("settings.accounts.offers"), "caption"))
                .with(list));
  }

  /// A problem that is not about a field; the others are shown at the field.
  private static @Nullable Problem elsewhere(@Nullable Problem problem) {
    return problem instanceof Problem.Invalid ? null : problem;
  }

  private void note(AccountsGateway.@Nullable State state) {
    notes.getChildren().clear();
    if (state != null && state.sandbox()) {
      notes.getChildren().add(Words.wrapped(ui.text("settings.accounts.sandbox"), "note"));
    } else if (state != null && !state.sells()) {
      var plain = Words.wrapped(ui.text("settings.accounts.no-connection"), "note", "attention");
      plain.setId("no-connection");
      plain.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
      notes.getChildren().add(plain);
    }
    notes.setManaged(!notes.getChildren().isEmpty());
  }

  /// Updates the lines; they are reused, so that the focus stays.
  private void show() {
    for (var account : model.accounts) {
      lines.computeIfAbsent(account.kind().code(), _ -> added(account)).show(account);
    }
  }

  private CarrierLine added(CarrierAccount account) {
    var line = new CarrierLine(model, ui, account.kind());
    list.getChildren().add(line);
    return line;
  }

  private void open(@Nullable AccountForm form) {
    lines.forEach(
        (carrier, line) -> line.open(form != null && form.carrier().equals(carrier) ? form : null));
  }
}
