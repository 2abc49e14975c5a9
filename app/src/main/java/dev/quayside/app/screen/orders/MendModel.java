package dev.quayside.app.screen.orders;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.file.BadOrder;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Sheet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Orders of files that could not be taken in, waiting to be mended.
public final class MendModel {

  private final Background background;
  private final OrdersGateway gateway;
  private final Notices notices;
  private final Runnable mended;
  private final ObservableList<Imported> files = FXCollections.observableArrayList();
  private final IntegerBinding count =
      Bindings.createIntegerBinding(
          () -> files.stream().mapToInt(file -> file.bad().size()).sum(), files);

  /// @param mended called when an order was taken in after all
  MendModel(Background background, OrdersGateway gateway, Notices notices, Runnable mended) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.mended = mended;
  }

  public ObservableList<Imported> files() {
    return files;
  }

  /// Orders that wait, of all files.
  public IntegerBinding count() {
    return count;
  }

  void load() {
    background.run(gateway::unfinished, files::setAll, this::fail);
  }

  /// Tries an order with other cells.
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
          }
        },
        this::fail);
  }

  /// Gives an order up.
  public void dismiss(Imported file, BadOrder bad) {
    background.run(
        () -> gateway.dismiss(file.id(), bad.lines().getFirst().number()),
        after -> replace(file, after),
        this::fail);
  }

  public void save(Imported file, Path to) {
    background.run(
        () -> {
          gateway.saveBadLines(file.id(), to);
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
