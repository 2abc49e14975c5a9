package dev.quayside.engine.order.view;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A view as it is kept.
///
/// @param filter parameters of the list, by name
/// @param sort as the list's parameter has it; null for the list's own
/// @param columns names of the columns that are shown, in their order; empty for the usual ones
/// @param shared whether everyone sees it
public record ViewDraft(
    String name,
    ViewList list,
    Map<String, String> filter,
    @Nullable String sort,
    List<String> columns,
    boolean shared) {

  public static final int MOST_COLUMNS = 50;
  private static final int LONGEST_NAME = 60;

  public ViewDraft {
    filter = Collections.unmodifiableMap(new TreeMap<>(filter));
    columns = List.copyOf(columns);
  }

  public void check(Violations found) {
    found.require("name", name);
    if (name.strip().length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
  }

  /// The same with another filter.
  ViewDraft filtered(Map<String, String> other) {
    return new ViewDraft(name, list, other, sort, columns, shared);
  }

  /// The same without blanks around its name.
  ViewDraft tidied() {
    return new ViewDraft(name.strip(), list, filter, sort, columns, shared);
  }
}
