package dev.quayside.app.screen.orders.batch;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.order.batch.BatchVoids;
import dev.quayside.engine.order.batch.PackingSlipOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The batch under way, or the last one until the packer closes it.
public final class BatchModel {

  /// How long changes are gathered: a batch changes with every label and takes long to read.
  private static final Duration SETTLING = Duration.ofMillis(300);

  private final Background background;
  private final BatchGateway gateway;
  private final Notices notices;
  private final Runnable progressed;
  private final ReadOnlyObjectWrapper<@Nullable Batch> batch = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<PackingSlipOption> slips =
      new ReadOnlyObjectWrapper<>(PackingSlipOption.NONE);
  public final BooleanBinding running;
  private final ReadOnlyBooleanWrapper voidAsked = new ReadOnlyBooleanWrapper();
  private final Refresh<Optional<Batch>> reading;
  private final BuyQuestion question;
  private boolean left;

  /// @param progressed called when orders have changed
  public BatchModel(
      Background background,
      BatchGateway gateway,
      Notices notices,
      Navigation navigation,
      Runnable progressed) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.progressed = progressed;
    question = new BuyQuestion(background, gateway, navigation, this::begin, this::fail);
    reading = new Refresh<>(background, SETTLING, this::reading, this::looked, this::fail);
    running =
        Bindings.createBooleanBinding(
            () -> {
              var now = batch.get();
              return now != null && now.state() == BatchState.RUNNING;
            },
            batch);
  }

  public ReadOnlyObjectProperty<@Nullable Batch> batch() {
    return batch.getReadOnlyProperty();
  }

  /// Shows a batch that was interrupted when the program last ended.
  public void start() {
    background.run(gateway::slips, slips::set, this::fail);
    background.run(
        gateway::newest,
        newest -> newest.filter(BatchModel::isUnderWay).ifPresent(this::show),
        this::fail);
  }

  /// The choice whether packing slips come with the labels, stored for the next time.
  public ReadOnlyObjectProperty<PackingSlipOption> slips() {
    return slips.getReadOnlyProperty();
  }

  public void chooseSlips(PackingSlipOption chosen) {
    slips.set(chosen);
    background.run(
        () -> {
          gateway.keepSlips(chosen);
          return chosen;
        },
        _ -> {},
        this::fail);
  }

  /// The question before anything is bought.
  public BuyQuestion question() {
    return question;
  }

  /// Buys these parcels, at once or after the packer has confirmed.
  public void buy(List<BatchParcel> parcels, Fallback fallback) {
    question.ask(new BuyQuestion.Wanted(parcels, fallback));
  }

  private void begin(BuyQuestion.Wanted wanted) {
    var chosen = slips.get();
    background.run(
        () -> gateway.start(wanted.parcels(), wanted.fallback(), chosen), this::begun, this::fail);
  }

  public void pause() {
    change(gateway::pause);
  }

  public void resume() {
    change(gateway::resume);
  }

  public void cancel() {
    change(gateway::cancelBatch);
  }

  /// Tries the failed orders again.
  public void retry() {
    change(gateway::retry);
  }

  /// Whether the packer is asked before all labels are voided.
  public ReadOnlyBooleanProperty voidAsked() {
    return voidAsked.getReadOnlyProperty();
  }

  public void askVoid() {
    voidAsked.set(true);
  }

  public void keepLabels() {
    voidAsked.set(false);
  }

  /// Voids every label of the batch that can be voided.
  public void voidAll() {
    voidAsked.set(false);
    var now = batch.get();
    if (now != null) {
      background.run(() -> gateway.voidAll(now.id()), this::voided, this::fail);
    }
  }

  private void voided(BatchVoids.Result result) {
    int voided = result.voided().size();
    int kept = result.refused().size();
    notices.tell(
        kept == 0
            ? Notice.done("orders.notice.batch-voided", voided)
            : Notice.attention(
                "orders.notice.batch-kept",
                voided,
                kept,
                result.refused().getFirst().why().message()));
    progressed.run();
    changed();
  }

  /// Closes a batch that is over.
  public void close() {
    if (!running.get()) {
      batch.set(null);
    }
  }

  /// Reads the batch again soon, after one has made progress.
  public void changed() {
    if (!left) {
      reading.soon();
    }
  }

  public void leave() {
    question.leave();
    left = true;
  }

  private void change(Function<String, Batch> how) {
    var now = batch.get();
    if (now != null) {
      background.run(() -> how.apply(now.id()), this::begun, this::fail);
    }
  }

  /// Shows a batch and reads it once more, for progress made before the answer came.
  private void begun(Batch now) {
    show(now);
    changed();
  }

  private void show(Batch now) {
    var before = batch.get();
    batch.set(now);
    if (before == null || !before.equals(now)) {
      progressed.run();
    }
  }

  /// Reads the batch that is shown; without one the newest, which another program may have started.
  private Callable<Optional<Batch>> reading() {
    var now = batch.get();
    return now == null ? gateway::newest : () -> Optional.of(gateway.batch(now.id()));
  }

  private void looked(Optional<Batch> found) {
    if (!left) {
      found.filter(one -> batch.get() != null || isUnderWay(one)).ifPresent(this::show);
    }
  }

  private static boolean isUnderWay(Batch one) {
    return one.state() == BatchState.RUNNING || one.state() == BatchState.PAUSED;
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
