package dev.quayside.app.screen.settings.keys;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Rows;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.KeyRotation;
import dev.quayside.engine.account.access.NewApiKey;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The keys of a workspace. A new key is shown once, until the user hides it.
public final class KeysModel extends AskingModel {

  private static final KeyRotation A_DAY = new KeyRotation(24);

  private final WorkspaceEngine place;
  public final ObservableList<ApiKey> keys = FXCollections.observableArrayList();

  /// The purpose of the next key; may be empty.
  public final StringProperty name = new SimpleStringProperty("");

  /// The role of the next key.
  public final ObjectProperty<Role> role = new SimpleObjectProperty<>(Role.OPERATOR);

  public final ObjectProperty<@Nullable ApiKey> chosen = new SimpleObjectProperty<>();

  /// The key just made; null once it is hidden.
  public final ObjectProperty<@Nullable String> secret = new SimpleObjectProperty<>();

  /// The name of the key just made; empty when it has none.
  public final StringProperty secretName = new SimpleStringProperty("");

  /// The question being asked; null when there is none.
  public final ObjectProperty<@Nullable Question> question = new SimpleObjectProperty<>();

  /// The questions the user confirms: after each the key stops working, at once or a day later.
  public enum Question {
    REPLACE,
    REPLACE_WITH_A_DAY,
    REVOKE
  }

  public KeysModel(Background background, WorkspaceEngine place) {
    super(background);
    this.place = place;
    chosen.subscribe(
        (before, now) -> {
          if (before == null || now == null || !before.id().equals(now.id())) {
            question.set(null);
          }
        });
  }

  public boolean chosenWorks() {
    var key = chosen.get();
    return key != null && key.works();
  }

  @Override
  public void refresh() {
    asking.load(this::list, this::show);
  }

  /// Shows changes made elsewhere, and when keys were last used.
  @Override
  public void lookAgain() {
    asking.look(this::list, this::show);
  }

  /// The engine's keys; it waits for the engine, so only off the window's thread.
  private ApiKeys kept() {
    return place.engine().accounts().keys();
  }

  /// Newest first.
  private List<ApiKey> list() {
    return kept().list(place.caller().workspace());
  }

  private void show(List<ApiKey> now) {
    Rows.show(keys, now, ApiKey::id, chosen);
  }

  public void create() {
    var wanted = new KeyDraft(role.get(), name.get().isBlank() ? null : name.get());
    asking.ask(
        () -> {
          var caller = place.caller();
          return kept().create(caller.workspace(), caller.environment(), wanted, RequestKey.none());
        },
        fresh -> {
          name.set("");
          made(fresh);
        });
  }

  /// Replaces the selected key, which stops at once.
  public void rotate() {
    rotate(KeyRotation.AT_ONCE);
  }

  /// Replaces the selected key, which works on for a day: time to give programs the new one.
  public void rotateWithADay() {
    rotate(A_DAY);
  }

  private void rotate(KeyRotation rotation) {
    var key = chosen.get();
    question.set(null);
    if (key != null && chosenWorks()) {
      asking.ask(
          () -> kept().rotate(place.caller().workspace(), key.id(), rotation, RequestKey.none()),
          this::made);
    }
  }

  public void revoke() {
    var key = chosen.get();
    question.set(null);
    if (key != null && chosenWorks()) {
      asking.ask(
          () -> {
            kept().revoke(place.caller().workspace(), key.id());
            return key;
          },
          _ -> refresh());
    }
  }

  private void made(NewApiKey fresh) {
    secretName.set(Objects.requireNonNullElse(fresh.key().name(), ""));
    secret.set(fresh.secret());
    refresh();
  }
}
