package dev.quayside.engine.source.kind;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A shop whose own tables can be asked for one order. It may throw a {@link ShopException}, and
/// changes nothing.
public interface KeyLookup {

  /// What the tables have.
  ///
  /// @param columns what each label is taken for, by label; in the order of the labels
  /// @param rows the first of them by their labels: texts, numbers, truth values and nulls
  /// @param orders what the rows say
  record Answer(
      Map<String, @Nullable String> columns,
      List<Map<String, @Nullable Object>> rows,
      List<PulledOrder> orders) {
    public Answer {
      rows = List.copyOf(rows);
      orders = List.copyOf(orders);
    }
  }

  /// The orders of a key; more than one where the key is not one order's.
  ///
  /// @param limit until the answer
  Answer ask(String key, Duration limit);
}
