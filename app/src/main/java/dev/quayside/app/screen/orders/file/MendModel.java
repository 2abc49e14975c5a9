package dev.quayside.app.screen.orders.file;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.printing.message.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The orders of imported files that need corrections.
public final class MendModel {

  private final Background background;
  private final FilesGateway gateway;
  private final Notices notices;
  private final Runnable mended;
  private final ReadOnlyObjectWrapper<@Nullable Correction> offer = new ReadOnlyObjectWrapper<>();
  public final ObservableList<Imported> files = FXCollections.observableArrayList();

  /// The number of orders that need corrections, in all files.
  public final IntegerBinding count =
      Bindings.createIntegerBinding(
          () -> files.stream().mapToInt(file -> file.bad().size()).sum(), files);

  /// A correction that helped and would help other orders of the file.
  ///
  /// @param place index of the column
  /// @param count number of orders with the same text in the same column
  public record Correction(
      String fileId, String column, int place, String was, String now, int count) {}

  /// @param mended called when a corrected order was imported
  public MendModel(Background background, FilesGateway gateway, Notices notices, Runnable mended) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.mended = mended;
  }

  public void load() {
    background.run(gateway::unfinished, files::setAll, this::fail);
  }

  /// Imports an order with corrected cells.
  ///
  /// @param cells new texts by line number and index of the column
  public void mend(Imported file, BadOrder bad, Map<Integer, Map<Integer, String>> cells) {
    var lines = new ArrayList<Sheet.Line>();
    for (var line : bad.lines()) {
      lines.add(changed(line, cells.getOrDefault(line.number(), Map.of())));
    }
    background.run(
        () -> gateway.mend(file.id(), lines),
        after -> {
          replace(file, after);
          if (after.bad().size() < file.bad().size()) {
            notices.tell(Notice.done("orders.notice.mended", bad.number()));
            mended.run();
            offer.set(correction(bad, cells, after));
          }
        },
        this::fail);
  }

  /// A correction for other orders too, offered once after the first order was corrected; null when
  /// there is none.
  public ReadOnlyObjectProperty<@Nullable Correction> offer() {
    return offer.getReadOnlyProperty();
  }

  public void leaveOthers() {
    offer.set(null);
  }

  /// Applies the offered correction to the other orders.
  public void mendOthers() {
    var same = offer.get();
    var file =
        files.stream()
            .filter(each -> same != null && each.id().equals(same.fileId()))
            .findFirst()
            .orElse(null);
    offer.set(null);
    if (same == null || file == null) {
      return;
    }
    background.run(
        () -> {
          var now = file;
          for (var bad : file.bad()) {
            if (isAlike(bad, same.column(), same.place(), same.was())) {
              now = gateway.mend(file.id(), corrected(bad, same));
            }
          }
          return now;
        },
        after -> {
          replace(file, after);
          notices.tell(
              Notice.done("orders.notice.mended-others", file.bad().size() - after.bad().size()));
          mended.run();
        },
        this::fail);
  }

  private static @Nullable Correction correction(
      BadOrder bad, Map<Integer, Map<Integer, String>> cells, Imported after) {
    for (var line : bad.lines()) {
      for (var cell : cells.getOrDefault(line.number(), Map.of()).entrySet()) {
        int place = cell.getKey();
        var column = after.layout().header().get(place);
        var was = text(line, place);
        int count =
            (int) after.bad().stream().filter(each -> isAlike(each, column, place, was)).count();
        if (count > 0 && !was.equals(cell.getValue())) {
          return new Correction(after.id(), column, place, was, cell.getValue(), count);
        }
      }
    }
    return null;
  }

  /// Whether the order has an error in the same column, with the same text.
  private static boolean isAlike(BadOrder bad, String column, int place, String text) {
    return bad.faults().stream()
        .filter(fault -> fault.column().equals(column))
        .anyMatch(
            fault ->
                bad.lines().stream()
                    .anyMatch(
                        line -> line.number() == fault.line() && text(line, place).equals(text)));
  }

  private static List<Sheet.Line> corrected(BadOrder bad, Correction same) {
    return bad.lines().stream()
        .map(
            line ->
                text(line, same.place()).equals(same.was())
                    ? changed(line, Map.of(same.place(), same.now()))
                    : line)
        .toList();
  }

  private static String text(Sheet.Line line, int place) {
    return place < line.cells().size() ? line.cells().get(place) : "";
  }

  /// Drops an order that could not be imported.
  public void dismiss(Imported file, BadOrder bad) {
    background.run(
        () -> gateway.dismiss(file.id(), bad.lines().getFirst().number()),
        after -> replace(file, after),
        this::fail);
  }

  /// Writes the orders that could not be imported to a file, with what is wrong.
  ///
  /// @param wording the user's language
  public void save(Imported file, Path to, Wording wording) {
    background.run(
        () -> {
          gateway.saveBadLines(file.id(), to, wording);
          return to;
        },
        saved ->
            notices.tell(Notice.done("orders.notice.saved", String.valueOf(saved.getFileName()))),
        this::fail);
  }

  private void replace(Imported before, Imported after) {
    for (int i = 0; i < files.size(); i++) {
      if (files.get(i).id().equals(before.id())) {
        if (after.bad().isEmpty()) {
          files.remove(i);
        } else {
          files.set(i, after);
        }
        return;
      }
    }
  }

  private static Sheet.Line changed(Sheet.Line line, Map<Integer, String> cells) {
    List<String> texts = new ArrayList<>(line.cells());
    cells.forEach(
        (place, text) -> {
          while (texts.size() <= place) {
            texts.add("");
          }
          texts.set(place, text);
        });
    return new Sheet.Line(line.number(), texts);
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
