package dev.quayside.app.savedview;

import dev.quayside.app.control.Ui;
import dev.quayside.engine.base.page.RelativeDays;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The days that a view is of, told from today: of orders those they were placed on, of shipments
/// those they were bought on. No days are an empty word.
final class ViewedDays {

  static final String ANY = "";

  private static final List<String> OFFERED =
      List.of(
          ANY,
          "today",
          "yesterday",
          "last_7_days",
          "last_30_days",
          "this_week",
          "last_week",
          "this_month",
          "last_month",
          "older_than_1_days",
          "older_than_3_days",
          "older_than_7_days");

  private ViewedDays() {}

  /// The words to choose from, among them the one that is chosen.
  static List<String> offered(String chosen) {
    return OFFERED.contains(chosen)
        ? OFFERED
        : Stream.concat(OFFERED.stream(), Stream.of(chosen)).toList();
  }

  static String of(ViewList list, Map<String, String> filter) {
    return filter.getOrDefault(parameter(list), ANY);
  }

  static boolean isOfDays(CountedView view) {
    var draft = view.view().draft();
    return !of(draft.list(), draft.filter()).isEmpty();
  }

  /// The same view of other days.
  static ViewDraft put(ViewDraft draft, String days) {
    var filter = new TreeMap<>(draft.filter());
    if (days.isEmpty()) {
      filter.remove(parameter(draft.list()));
    } else {
      filter.put(parameter(draft.list()), days);
    }
    return new ViewDraft(
        draft.name(), draft.list(), filter, draft.sort(), draft.columns(), draft.shared());
  }

  /// A word of the filter as people read it.
  static String words(String days, Ui ui) {
    Optional<RelativeDays> told = RelativeDays.of(days);
    if (told.isEmpty()) {
      return days.isEmpty() ? ui.text("view.days.any") : days;
    }
    var key = "view.days." + told.get().kind().name().toLowerCase(Locale.ROOT);
    return told.get().count() == 0 ? ui.text(key) : ui.text(key, told.get().count());
  }

  private static String parameter(ViewList list) {
    return switch (list) {
      case ORDERS -> "ordered";
      case SHIPMENTS -> "created";
    };
  }
}
