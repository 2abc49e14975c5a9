package dev.quayside.app.screen.shipments;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Voids or reprints one label or many: asked once, done one after the other, each with its own
/// result. However many there are, only the next few are held in memory.
public final class BulkModel {

  private static final int AT_ONCE = 100;

  /// Failures listed one by one; beyond that only their number is shown.
  private static final int MOST_TOLD = 200;

  /// The kinds of work.
  public enum Work {
    VOID("shipments.void."),
    REPRINT("shipments.reprint.");

    private final String key;

    Work(String key) {
      this.key = key;
    }

    /// The beginning of its keys in the bundles.
    String key() {
      return key;
    }
  }

  /// The steps of the work.
  public sealed interface Stage {

    record None() implements Stage {}

    /// The packer is asked first: a parcel that travels on a void label is stopped or charged.
    record Asked(Work work, int labels) implements Stage {}

    record Running(Work work, int tried, int labels) implements Stage {}

    /// @param failures the first of them
    record Done(Work work, int done, int tried, List<Result> failures) implements Stage {
      public Done {
        failures = List.copyOf(failures);
      }
    }
  }

  /// The result of one label.
  ///
  /// @param name its tracking number, or its id while it has none; empty when the next labels could
  ///   not be read
  /// @param problem why it failed; null when it succeeded
  public record Result(String name, @Nullable Problem problem) {}

  private static final Stage NONE = new Stage.None();

  private final Background background;
  private final ShipmentsGateway gateway;
  private final Runnable moneyMoved;
  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(NONE);
  private final Deque<String> next = new ArrayDeque<>();
  private final List<Result> failures = new ArrayList<>();
  private ShipmentSelection selection = ShipmentSelection.none();
  private @Nullable String last;
  private int done;
  private int tried;
  private boolean stopped;

  BulkModel(Background background, ShipmentsGateway gateway, Runnable moneyMoved) {
    this.background = background;
    this.gateway = gateway;
    this.moneyMoved = moneyMoved;
  }

  public ReadOnlyObjectProperty<Stage> stage() {
    return stage.getReadOnlyProperty();
  }

  public boolean isRunning() {
    return stage.get() instanceof Stage.Running;
  }

  void ask(Work work, ShipmentSelection chosen) {
    if (!isRunning()) {
      selection = chosen;
      stage.set(new Stage.Asked(work, chosen.count()));
    }
  }

  /// Clears the question or the result.
  public void clear() {
    if (!isRunning()) {
      stage.set(NONE);
    }
  }

  /// Starts the work after the packer's yes.
  public void confirm() {
    if (stage.get() instanceof Stage.Asked(var work, _)) {
      next.clear();
      failures.clear();
      last = null;
      done = 0;
      tried = 0;
      stopped = false;
      go(work);
    }
  }

  /// Stops after the label under way; the rest stays unchanged.
  public void stop() {
    stopped = true;
  }

  private void go(Work work) {
    stage.set(new Stage.Running(work, tried, selection.count()));
    if (stopped) {
      finish(work);
    } else if (next.isEmpty()) {
      var chosen = selection;
      var before = last;
      background.run(
          () -> gateway.chosen(chosen, before, AT_ONCE),
          some -> {
            next.addAll(some);
            if (some.isEmpty()) {
              finish(work);
            } else {
              go(work);
            }
          },
          failure -> {
            failures.add(new Result("", Failures.problem(failure)));
            finish(work);
          });
    } else {
      one(work, next.remove());
    }
  }

  private void one(Work work, String id) {
    last = id;
    background.run(
        () -> attempt(work, id),
        result -> tried(work, result),
        failure -> tried(work, new Result(id, Failures.problem(failure))));
  }

  private void tried(Work work, Result result) {
    tried++;
    if (result.problem() == null) {
      done++;
      if (work == Work.VOID) {
        moneyMoved.run();
      }
    } else if (failures.size() < MOST_TOLD) {
      failures.add(result);
    }
    go(work);
  }

  private void finish(Work work) {
    stage.set(new Stage.Done(work, done, tried, failures));
  }

  /// Works on one label; called off the model's thread.
  private Result attempt(Work work, String id) {
    var shipment = gateway.rows(List.of(id)).stream().findFirst();
    var name = shipment.flatMap(Shipment::trackingNumber).orElse(id);
    try {
      switch (work) {
        case VOID -> gateway.cancel(id);
        case REPRINT -> gateway.good(List.of(id)).forEach(gateway::reprint);
      }
      return new Result(name, null);
    } catch (RuntimeException refused) {
      return new Result(name, Failures.problem(refused));
    }
  }
}
