package dev.quayside.app.screen.shipments;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Voiding one label or many: asked once, done one after the other, each with its own result.
public final class VoidsModel {

  /// Where it stands.
  public sealed interface Stage {

    record None() implements Stage {}

    /// The person is asked: a parcel that travels on a void label is stopped or charged.
    record Asked(int labels) implements Stage {}

    record Running(int done, int labels) implements Stage {}

    record Done(List<Result> results) implements Stage {
      public Done {
        results = List.copyOf(results);
      }

      public long voided() {
        return results.stream().filter(result -> result.problem() == null).count();
      }
    }
  }

  /// What became of one label.
  ///
  /// @param name its tracking number, or its id while it has none
  /// @param problem why it was not voided; null when it was
  public record Result(String shipmentId, String name, @Nullable Problem problem) {}

  private static final Stage NONE = new Stage.None();

  private final Background background;
  private final ShipmentsGateway gateway;
  private final IntConsumer finished;
  private final Runnable moneyMoved;
  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(NONE);
  private List<String> asked = List.of();
  private boolean stopped;

  /// @param finished told how many labels were voided
  VoidsModel(
      Background background, ShipmentsGateway gateway, IntConsumer finished, Runnable moneyMoved) {
    this.background = background;
    this.gateway = gateway;
    this.finished = finished;
    this.moneyMoved = moneyMoved;
  }

  public ReadOnlyObjectProperty<Stage> stage() {
    return stage.getReadOnlyProperty();
  }

  public boolean isRunning() {
    return stage.get() instanceof Stage.Running;
  }

  void ask(List<String> shipmentIds) {
    if (!isRunning()) {
      asked = List.copyOf(shipmentIds);
      stage.set(new Stage.Asked(asked.size()));
    }
  }

  /// Back to where nothing is asked and nothing told.
  public void clear() {
    if (!isRunning()) {
      stage.set(NONE);
    }
  }

  /// The person means it.
  public void confirm() {
    if (stage.get() instanceof Stage.Asked) {
      stopped = false;
      next(new ArrayList<>());
    }
  }

  /// What is not voided yet stays.
  public void stop() {
    stopped = true;
  }

  private void next(List<Result> results) {
    if (stopped || results.size() == asked.size()) {
      var done = new Stage.Done(results);
      stage.set(done);
      finished.accept((int) done.voided());
      return;
    }
    stage.set(new Stage.Running(results.size(), asked.size()));
    var id = asked.get(results.size());
    background.run(
        () -> attempt(id),
        result -> {
          results.add(result);
          if (result.problem() == null) {
            moneyMoved.run();
          }
          next(results);
        },
        failure -> {
          results.add(new Result(id, id, Failures.problem(failure)));
          next(results);
        });
  }

  /// Off the model's thread.
  private Result attempt(String id) {
    var name =
        gateway.rows(List.of(id)).stream()
            .findFirst()
            .flatMap(shipment -> shipment.trackingNumber())
            .orElse(id);
    try {
      gateway.cancel(id);
      return new Result(id, name, null);
    } catch (RuntimeException refused) {
      return new Result(id, name, Failures.problem(refused));
    }
  }
}
