package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.Lookups;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.Sync;
import dev.quayside.engine.source.kind.TableTrial;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record ShopsGateway(WorkspaceEngine place) {

  /// The most orders looked at for those left out: as many as a pull names.
  private static final int MOST_LEFT_OUT = 500;

  /// @param shops oldest first
  /// @param now the time by which they are pulled
  public record State(List<SourceView> shops, Instant now) {
    public State {
      shops = List.copyOf(shops);
    }
  }

  public State state() {
    var sources = place.engine().sources();
    return new State(sources.list(place.caller()), sources.now());
  }

  public SourceView create(SourceDraft draft) {
    return place.engine().sources().create(place.caller(), draft, RequestKey.none());
  }

  public SourceView change(String id, SourceDraft draft) {
    return place.engine().sources().change(place.caller(), id, draft);
  }

  /// Shows the credentials to the shop; blocks until it answers.
  public SourceView test(String id) {
    return place.engine().sources().test(place.caller(), id, RequestKey.none());
  }

  /// What a key would bring from the shop's own tables; blocks until they answer.
  public Lookups.Preview preview(String id, String key) {
    return place.engine().sources().lookups().preview(place.caller(), id, key);
  }

  /// The tables of the shop's database; blocks until it answers.
  public List<TableTrial.Table> tables(String id) {
    return place.engine().sources().trials().tables(place.caller(), id);
  }

  /// Writes the number of a made-up parcel and undoes it; blocks until the database answers.
  public TableTrial.Write tryWrite(String id, SalesOrder order) {
    return place.engine().sources().trials().shipped(place.caller(), id, order);
  }

  /// Begins to pull.
  ///
  /// @param full from the beginning, not from the last change that was read
  public Sync pull(String id, boolean full) {
    return place.engine().sources().sync(place.caller(), id, full);
  }

  /// Tells the shop once more of what it refused.
  public SourceView tellAgain(String id) {
    return place.engine().sources().tellAgain(place.caller(), id, null);
  }

  /// @param force even though the shop is still to be told of parcels
  public void remove(String id, boolean force) {
    place.engine().sources().delete(place.caller(), id, force);
  }

  /// What recent pulls left out and is not here by now: first what a person can do something about.
  public List<LeftOut> leftOut(String id) {
    var found = new LinkedHashMap<String, LeftOut>();
    for (var pull : place.engine().sources().syncs(place.caller(), id)) {
      pull.tally().refused().forEach(one -> found.putIfAbsent(one.externalId(), LeftOut.of(one)));
      pull.tally().skipped().forEach(one -> found.putIfAbsent(one.externalId(), LeftOut.of(one)));
    }
    return found.values().stream()
        .limit(MOST_LEFT_OUT)
        .filter(one -> !isHere(id, one.externalId()))
        .sorted(Comparator.comparing(LeftOut::rank))
        .toList();
  }

  private boolean isHere(String id, String externalId) {
    var filter = OrderFilter.ofShop(id, externalId);
    var orders = place.engine().ordering().orders();
    return orders.list(place.caller(), filter, new Page.Request(1, 1)).total() > 0;
  }
}
