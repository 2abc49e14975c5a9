package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// /v1/batches.
public record BatchRoutes(
    Batches batches, BatchVoids voids, BatchLabels labels, Locations locations, PickLists pickLists)
    implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/batches", Role.OPERATOR, BatchJson::read, this::start);
    routes.get("/v1/batches", Role.VIEWER, this::list);
    routes.get("/v1/batches/:id", Role.VIEWER, this::get);
    routes.get("/v1/batches/:id/labels", Role.VIEWER, this::labels);
    routes.post("/v1/batches/:id/pause", Role.OPERATOR, this::pause);
    routes.post("/v1/batches/:id/resume", Role.OPERATOR, this::resume);
    routes.post("/v1/batches/:id/cancel", Role.OPERATOR, this::cancel);
    routes.post("/v1/batches/:id/retry", Role.OPERATOR, this::retry);
    routes.post("/v1/batches/:id/void", Role.OPERATOR, this::undo);
  }

  private Reply start(Call call, BatchJson.Asked asked) {
    var from = asked.sender().address(call.caller(), locations);
    var parcels = parcels(call, asked);
    return call.answer(
        key ->
            batches.start(
                call.caller(),
                parcels,
                from,
                asked.fallback(),
                asked.print(),
                asked.printer(),
                asked.slips(),
                key),
        BatchRoutes::accepted);
  }

  private List<BatchParcel> parcels(Call call, BatchJson.Asked asked) {
    var list = asked.pickList();
    if (list == null) {
      return asked.orders().stream().map(BatchParcel::of).toList();
    }
    var parcels = new ArrayList<BatchParcel>();
    pickLists
        .packing(call.caller(), list)
        .forEach(
            orders ->
                parcels.add(new BatchParcel(orders.getFirst(), orders.subList(1, orders.size()))));
    return asked.reverse() ? parcels.reversed() : parcels;
  }

  private static Reply.Json accepted(Batch batch) {
    return Reply.json(202, BatchJson.of(batch, Map.of()))
        .with("Location", "/v1/batches/" + batch.id());
  }

  private Reply list(Call call) {
    var asked = call.query(QueryParameters::byAge);
    var page = batches.list(call.caller(), asked);
    return Reply.ok(PageJson.of(page, asked, BatchJson.Summary::of));
  }

  private Reply get(Call call) {
    return shown(call, batches.get(call.caller(), call.path("id")));
  }

  private Reply shown(Call call, Batch batch) {
    return Reply.ok(BatchJson.of(batch, batches.labels(call.caller(), batch.id())));
  }

  private Reply labels(Call call) {
    var id = call.path("id");
    return new Reply.Download(
        LabelFormat.PDF.mediaType(), id + ".pdf", labels.pdf(call.caller(), id));
  }

  private Reply pause(Call call) {
    return shown(call, batches.pause(call.caller(), call.path("id")));
  }

  private Reply resume(Call call) {
    return shown(call, batches.resume(call.caller(), call.path("id")));
  }

  private Reply cancel(Call call) {
    return shown(call, batches.cancel(call.caller(), call.path("id")));
  }

  private Reply undo(Call call) {
    return call.<BatchVoids.Result>ok(
        key -> voids.undo(call.caller(), call.path("id"), key), BatchVoidJson::of);
  }

  private Reply retry(Call call) {
    return shown(call, batches.retry(call.caller(), call.path("id")));
  }
}
