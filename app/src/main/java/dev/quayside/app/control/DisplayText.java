package dev.quayside.app.control;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Shows the values of a selection list as text. There is no way back: users select values and
/// never type them.
public final class DisplayText<T extends @Nullable Object> extends StringConverter<T> {

  private final Function<T, String> words;

  /// @param words never called with null, which is shown as empty
  public DisplayText(Function<T, String> words) {
    this.words = words;
  }

  @Override
  public String toString(T value) {
    return value == null ? "" : words.apply(value);
  }

  @Override
  public T fromString(String text) {
    throw new UnsupportedOperationException("chosen, never typed");
  }
}
