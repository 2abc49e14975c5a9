package dev.quayside.app.screen.settings;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.layout.Card;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;

/// A card with the fields of a new item, and the button that adds it.
public final class NewCard {
  private NewCard() {}

  /// @param id of the button
  /// @param makeWords words of the button
  /// @param waits disables the button while it holds
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
