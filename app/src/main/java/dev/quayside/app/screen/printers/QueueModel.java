package dev.quayside.app.screen.printers;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of the print queue, and of the packer's answers about it.
public final class QueueModel {

  /// Asks the engine and, once it has answered, reads everything again.
  interface Asking {
    <T> void ask(Callable<T> question, Consumer<T> answered);
  }

  private final PrintersGateway gateway;
  private final Notices notices;
  private final Asking asking;
  public final ObservableList<QueueRow> jobs = FXCollections.observableArrayList();

  /// The selected jobs; they stay selected as they change.
  public final ObservableList<QueueRow> chosen = FXCollections.observableArrayList();

  /// The printers whose labels the packer is asked about.
  public final ObservableList<LostLabels> lost = FXCollections.observableArrayList();

  QueueModel(PrintersGateway gateway, Notices notices, Asking asking) {
    this.gateway = gateway;
    this.notices = notices;
    this.asking = asking;
  }

  /// The number of jobs that only the packer can settle.
  public int asked() {
    return lost.stream().mapToInt(LostLabels::count).sum();
  }

  /// Changes all selected jobs.
  public void act(JobAction action) {
    var ids = chosen.stream().map(QueueRow::id).toList();
    if (!ids.isEmpty()) {
      asking.ask(() -> gateway.act(action, ids), _ -> {});
    }
  }

  /// Answers with the last label that came out, by its scanned barcode.
  public void holds(LostLabels of, String scanned) {
    if (!scanned.isBlank()) {
      answer(of, () -> gateway.answerScanned(of.printer(), scanned));
    }
  }

  /// Answers with the last job that came out.
  ///
  /// @param last null when nothing came out
  public void holds(LostLabels of, @Nullable QueueRow last) {
    answer(of, () -> gateway.answer(of.printer(), last == null ? null : last.id()));
  }

  /// Answers that everything came out.
  public void holdsAll(LostLabels of) {
    answer(of, () -> gateway.answer(of.printer(), of.last()));
  }

  void show(List<QueueRow> now, List<LostLabels> asked) {
    var ids = chosen.stream().map(QueueRow::id).collect(Collectors.toSet());
    PrintersModel.replace(lost, asked);
    PrintersModel.replace(jobs, now);
    PrintersModel.replace(chosen, now.stream().filter(each -> ids.contains(each.id())).toList());
  }

  private void answer(LostLabels of, Callable<Integer> question) {
    asking.ask(
        question,
        again -> notices.tell(Notice.done("printers.notice.answered", of.count() - again, again)));
  }
}
