package dev.quayside.app.savedview;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewList;
import dev.quayside.engine.order.view.Views;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;
import java.util.Set;

/// What is asked of the engine about the views of one list, for one workspace; off the window's
/// thread. All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public record SavedViewsGateway(WorkspaceEngine place, ViewList list) {

  /// Rows that an open view shows at most; its count counts them all.
  private static final int MOST_ROWS = 20_000;

  /// Calls `changed` when views or what they count may have changed, on any thread.
  ///
  /// @return stops listening
  Runnable listen(Runnable changed) {
    return place.listen(topics(), _ -> changed.run());
  }

  private Set<Topic> topics() {
    return switch (list) {
      case ORDERS -> Set.of(Topic.VIEW_CHANGED, Topic.TAG_CHANGED, Topic.ORDER_CHANGED);
      case SHIPMENTS ->
          Set.of(
              Topic.VIEW_CHANGED,
              Topic.LABEL_CREATED,
              Topic.LABEL_CANCELLED,
              Topic.SHIPMENT_CHANGED,
              Topic.TRACKING_MOVED);
    };
  }

  /// The views of the one who acts, oldest first, with their rows counted.
  List<CountedView> views() {
    return views(place).list(place.caller(), list);
  }

  /// The ids of the rows a view leaves, newest first.
  List<String> rows(ViewDraft view) {
    return views(place).rows(place.caller(), view, MOST_ROWS);
  }

  CountedView add(ViewDraft draft) {
    return views(place).add(place.caller(), draft, RequestKey.none());
  }

  CountedView change(String id, ViewDraft draft) {
    return views(place).change(place.caller(), id, draft, RequestKey.none());
  }

  void remove(String id) {
    views(place).remove(place.caller(), id);
  }

  private static Views views(WorkspaceEngine place) {
    return place.engine().ordering().desk().views();
  }
}
