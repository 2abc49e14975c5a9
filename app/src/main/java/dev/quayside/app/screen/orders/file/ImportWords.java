package dev.quayside.app.screen.orders.file;

import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.notice.Notice;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;

/// What becomes of the orders of a file, counted and in words.
public final class ImportWords {

  /// Orders that are named one by one in a line; of more, only their number is said.
  private static final int NAMED = 12;

  /// Lines above the lists, which need the room.
  private static final int MOST_NOTES = 6;

  private ImportWords() {}

  /// Said once a file is imported.
  public static Notice notice(Imported imported) {
    var counts = imported.counts();
    return Notice.done(
        "orders.notice.imported",
        counts.created(),
        counts.changed(),
        counts.same(),
        counts.shipped(),
        counts.cancelled(),
        counts.left(),
        counts.bad());
  }

  /// The counts of a preview; those that are zero are left out, except for new orders.
  static List<Label> counts(Preview preview, Ui ui) {
    var counts = preview.counts();
    var pills = new ArrayList<Label>();
    pills.add(Pill.of(ui.text("orders.import.new", counts.created()), Tone.GOOD));
    add(pills, "orders.import.changed", counts.changed(), Tone.GOOD, ui);
    add(pills, "orders.import.same", counts.same(), Tone.QUIET, ui);
    add(pills, "orders.import.shipped", counts.shipped(), Tone.SWIFT, ui);
    add(pills, "orders.import.cancelled", counts.cancelled(), Tone.SWIFT, ui);
    add(pills, "orders.import.skipped", counts.left(), Tone.SWIFT, ui);
    pills.add(
        Pill.of(
            ui.text("orders.import.bad", counts.bad()), counts.bad() == 0 ? Tone.QUIET : Tone.BAD));
    return pills;
  }

  private static void add(List<Label> pills, String key, int count, Tone tone, Ui ui) {
    if (count > 0) {
      pills.add(Pill.of(ui.text(key, count), tone));
    }
  }

  /// Lines about what a person would otherwise miss: orders that are not as the file has them,
  /// warnings, and columns that were not read.
  static List<String> notes(Preview preview, Ui ui) {
    var notes = new ArrayList<String>();
    grouped(preview.kept(), kept -> ui.texts().of(kept.message()), KeptOrder::number)
        .forEach((why, orders) -> notes.add(ui.text("orders.import.kept.why", orders, why)));
    grouped(preview.warnings(), warning -> ui.texts().of(warning.message()), OrderWarning::number)
        .forEach((why, orders) -> notes.add(ui.text("orders.import.warning", orders, why)));
    grouped(preview.left(), left -> ui.texts().of(left.reason().message()), LeftOut::number)
        .forEach((why, orders) -> notes.add(ui.text("orders.import.left", why, orders)));
    if (!preview.unused().isEmpty()) {
      notes.add(ui.text("orders.import.unread", listed(preview.unused())));
    }
    return notes.size() <= MOST_NOTES
        ? notes
        : Stream.concat(
                notes.stream().limit(MOST_NOTES),
                Stream.of(ui.text("orders.import.more", notes.size() - MOST_NOTES)))
            .toList();
  }

  /// The numbers of those with the same words, by these words.
  private static <T> Map<String, String> grouped(
      List<T> all, Function<T, String> words, Function<T, String> number) {
    var numbers = new TreeMap<String, List<String>>();
    for (var each : all) {
      numbers.computeIfAbsent(words.apply(each), _ -> new ArrayList<>()).add(number.apply(each));
    }
    var listed = new TreeMap<String, String>();
    numbers.forEach((why, some) -> listed.put(why, listed(some)));
    return listed;
  }

  private static String listed(List<String> names) {
    var first = names.stream().limit(NAMED);
    return (names.size() > NAMED
            ? Stream.concat(first, Stream.of("+" + (names.size() - NAMED)))
            : first)
        .collect(Collectors.joining(", "));
  }
}
