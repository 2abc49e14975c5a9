package dev.quayside.app.control;

import dev.quayside.app.task.Soon;
import impl.org.controlsfx.skin.AutoCompletePopupSkin;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import org.controlsfx.control.textfield.AutoCompletionBinding;
import org.controlsfx.control.textfield.TextFields;
import org.jspecify.annotations.Nullable;

/// Completion under a text field.
public final class Suggestions {

  /// In pixels: room for a name, a street and a city.
  private static final double WIDE = 420;

  private Suggestions() {}

  /// @param find returns what matches the typed words; runs on its own thread, so it may block
  /// @param words how a suggestion is shown
  /// @param taken called when the user takes one
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
    popup.setSkin(new AutoCompletePopupSkin<>(popup, _ -> cell(field, words)));
    popup.setOnShown(
        _ -> {
          if (!field.isFocused()) {
            Soon.run(popup::hide); // the answer came after the user had moved on
          }
        });
  }

  /// As wide as the list, which so never scrolls sideways; what was typed stands out.
  private static <T> ListCell<T> cell(TextField field, Function<T, String> words) {
    var cell =
        new ListCell<T>() {
          @Override
          protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            var shown = item == null || empty ? null : words.apply(item);
            setText(null);
            setAccessibleText(shown);
            setGraphic(shown == null ? null : marked(shown, field.getText().strip()));
          }
        };
    cell.setPrefWidth(0);
    return cell;
  }

  /// The words, with the part that was typed in bold.
  static HBox marked(String words, String typed) {
    int from = words.toLowerCase(Locale.ROOT).indexOf(typed.toLowerCase(Locale.ROOT));
    int to = from + typed.length();
    if (typed.isEmpty() || from < 0 || to > words.length()) {
      return line(Words.of(words));
    }
    return line(
        Words.whole(words.substring(0, from)),
        Words.whole(words.substring(from, to), "strong"),
        Words.of(words.substring(to)));
  }

  private static HBox line(Label... parts) {
    var line = new HBox(parts);
    line.setAlignment(Pos.CENTER_LEFT);
    line.setMinWidth(0);
    parts[parts.length - 1].setMinWidth(0);
    return line;
  }
}
