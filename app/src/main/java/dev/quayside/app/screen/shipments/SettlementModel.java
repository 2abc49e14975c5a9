package dev.quayside.app.screen.shipments;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// Settles a purchase that no carrier answers about: the packer says what was found out, confirms
/// it once, and it is booked.
public final class SettlementModel {

  /// The steps of the settlement.
  public sealed interface Stage {

    record None() implements Stage {}

    /// The packer is asked what was found out.
    record Asked(Shipment pending) implements Stage {}

    /// The packer is asked to confirm: money moves.
    record Sure(Shipment pending, HandSettlement word) implements Stage {}

    /// The carrier is asked once more, and the result is booked.
    record Running() implements Stage {}
  }

  private static final Stage NONE = new Stage.None();

  private final Background background;
  private final ShipmentsGateway gateway;
  private final Consumer<Shipment> settled;

  /// The tracking number of the label, when it was bought.
  public final StringProperty trackingNumber = new SimpleStringProperty("");

  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(NONE);
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();

  /// @param settled called with the shipment afterwards
  SettlementModel(Background background, ShipmentsGateway gateway, Consumer<Shipment> settled) {
    this.background = background;
    this.gateway = gateway;
    this.settled = settled;
  }

  public ReadOnlyObjectProperty<Stage> stage() {
    return stage.getReadOnlyProperty();
  }

  /// Why it could not be settled; null when nothing is wrong.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  void ask(Shipment pending) {
    if (!isRunning()) {
      trackingNumber.set("");
      problem.set(null);
      stage.set(new Stage.Asked(pending));
    }
  }

  /// Ends the question.
  public void clear() {
    if (!isRunning()) {
      stage.set(NONE);
    }
  }

  /// Takes the packer's finding and asks for confirmation, unless something is missing.
  public void say(boolean bought) {
    if (stage.get() instanceof Stage.Asked(var pending)) {
      var word = new HandSettlement(bought, bought ? trackingNumber.get() : null);
      problem.set(fault(word));
      if (problem.get() == null) {
        stage.set(new Stage.Sure(pending, word));
      }
    }
  }

  /// Goes back to the packer's finding.
  public void reconsider() {
    if (stage.get() instanceof Stage.Sure(var pending, _)) {
      stage.set(new Stage.Asked(pending));
    }
  }

  /// Settles the purchase after the confirmation.
  public void confirm() {
    if (stage.get() instanceof Stage.Sure(var pending, var word)) {
      stage.set(new Stage.Running());
      background.run(
          () -> gateway.settle(pending.id(), word),
          now -> {
            stage.set(NONE);
            settled.accept(now);
          },
          failure -> {
            problem.set(Failures.problem(failure));
            stage.set(new Stage.Asked(pending));
          });
    }
  }

  private boolean isRunning() {
    return stage.get() instanceof Stage.Running;
  }

  private static @Nullable Problem fault(HandSettlement word) {
    var found = new Violations();
    word.check(found);
    try {
      found.throwAs(ProblemCode.INVALID_REQUEST);
      return null;
    } catch (ProblemException wrong) {
      return wrong.problem();
    }
  }
}
