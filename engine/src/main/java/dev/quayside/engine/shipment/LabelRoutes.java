package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.PageJson;
import dev.quayside.engine.server.QueryParameters;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import dev.quayside.printing.measure.Dpi;

/// /v1/labels.
public final class LabelRoutes implements Routes {

  private final Dispatch dispatch;
  private final LabelArt art;

  public LabelRoutes(Dispatch dispatch, LabelArt art) {
    this.dispatch = dispatch;
    this.art = art;
  }

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/labels", Role.OPERATOR, OrderJson::read, this::create);
    routes.get("/v1/labels", Role.VIEWER, this::list);
    routes.get("/v1/labels/:id", Role.VIEWER, this::get);
    routes.get("/v1/labels/:id/download", Role.VIEWER, this::download);
    routes.post("/v1/labels/:id/cancel", Role.OPERATOR, this::cancel);
  }

  private Reply create(Call call, Order order) {
    var bought =
        dispatch.buy(
            call.caller(),
            order,
            call.interrupted(),
            call.receipt(201, made -> LabelJson.of(made, call.baseUrl())));
    return Reply.created(LabelJson.of(bought, call.baseUrl()));
  }

  private Reply list(Call call) {
    var question = call.query(ShipmentQueryJson::labels);
    var page = dispatch.shipments().list(call.caller(), question.filter(), question.page());
    return Reply.ok(PageJson.of(page, each -> LabelJson.of(each, call.baseUrl())));
  }

  private Reply get(Call call) {
    return Reply.ok(LabelJson.of(label(call), call.baseUrl()));
  }

  private Reply download(Call call) {
    var wanted = call.query(LabelRoutes::format);
    var label = label(call);
    var file = art.file(call.caller(), label, wanted, Dpi.DPI_203);
    var name = label.trackingNumber().orElse(label.labelId()) + "." + wanted.wire();
    return new Reply.Download(wanted.mediaType(), name, file);
  }

  private Reply cancel(Call call) {
    var cancelled =
        dispatch
            .voids()
            .cancel(call.caller(), label(call).id(), call.receipt(200, LabelJson.Cancelled::of));
    return Reply.ok(LabelJson.Cancelled.of(cancelled));
  }

  private static LabelFormat format(QueryParameters query) {
    var format = query.choice("format", LabelFormat.values(), LabelFormat::wire);
    return format == null ? LabelFormat.PDF : format;
  }

  private Shipment label(Call call) {
    return dispatch.shipments().ofLabel(call.caller(), call.path("id"));
  }
}
