package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.i18n.Units;
import dev.quayside.engine.order.packing.HandlingChange;
import java.util.List;

/// What is asked of the engine to say how orders are shipped, for one workspace; off the window's
/// thread. All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface HandlingGateway {

  /// What there is to choose from now.
  HandlingChoices handlingChoices();

  /// @return of how many orders it was said: those that are over or packed stay as they are
  int handle(List<String> orderIds, HandlingChange change);

  /// @param presets their names
  /// @param services of the carriers that sell here
  /// @param units of the sender's country
  record HandlingChoices(List<String> presets, List<Service> services, Units units) {
    public HandlingChoices {
      presets = List.copyOf(presets);
      services = List.copyOf(services);
    }
  }

  /// @param name with its carrier's
  record Service(String code, String name) {}
}
