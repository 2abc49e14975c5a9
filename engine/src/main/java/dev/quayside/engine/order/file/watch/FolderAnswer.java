package dev.quayside.engine.order.file.watch;

import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a watched folder has to tell of a file that it has imported: the orders that are not as the
/// file has them, and what to look at. Orders to be put right wait in the window.
///
/// @param name of the file
record FolderAnswer(String name, List<Line> lines) {

  /// Orders named in the note; the file beside the imported one names them all.
  private static final int NAMED = 5;

  /// @param what left out, kept or look at
  record Line(String number, String what, Message why) {

    private Message words() {
      return OrderWords.FOLDER_ORDER.of(number, why);
    }
  }

  static FolderAnswer of(Imported file) {
    var left =
        file.left().stream()
            .map(each -> new Line(each.number(), "left out", each.reason().message()));
    var kept = file.kept().stream().map(each -> new Line(each.number(), "kept", each.message()));
    var warned =
        file.warnings().stream().map(each -> new Line(each.number(), "look at", each.message()));
    return new FolderAnswer(
        file.name(), Stream.of(left, kept, warned).flatMap(some -> some).toList());
  }

  FolderAnswer {
    lines = List.copyOf(lines);
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /// For the window; empty when there is nothing to tell.
  Optional<Message> note() {
    var first = lines.stream().limit(NAMED).map(Line::words);
    var more =
        lines.size() > NAMED
            ? Stream.of(OrderWords.FOLDER_MORE.of(lines.size() - NAMED))
            : Stream.<Message>empty();
    return Stream.concat(first, more)
        .reduce(OrderWords.PART_AND::of)
        .map(orders -> OrderWords.FOLDER_NOTE.of(name, orders));
  }

  /// A table for the folder of imported files: a line for each order.
  byte[] table() {
    var table = new ArrayList<List<String>>();
    table.add(List.of("order", "what", "reason"));
    lines.forEach(line -> table.add(List.of(line.number(), line.what(), line.why().sentence())));
    return OrderExport.bytes(table);
  }
}
