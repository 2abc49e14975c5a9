package dev.quayside.app.screen.settings.lab;

import dev.quayside.app.list.Loading;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The sandbox's clock, carriers and parcels.
public final class LabModel {

  private final LabGateway gateway;
  private final Runnable timeMoved;
  private final Asking asking;
  private final ReadOnlyObjectWrapper<LabGateway.@Nullable State> state =
      new ReadOnlyObjectWrapper<>();

  /// @param timeMoved called when the clock has moved, since refunds may have come
  public LabModel(Background background, LabGateway gateway, Runnable timeMoved) {
    this.gateway = gateway;
    this.timeMoved = timeMoved;
    asking = new Asking(background);
  }

  /// Null until it is known, and in production.
  public ReadOnlyObjectProperty<LabGateway.@Nullable State> state() {
    return state.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  public Loading loading() {
    return asking.loading(this::refresh);
  }

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
