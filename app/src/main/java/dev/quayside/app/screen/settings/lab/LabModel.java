package dev.quayside.app.screen.settings.lab;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The sandbox's clock, carriers and parcels.
public final class LabModel extends AskingModel {

  private final LabGateway gateway;
  private final Runnable timeMoved;
  private final ReadOnlyObjectWrapper<LabGateway.@Nullable State> state =
      new ReadOnlyObjectWrapper<>();

  /// @param timeMoved called when the clock has moved, since refunds may have arrived
  public LabModel(Background background, LabGateway gateway, Runnable timeMoved) {
    super(background);
    this.gateway = gateway;
    this.timeMoved = timeMoved;
  }

  /// The state; null until it is known, and in production.
  public ReadOnlyObjectProperty<LabGateway.@Nullable State> state() {
    return state.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(gateway::state, found -> state.set(found.orElse(null)));
  }

  public void advance(Duration by) {
    asking.ask(
        () -> {
          gateway.advance(by);
          return gateway.state();
        },
        found -> {
          state.set(found.orElse(null));
          timeMoved.run();
        });
  }

  public void behave(String carrier, Availability availability) {
    change(() -> gateway.behave(carrier, new CarrierFault(availability, Duration.ZERO)));
  }

  public void moveByThemselves(boolean on) {
    change(() -> gateway.moveByThemselves(on));
  }

  private void change(Runnable change) {
    asking.ask(
        () -> {
          change.run();
          return gateway.state();
        },
        found -> state.set(found.orElse(null)));
  }
}
