package dev.quayside.app.control;

import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.TextField;
import org.controlsfx.control.textfield.AutoCompletionBinding;
import org.controlsfx.control.textfield.TextFields;

/// Completion under a text field.
public final class Suggestions {
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
    binding.minWidthProperty().bind(field.widthProperty());
    binding.setOnAutoCompleted(event -> taken.accept(event.getCompletion()));
  }
}
