package dev.quayside.app.control;

import dev.quayside.app.action.Action;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// A button whose words are never cut.
public final class ActionButton extends Button {

  public ActionButton(String id, String words, Ikon icon, Runnable run, String... styles) {
    this(id, words, run, styles);
    setGraphic(new FontIcon(icon));
  }

  /// A button without an icon.
  public ActionButton(String id, String words, Runnable run, String... styles) {
    super(words);
    getStyleClass().addAll(styles);
    setId(id);
    setMinWidth(Region.USE_PREF_SIZE);
    setOnAction(_ -> run.run());
  }

  /// A button for an action: it shows the action's shortcut in its tooltip and is enabled only
  /// while the action is.
  public ActionButton(Action action, Ikon icon, String... styles) {
    this(action.id().replace('.', '-'), action.text(), icon, action::fire, styles);
    setAccessibleText(action.text());
    disableProperty().bind(javafx.beans.binding.Bindings.not(action.enabled()));
    setTooltip(new Tooltip(action.explained()));
  }

  /// Hides the words: they stay in the tooltip and for screen readers.
  public ActionButton iconOnly() {
    setText("");
    getStyleClass().add("icon-only");
    return this;
  }
}
