package dev.quayside.app.screen.settings.keys;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.app.screen.settings.keys.KeysModel.Question;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.base.identity.Role;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The list of keys, the form for a new one, and the buttons for the selected one.
public final class KeysView extends SectionPage {

  /// In the order they are sorted in.
  private enum State {
    REVOKED("settings.keys.revoked", Tone.QUIET),
    ENDING("settings.keys.ending", Tone.WAITING),
    WORKING("settings.keys.works", Tone.GOOD);

    private final String words;
    private final Tone tone;

    State(String words, Tone tone) {
      this.words = words;
      this.tone = tone;
    }

    static State of(ApiKey key) {
      if (!key.works()) {
        return REVOKED;
      }
      return key.worksUntil() == null ? WORKING : ENDING;
    }
  }

  private static final String WORDS = "settings.keys";
  private static final double NAME = 150;
  private static final double USED = 165;
  private static final double HINT = 150;

  private final KeysModel model;
  private final RecordTable<ApiKey> table;

  public KeysView(KeysModel model, Ui ui) {
    super(WORDS, model, ui);
    this.model = model;
    table = table();
    getChildren()
        .addAll(
            new SecretStrip(
                "key-secret",
                model.secretName.map(name -> secretWords(name, ui)),
                model.secret,
                ui),
            fresh(),
            table,
            withChosen());
  }

  /// Static: the model outlives the view and would otherwise hold on to it.
  private static String secretWords(String name, Ui ui) {
    return name.isEmpty()
        ? ui.text("settings.keys.secret")
        : ui.text("settings.keys.secret.named", name);
  }

  private Node fresh() {
    var name = new TextField();
    name.setPromptText(text("name.prompt"));
    return new FormCard("key", WORDS, ui)
        .row(
            row ->
                row.text(50, "name", "name", name, model.name)
                    .choice(50, "role", List.of(Role.values()), this::roleWords, model.role))
        .making(model.busy(), model::create);
  }

  private String roleWords(Role role) {
    return ui.text("settings.role." + role.wire());
  }

  private RecordTable<ApiKey> table() {
    var keys = table("keys", model.keys, Feather.KEY, 8).choosing(model.chosen, ApiKey::id);
    keys.text("name", text("name"), key -> Objects.requireNonNullElse(key.name(), ""))
        .setMinWidth(NAME);
    var hint = keys.text("hint", text("hint"), ApiKey::hint);
    hint.setMinWidth(HINT);
    hint.getStyleClass().add("monospaced");
    keys.text("role", text("role"), k -> ui.text("settings.role.short." + k.role().wire()));
    keys.moments("made", text("made"), ApiKey::createdAt, ui);
    keys.values(
            "used",
            text("used"),
            key -> Optional.ofNullable(key.lastUsedAt()),
            Comparator.comparing(used -> used.orElse(Instant.EPOCH)),
            used -> used.map(ui.formats()::moment).orElse(text("used.never")))
        .setMinWidth(USED);
    keys.pills(
        "state",
        ui.text("settings.state"),
        State::of,
        Comparator.<State>naturalOrder(),
        state -> ui.text(state.words),
        state -> state.tone);
    ColumnFit.leaving(keys, "made", "used");
    keys.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    return keys;
  }

  /// Lets the Delete key ask whether to revoke the selected key.
  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.DELETE && model.chosenWorks()) {
      event.consume();
      model.question.set(Question.REVOKE);
    }
  }

  private Node withChosen() {
    var rotate =
        new ActionButton(
            "key-rotate",
            text("rotate"),
            Feather.REFRESH_CW,
            () -> model.question.set(Question.REPLACE));
    var later =
        new ActionButton(
            "key-rotate-later",
            text("later"),
            Feather.CLOCK,
            () -> model.question.set(Question.REPLACE_WITH_A_DAY));
    var revoke =
        new ActionButton(
            "key-revoke",
            text("revoke"),
            Feather.SLASH,
            () -> model.question.set(Question.REVOKE),
            "danger",
            "outlined");
    Follow.value(
        this,
        model.chosen,
        _ -> {
          rotate.setDisable(!model.chosenWorks());
          later.setDisable(!model.chosenWorks());
          revoke.setDisable(!model.chosenWorks());
        });
    var buttons = new HBox(8, later, rotate, revoke);
    var box = new VBox(8, buttons);
    Follow.value(
        this,
        model.question,
        asked -> {
          box.getChildren().setAll(buttons);
          if (asked != null) {
            var strip =
                switch (asked) {
                  case REPLACE -> question("key-rotate", "settings.keys.rotate", model::rotate);
                  case REPLACE_WITH_A_DAY ->
                      question("key-rotate-later", "settings.keys.later", model::rotateWithADay);
                  case REVOKE -> question("key-revoke", "settings.keys.revoke", model::revoke);
                };
            box.getChildren().setAll(strip);
            strip.focusKeep();
          }
        });
    return box;
  }

  private ConfirmStrip question(String id, String key, Runnable really) {
    return new ConfirmStrip(
            id + "-question",
            ui.text(key + ".question"),
            ui.text("settings.keep"),
            () -> model.question.set(null),
            ui.text(key),
            really)
        .then(table::requestFocus);
  }
}
