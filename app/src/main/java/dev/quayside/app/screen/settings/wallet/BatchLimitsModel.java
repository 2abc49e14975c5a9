package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.measure.Decimals;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.batch.BatchLimits;
import java.math.BigDecimal;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// From when on Orders asks before it buys.
public final class BatchLimitsModel extends AskingModel {

  private final BatchLimitsGateway gateway;
  private final StringProperty labels = new SimpleStringProperty("");
  private final StringProperty amount = new SimpleStringProperty("");
  private final StringProperty savedLabels = new SimpleStringProperty("");
  private final StringProperty savedAmount = new SimpleStringProperty("");
  private final BooleanBinding changed =
      Bindings.createBooleanBinding(this::isChanged, labels, amount, savedLabels, savedAmount);

  public BatchLimitsModel(Background background, BatchLimitsGateway gateway) {
    super(background);
    this.gateway = gateway;
  }

  public StringProperty labels() {
    return labels;
  }

  public StringProperty amount() {
    return amount;
  }

  /// Whether there is something to save.
  public BooleanBinding changed() {
    return changed;
  }

  /// What is typed and not saved stays.
  @Override
  public void refresh() {
    if (!isChanged()) {
      asking.load(gateway::limits, this::show);
    }
  }

  public void save() {
    var typedLabels = labels.get().strip();
    var typedAmount = amount.get().strip();
    asking.ask(() -> gateway.keep(read(typedLabels, typedAmount)), this::show);
  }

  private void show(BatchLimits limits) {
    savedLabels.set(String.valueOf(limits.labels()));
    savedAmount.set(Decimals.write(limits.amount()));
    labels.set(savedLabels.get());
    amount.set(savedAmount.get());
  }

  private boolean isChanged() {
    return !labels.get().equals(savedLabels.get()) || !amount.get().equals(savedAmount.get());
  }

  private static BatchLimits read(String labels, String amount) {
    var count = Decimals.whole(labels);
    var sum = Decimals.read(amount);
    Violations.refuseAs(
        ProblemCode.INVALID_REQUEST,
        found -> {
          if (count == null) {
            found.add("labels", Decimals.NOT_A_NUMBER);
          }
          if (sum == null) {
            found.add("amount", Decimals.NOT_A_NUMBER);
          }
        });
    return new BatchLimits(count == null ? 0 : count, sum == null ? BigDecimal.ZERO : sum);
  }
}
