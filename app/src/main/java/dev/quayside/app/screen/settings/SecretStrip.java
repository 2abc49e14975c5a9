package dev.quayside.app.screen.settings;

import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows a secret once: to be copied, then hidden.
public final class SecretStrip extends VBox {

  /// @param words what the secret is, and that it will not be shown again
  public SecretStrip(String id, String words, ObjectProperty<@Nullable String> secret, Ui ui) {
    this(id, new SimpleStringProperty(words), secret, ui);
  }

  /// A strip whose words change with the secret.
  public SecretStrip(
      String id, ObservableValue<String> words, ObjectProperty<@Nullable String> secret, Ui ui) {
    getStyleClass().add("secret");
    var field = new TextField();
    field.setId(id);
    field.setEditable(false);
    HBox.setHgrow(field, Priority.ALWAYS);
    var copy = new Button(ui.text("settings.secret.copy"), new FontIcon(Feather.COPY));
    copy.getStyleClass().add("accent");
    copy.setMinWidth(USE_PREF_SIZE);
    copy.setOnAction(
        _ -> {
          DesktopClipboard.copy(field.getText());
          copy.setText(ui.text("settings.secret.copied"));
        });
    var away = new Button(ui.text("settings.secret.away"));
    away.setId(id + "-away");
    away.setMinWidth(USE_PREF_SIZE);
    away.setOnAction(_ -> secret.set(null));
    var line = new HBox(8, field, copy, away);
    line.setAlignment(Pos.CENTER_LEFT);
    var what = Words.wrapped("");
    getChildren().addAll(what, line);
    Follow.value(
        this,
        words,
        now -> {
          what.setText(now);
          field.setAccessibleText(now);
        });
    Follow.value(
        this,
        secret,
        now -> {
          field.setText(now == null ? "" : now);
          copy.setText(ui.text("settings.secret.copy"));
          setVisible(now != null);
          setManaged(now != null);
        });
  }
}
