package dev.quayside.app.screen.settings;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// The buttons under a form: one adds or saves, the other leaves the form.
public final class FormButtons extends HBox {

  private final Button save;
  private final Button leave;
  private final String saveWords;
  private ObservableBooleanValue making = new ReadOnlyBooleanWrapper();

  /// @param id the buttons' ids are `<id>-save` and `<id>-leave`
  public FormButtons(String id, ObservableBooleanValue busy, Runnable saved, Runnable left, Ui ui) {
    super(8);
    saveWords = ui.text("settings.save");
    save = new ActionButton(id + "-save", saveWords, Feather.CHECK, saved, "accent");
    save.disableProperty()
        .bind(javafx.beans.binding.Bindings.createBooleanBinding(busy::get, busy));
    leave = new Button(ui.text("settings.leave"));
    leave.setId(id + "-leave");
    leave.setMinWidth(USE_PREF_SIZE);
    leave.setOnAction(_ -> left.run());
    getChildren().addAll(save, leave);
  }

  /// Gives the first button other words than those of saving.
  public FormButtons saying(String words) {
    save.setText(words);
    return this;
  }

  /// Changes the first button's words while a new item is added, and hides the second.
  public FormButtons making(ObservableBooleanValue fresh, String makeWords) {
    making = fresh; // a field, since only a weak listener connects it to what it watches
    Follow.value(
        this,
        making,
        now -> {
          save.setText(now ? makeWords : saveWords);
          leave.setVisible(!now);
        });
    return this;
  }
}
