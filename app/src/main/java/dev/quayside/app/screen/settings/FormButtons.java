package dev.quayside.app.screen.settings;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The buttons under a form: one adds or saves, the other leaves the form.
public final class FormButtons extends HBox {

  private final Button save;
  private final Button leave;
  private final String saveWords;
  private ObservableValue<@Nullable String> told = new ReadOnlyObjectWrapper<>();
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

  /// Says beside the buttons what was saved, as long as there are words.
  public FormButtons telling(ObservableValue<@Nullable String> done) {
    told = done; // as below
    var note = CutWords.whole(Words.of("", "done"));
    note.setId(save.getId() + "d");
    note.setMinWidth(0);
    Follow.value(this, told, words -> note.setText(words == null ? "" : words));
    setAlignment(Pos.CENTER_LEFT);
    getChildren().add(note);
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
          leave.setManaged(!now);
        });
    return this;
  }
}
