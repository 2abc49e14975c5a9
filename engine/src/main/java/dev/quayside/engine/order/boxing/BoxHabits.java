package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Remembers which box was chosen for goods whose box is left to them, where another was proposed
/// or none could be. A label that is voided teaches nothing. What is a year old is forgotten: boxes
/// and goods change.
public final class BoxHabits implements ShipmentListener {

  private static final Logger LOG = LoggerFactory.getLogger(BoxHabits.class);

  /// Other choices for the same goods, until the box is proposed first.
  private static final int TIMES = 3;

  private static final int MOST_READ = 60;
  private static final Duration REMEMBERED = Duration.ofDays(365);

  private final Database database;
  private final WorkspaceClock clock;
  private final BoxChoiceStore store = new BoxChoiceStore();

  public BoxHabits(Database database, WorkspaceClock clock) {
    this.database = database;
    this.clock = clock;
  }

  /// Remembers the box that a label was bought for, unless it is the one that was proposed. A
  /// failure is not told: the label is bought.
  public void learn(Caller caller, BoxProposal proposal, Shipment bought) {
    if (!bought.consignment().pieces().isEmpty()) {
      return; // several boxes
    }
    var parcel = bought.consignment().parcels().getFirst();
    BoxKind.of(parcel.packaging(), parcel.dimensions())
        .map(BoxKind::text)
        .filter(box -> !box.equals(proposal.box()))
        .ifPresent(box -> keep(caller, proposal, bought.id(), box));
  }

  private void keep(Caller caller, BoxProposal proposal, String shipmentId, String box) {
    var now = clock.now(caller.workspace());
    try {
      database.change(
          tx -> {
            var choice = new BoxChoice(box, proposal.box());
            store.deleteBefore(tx, caller.workspace(), proposal.goods(), now.minus(REMEMBERED));
            store.add(tx, caller.workspace(), shipmentId, proposal.goods(), choice, now);
          });
    } catch (StoreException away) {
      LOG.warn("the box of {} is not remembered: {}", shipmentId, away.getMessage());
    }
  }

  /// What was chosen for these goods.
  Habit of(Caller caller, String goods) {
    var since = clock.now(caller.workspace()).minus(REMEMBERED);
    return new Habit(
        database.read(tx -> store.last(tx, caller.workspace(), goods, since, MOST_READ)));
  }

  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    store.delete(tx, workspace, shipment.id());
  }

  /// The choices for some goods, newest first.
  record Habit(List<BoxChoice> choices) {

    /// The box that was chosen three times although another was proposed; of several the one whose
    /// third time was last. After each such third time all of them begin anew.
    ///
    /// @param cheapest null when nothing fits
    Optional<String> preferred(@Nullable String cheapest) {
      var times = new HashMap<String, Integer>();
      Optional<String> preferred = Optional.empty();
      for (var choice : choices.reversed()) {
        if (choice.isOther(cheapest) && times.merge(choice.box(), 1, Integer::sum) == TIMES) {
          preferred = Optional.of(choice.box());
          times.clear();
        }
      }
      return preferred;
    }

    /// The box that was used most, of equally used ones the last.
    Optional<String> usual() {
      var times = new LinkedHashMap<String, Integer>();
      choices.forEach(choice -> times.merge(choice.box(), 1, Integer::sum));
      return times.entrySet().stream()
          .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
          .map(Map.Entry::getKey);
    }
  }
}
