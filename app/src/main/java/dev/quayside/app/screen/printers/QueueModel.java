package dev.quayside.app.screen.printers;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.printers.PrintersGateway.Deed;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What stands before the printers, and what somebody has to say of it.
public final class QueueModel {

  /// Asks the engine and, once it has answered, for everything anew.
  interface Asking {
    <T> void ask(Callable<T> question, Consumer<T> answered);
  }

  private final PrintersGateway gateway;
  private final Notices notices;
  private final Asking asking;
  private final ObservableList<QueueRow> jobs = FXCollections.observableArrayList();
  private final ObservableList<QueueRow> chosen = FXCollections.observableArrayList();
  private final ObservableList<LostLabels> lost = FXCollections.observableArrayList();

  QueueModel(PrintersGateway gateway, Notices notices, Asking asking) {
    this.gateway = gateway;
    this.notices = notices;
    this.asking = asking;
  }

  public ObservableList<QueueRow> jobs() {
    return jobs;
  }

  /// The chosen jobs; they stay chosen as they change.
  public ObservableList<QueueRow> chosen() {
    return chosen;
  }

  /// Printers of which somebody has to say what came out.
  public ObservableList<LostLabels> lost() {
    return lost;
  }

  /// How many jobs only a person can settle.
  public int asked() {
    return lost.stream().mapToInt(LostLabels::count).sum();
  }

  /// With all chosen jobs.
  public void act(Deed deed) {
    var ids = chosen.stream().map(QueueRow::id).toList();
    if (!ids.isEmpty()) {
      asking.ask(() -> gateway.act(deed, ids), _ -> {});
    }
  }

  /// The last label somebody holds was scanned.
  public void holds(LostLabels of, String scanned) {
    if (!scanned.isBlank()) {
      answer(of, () -> gateway.answerScanned(of.printer(), scanned));
    }
  }

  /// What left up to this job came out.
  ///
  /// @param last null when nothing came out
  public void holds(LostLabels of, @Nullable QueueRow last) {
    answer(of, () -> gateway.answer(of.printer(), last == null ? null : last.id()));
  }

  /// Everything came out.
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
