package dev.quayside.app.shell;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// The shortcuts of the window by where they work, each listed once.
final class ShortcutGroups {

  /// The group of shortcuts that work anywhere.
  static final String EVERYWHERE = "shortcuts.everywhere";

  /// The group of shortcuts that several screens share under the same name and key.
  static final String SEVERAL = "shortcuts.several";

  /// @param words what the action does
  record Line(String words, String keys) {}

  private ShortcutGroups() {}

  /// The lines of each group, by the group's key in the bundles, in the order they are shown.
  static Map<String, List<Line>> of(Actions actions) {
    var places = new LinkedHashMap<Line, SequencedSet<String>>();
    for (var action : actions.all()) {
      if (action.shortcut().isPresent() && !isOneOfMany(action)) {
        places
            .computeIfAbsent(line(action), _ -> new LinkedHashSet<>())
            .add(actions.screenOf(action).orElse(EVERYWHERE));
      }
    }
    var groups = new LinkedHashMap<String, List<Line>>();
    groups.put(EVERYWHERE, new ArrayList<>());
    groups.put(SEVERAL, new ArrayList<>());
    places.forEach(
        (line, where) ->
            groups
                .computeIfAbsent(
                    where.size() == 1 ? where.getFirst() : SEVERAL, _ -> new ArrayList<>())
                .add(line));
    groups.values().removeIf(List::isEmpty);
    return groups;
  }

  /// Whether one line tells of it and its like: the views of a list.
  private static boolean isOneOfMany(Action action) {
    return action.id().matches(".*\\.view\\.[1-9]");
  }

  private static Line line(Action action) {
    return new Line(action.text(), action.keys());
  }
}
