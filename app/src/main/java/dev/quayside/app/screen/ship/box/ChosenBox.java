package dev.quayside.app.screen.ship.box;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.boxing.BoxParcel;
import dev.quayside.engine.order.boxing.BoxPlan;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The box in the form among those that fit.
///
/// @param plans of one parcel each, the proposed one first, then the cheapest; at least one
/// @param place of the one in the form
/// @param learned whether the first is there because it was chosen for the same goods before
public record ChosenBox(List<BoxPlan> plans, int place, boolean learned) {

  public ChosenBox {
    plans = List.copyOf(plans);
  }

  public BoxParcel parcel() {
    return parcel(place);
  }

  private BoxParcel parcel(int at) {
    return plans.get(at).parcels().getFirst();
  }

  /// The next one; after the last the first again.
  ChosenBox next() {
    return new ChosenBox(plans, (place + 1) % plans.size(), learned);
  }

  /// Whether it is proposed because it was chosen for the same goods before.
  public boolean isLearned() {
    return learned && place == 0;
  }

  /// Where the one is that it is compared with.
  private int beside() {
    int cheapest = learned ? 1 : 0;
    return place == cheapest ? 1 - cheapest : cheapest;
  }

  /// What it is compared with: of the cheapest the first of the others, of those the cheapest. Null
  /// when it is the only one.
  public @Nullable BoxParcel other() {
    return plans.size() < 2 ? null : parcel(beside());
  }

  /// How much more the other costs, less than zero where it costs less; empty where both are not
  /// priced in one currency.
  public Optional<Money> saved() {
    if (plans.size() < 2) {
      return Optional.empty();
    }
    var own = plans.get(place);
    var beside = plans.get(beside());
    boolean alike =
        own.offer() != null
            && beside.offer() != null
            && own.total().currency().equals(beside.total().currency());
    return alike ? Optional.of(beside.total().minus(own.total())) : Optional.empty();
  }
}
