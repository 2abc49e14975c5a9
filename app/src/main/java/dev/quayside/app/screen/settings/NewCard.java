package dev.quayside.app.screen.settings;

import dev.quayside.app.control.layout.Card;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What one more of a section's things needs, and the button that makes it.
public final class NewCard {
  private NewCard() {}

  /// @param id of the button
  /// @param makeWords what the button says
  /// @param waits while this holds, the button does nothing
  public static Card of(
      String id,
      String title,
      String makeWords,
      ObservableBooleanValue waits,
      Runnable make,
      Node... fields) {
    var button = new Button(makeWords, new FontIcon(Feather.PLUS));
    button.setId(id);
    button.getStyleClass().add("accent");
    button.setMinWidth(VBox.USE_PREF_SIZE);
    button
        .disableProperty()
        .bind(javafx.beans.binding.Bindings.createBooleanBinding(waits::get, waits));
    button.setOnAction(_ -> make.run());
    return new Card(title).with(fields).with(button);
  }
}
