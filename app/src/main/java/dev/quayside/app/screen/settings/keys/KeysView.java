package dev.quayside.app.screen.settings.keys;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.NewCard;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.base.identity.Role;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The keys there are, one new key, and what can be done with the chosen one.
final class KeysView extends VBox {

  private static final double WIDEST_ROLE = 420;

  private final KeysModel model;
  private final Ui ui;

  KeysView(KeysModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.keys.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new SecretStrip("key-secret", ui.text("settings.keys.secret"), model.secret(), ui),
            fresh(),
            table(),
            withChosen());
  }

  private Node fresh() {
    var role =
        new Field(
            "key-role",
            ui.text("settings.keys.role"),
            Choice.of(
                List.of(Role.VIEWER, Role.OPERATOR, Role.ADMIN), this::roleWords, model.role()));
    role.setMaxWidth(WIDEST_ROLE);
    return NewCard.of(
        "key-make",
        ui.text("settings.keys.new"),
        ui.text("settings.keys.make"),
        model.busy(),
        model::create,
        role);
  }

  private String roleWords(Role role) {
    return ui.text("settings.role." + role.wire());
  }

  private Node table() {
    var table =
        new RecordTable<>("keys", ui.text("settings.keys"), model.keys())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.KEY, ui.text("settings.keys.none"))))
            .asTallAsItsRows(8);
    table.text("hint", ui.text("settings.keys.hint"), ApiKey::hint);
    table.text(
        "role",
        ui.text("settings.keys.role"),
        k -> ui.text("settings.role.short." + k.role().wire()));
    table.moments("made", ui.text("settings.keys.made"), ApiKey::createdAt, ui);
    table.pills(
        "state",
        ui.text("settings.state"),
        key -> key.revokedAt() == null,
        Comparator.<Boolean>naturalOrder(),
        works -> ui.text(works ? "settings.keys.works" : "settings.keys.revoked"),
        works -> works ? Tone.GOOD : Tone.QUIET);
    table
        .getSelectionModel()
        .selectedItemProperty()
        .subscribe(chosen -> model.chosen().set(chosen));
    return table;
  }

  private Node withChosen() {
    var rotate = button("key-rotate", "settings.keys.rotate", Feather.REFRESH_CW, model::rotate);
    var revoke =
        button(
            "key-revoke", "settings.keys.revoke", Feather.SLASH, () -> model.revoking().set(true));
    revoke.getStyleClass().addAll("danger", "outlined");
    Follow.value(
        this,
        model.chosen(),
        _ -> {
          rotate.setDisable(!model.chosenWorks());
          revoke.setDisable(!model.chosenWorks());
        });
    var buttons = new HBox(8, rotate, revoke);
    var box = new VBox(8, buttons);
    Follow.value(
        this,
        model.revoking(),
        asked -> {
          box.getChildren().setAll(buttons);
          if (asked) {
            var strip = question();
            box.getChildren().setAll(strip);
            strip.focusKeep();
          }
        });
    return box;
  }

  private ConfirmStrip question() {
    return new ConfirmStrip(
        "key-revoke-question",
        ui.text("settings.keys.revoke.question"),
        ui.text("settings.keep"),
        () -> model.revoking().set(false),
        ui.text("settings.keys.revoke"),
        model::revoke);
  }

  private Button button(String id, String key, Feather icon, Runnable run) {
    var button = new Button(ui.text(key), new FontIcon(icon));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> run.run());
    return button;
  }
}
