package dev.quayside.app.screen.ship;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.screen.ship.LabelModel.Stage;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// What can be done on the Ship screen.
public final class ShipActions {

  private final Actions actions;
  private final Texts texts;

  private ShipActions(Actions actions, Texts texts) {
    this.actions = actions;
    this.texts = texts;
  }

  public static void add(Actions actions, ShipModel model, Texts texts) {
    new ShipActions(actions, texts).addAll(model);
  }

  private void addAll(ShipModel model) {
    var label = model.label();
    var bought = Bindings.equal(label.stage(), Stage.BOUGHT);
    add("ship.buy", control(KeyCode.ENTER), model.buyable(), model::buy);
    add("ship.reprint", control(KeyCode.P), bought, label::reprint);
    add(
        "ship.void",
        control(KeyCode.DELETE),
        bought.and(label.voidLeft().isNotNull()),
        label::askVoid);
    add("ship.next", control(KeyCode.N), model.busy().not(), model::next);
    add("ship.paste", shiftControl(KeyCode.V), model.editable(), () -> paste(model));
  }

  private static void paste(ShipModel model) {
    var text = Clipboard.getSystemClipboard().getString();
    model.paste(text == null ? "" : text);
  }

  private void add(
      String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
    actions.add(new Action(id, texts.text(id), key, enabled, run));
  }

  private static KeyCombination control(KeyCode code) {
    return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
  }

  private static KeyCombination shiftControl(KeyCode code) {
    return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
  }
}
