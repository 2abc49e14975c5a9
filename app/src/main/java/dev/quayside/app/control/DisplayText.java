package dev.quayside.app.control;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// How what is chosen from a list is shown; nobody types it.
public final class DisplayText<T extends @Nullable Object> extends StringConverter<T> {

  private final Function<T, String> words;

  /// @param words never asked for null, which is shown as nothing
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
