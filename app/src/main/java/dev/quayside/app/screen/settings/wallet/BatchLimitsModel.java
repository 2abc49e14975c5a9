package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.BatchLimits;
import java.math.BigDecimal;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// The limits from which on Orders asks before it buys.
public final class BatchLimitsModel extends AskingModel {

  private final WorkspaceEngine place;
  public final TypedNumber labels = new TypedNumber();
  public final TypedNumber amount = TypedNumber.money();
  private final ObjectProperty<@Nullable BatchLimits> saved = new SimpleObjectProperty<>();

  /// Whether there is something to save.
  public final BooleanBinding changed =
      Bindings.createBooleanBinding(this::isChanged, labels, amount, saved);

  public BatchLimitsModel(Background background, WorkspaceEngine place) {
    super(background);
    this.place = place;
  }

  /// Reads the limits, unless there are unsaved changes.
  @Override
  public void refresh() {
    if (!isChanged()) {
      asking.load(() -> estimates().limits(place.caller()), this::show);
    }
  }

  public void save() {
    var found = new Violations();
    var count = typed("labels", labels, labels.whole(), found);
    var sum = typed("amount", amount, amount.value(), found);
    asking.ask(
        () -> {
          found.throwAs(ProblemCode.INVALID_REQUEST);
          var limits =
              new BatchLimits(count == null ? 0 : count, sum == null ? BigDecimal.ZERO : sum);
          estimates().keep(place.caller(), limits);
          return limits;
        },
        this::show);
  }

  /// It waits for the engine, so only off the window's thread.
  private BatchEstimates estimates() {
    return place.engine().ordering().batchEstimates();
  }

  private void show(BatchLimits limits) {
    saved.set(limits);
    labels.show(BigDecimal.valueOf(limits.labels()));
    amount.show(limits.amount());
  }

  private boolean isChanged() {
    var limits = saved.get();
    if (limits == null) {
      return !labels.get().isBlank() || !amount.get().isBlank();
    }
    var sum = amount.value();
    return !Integer.valueOf(limits.labels()).equals(labels.whole())
        || sum == null
        || sum.compareTo(limits.amount()) != 0;
  }

  private static <T> @Nullable T typed(
      String field, TypedNumber number, @Nullable T read, Violations found) {
    if (read == null) {
      found.add(field, number.fault().orElseGet(AppWords.NOT_A_NUMBER::of));
    }
    return read;
  }
}
