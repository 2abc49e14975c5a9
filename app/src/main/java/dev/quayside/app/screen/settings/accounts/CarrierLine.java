package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.carrier.module.CarrierModule;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.ToggleSwitch;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One carrier: its name, its state, and its switch; below, when it is open, its form.
final class CarrierLine extends VBox {

  private static final double NAME = 180;

  private final AccountsModel model;
  private final Ui ui;
  private final CarrierModule kind;
  private final BooleanProperty on = new SimpleBooleanProperty(true);
  private final Label pill = Pill.of("", Tone.QUIET);
  private final Label number = Words.of("", "muted");
  private final Label progress = Words.of("", "muted");
  private final FontIcon arrow = new FontIcon(Feather.CHEVRON_RIGHT);
  private final ToggleSwitch toggle;
  private boolean showing;

  CarrierLine(AccountsModel model, Ui ui, CarrierModule kind) {
    this.model = model;
    this.ui = ui;
    this.kind = kind;
    getStyleClass().add("carrier-line");
    var name = new Button(kind.name(), arrow);
    name.setId("account-" + kind.code());
    name.getStyleClass().addAll("quiet", "carrier-name");
    name.setMinWidth(NAME);
    name.setOnAction(_ -> model.toggle(kind.code()));
    toggle = Switch.of("carrier-on-" + kind.code(), "", on);
    toggle.setAccessibleText(ui.text("settings.accounts.on", kind.name()));
    toggle.setMinWidth(USE_PREF_SIZE);
    toggle.disableProperty().bind(model.busy());
    on.subscribe(
        (_, now) -> {
          if (!showing) {
            model.switchOn(kind.code(), now);
          }
        });
    var head = new HBox(12, name, pill, number, progress, Gap.wide(), toggle);
    head.getStyleClass().add("carrier-head");
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().add(head);
    // a switch whose change was refused goes back
    Follow.value(
        this,
        model.problem(),
        problem -> {
          if (problem != null) {
            model.accounts.stream()
                .filter(account -> account.kind().equals(kind))
                .forEach(this::show);
          }
        });
  }

  void show(CarrierAccount account) {
    showing = true;
    on.set(account.enabled());
    showing = false;
    number.setText(account.number());
    toggle.setVisible(account.isOpen() || isSandbox());
    if (account.isOpen()) {
      Pill.dress(
          pill,
          ui.text("settings.accounts.connection." + account.connection().wire()),
          tone(account.connection()));
    } else {
      Pill.dress(pill, ui.text("settings.accounts.none"), Tone.QUIET);
    }
    pill.setMinWidth(USE_PREF_SIZE);
    progress.setText(progress(account));
  }

  /// Whether this is a sandbox, where every carrier offers rates, also without an account.
  private boolean isSandbox() {
    var state = model.state().get();
    return state != null && state.sandbox();
  }

  /// The steps done of a production account; empty when all are.
  private String progress(CarrierAccount account) {
    var state = model.state().get();
    if (state == null || isSandbox() || !account.isOpen()) {
      return "";
    }
    var steps = GoingLive.steps(account, state);
    long done = steps.stream().filter(GoingLive.Step::done).count();
    return done == steps.size()
        ? ""
        : ui.text("settings.accounts.live.progress", done, steps.size());
  }

  void open(@Nullable AccountForm form) {
    arrow.setIconCode(form == null ? Feather.CHEVRON_RIGHT : Feather.CHEVRON_DOWN);
    getChildren().remove(1, getChildren().size());
    if (form != null) {
      getChildren().add(new AccountFormView(model, ui, kind, form));
    }
  }

  static Tone tone(Connection connection) {
    return switch (connection) {
      case CONNECTED -> Tone.GOOD;
      case NOT_TESTED, NOT_TESTABLE -> Tone.WAITING;
      case WRONG_CREDENTIALS, ACCOUNT_NOT_ALLOWED, UNREACHABLE -> Tone.BAD;
    };
  }
}
