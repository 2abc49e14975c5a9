package dev.quayside.app.screen.settings;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.layout.Card;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;

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
    var button = new ActionButton(id, makeWords, Feather.PLUS, make, "accent");
    button
        .disableProperty()
        .bind(javafx.beans.binding.Bindings.createBooleanBinding(waits::get, waits));
    return new Card(title).with(fields).with(button);
  }
}
