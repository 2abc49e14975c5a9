package dev.quayside.app.control;

import dev.quayside.app.action.Action;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// A button that does one action, shows its shortcut, and is only alive while the action is.
public final class ActionButton extends Button {

  public ActionButton(Action action, Ikon icon, String... styles) {
    super(action.text(), new FontIcon(icon));
    getStyleClass().addAll(styles);
    setId(action.id().replace('.', '-'));
    setMinWidth(Region.USE_PREF_SIZE);
    setAccessibleText(action.text());
    setOnAction(_ -> action.fire());
    disableProperty().bind(javafx.beans.binding.Bindings.not(action.enabled()));
    setTooltip(new Tooltip(action.explained()));
  }

  /// Only its picture: the words are in the tooltip and for screen readers.
  public ActionButton iconOnly() {
    setText("");
    getStyleClass().add("icon-only");
    return this;
  }
}
