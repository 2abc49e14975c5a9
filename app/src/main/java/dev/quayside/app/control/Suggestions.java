package dev.quayside.app.control;

import dev.quayside.app.task.Soon;
import impl.org.controlsfx.skin.AutoCompletePopupSkin;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import org.controlsfx.control.textfield.AutoCompletionBinding;
import org.controlsfx.control.textfield.TextFields;
import org.jspecify.annotations.Nullable;

/// Completion under a text field.
public final class Suggestions {

  /// A name, a street and a place.
  private static final double WIDE = 420;

  private Suggestions() {}

  /// @param find what fits the words typed; asked on a thread of its own, so it may wait
  /// @param words how one is shown
  /// @param taken called when the person takes one
  public static <T> void under(
      TextField field,
      Function<String, ? extends Collection<T>> find,
      Function<T, String> words,
      Consumer<T> taken) {
    AutoCompletionBinding<T> binding =
        TextFields.bindAutoCompletion(
            field,
            request ->
                request.getUserText().isBlank() || request.isCancelled()
                    ? List.<T>of()
                    : List.copyOf(find.apply(request.getUserText().strip())),
            new DisplayText<>(words));
    binding.setVisibleRowCount(8);
    binding.prefWidthProperty().bind(Bindings.max(WIDE, field.widthProperty()));
    binding.setOnAutoCompleted(event -> taken.accept(event.getCompletion()));
    var popup = binding.getAutoCompletionPopup();
    popup.setSkin(new AutoCompletePopupSkin<>(popup, _ -> cell(words)));
    popup.setOnShown(
        _ -> {
          if (!field.isFocused()) {
            Soon.run(popup::hide); // what was asked for came after the person had gone on
          }
        });
  }

  /// As wide as the list, which so never scrolls sideways.
  private static <T> ListCell<T> cell(Function<T, String> words) {
    var cell =
        new ListCell<T>() {
          @Override
          protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            setText(item == null || empty ? null : words.apply(item));
          }
        };
    cell.setPrefWidth(0);
    return cell;
  }
}
