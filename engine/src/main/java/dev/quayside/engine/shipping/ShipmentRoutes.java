package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.piece.PieceGoods;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.search.ShipmentTable;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.function.Supplier;

/// /v1/shipments.
public record ShipmentRoutes(
    Shipping shipping,
    LabelPurchase purchase,
    LabelArt art,
    AddressValidations validations,
    WorkspaceDays days)
    implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/shipments", Role.OPERATOR, LabelRequestJson::read, this::create);
    routes.get("/v1/shipments", Role.VIEWER, this::list);
    routes.get("/v1/shipments/export", Role.VIEWER, this::export);
    routes.get("/v1/shipments/:id", Role.VIEWER, this::get);
    routes.get("/v1/shipments/:id/download", Role.VIEWER, this::download);
    routes.post("/v1/shipments/:id/cancel", Role.OPERATOR, this::cancel);
  }

  private Reply create(Call call, LabelRequest order) {
    var warnings = new Violations();
    return call.<Shipment>answer(
        key ->
            PieceGoods.named(
                order.pieces(), () -> purchase.buy(call.caller(), order, warnings, key)),
        bought -> created(call, bought, warnings));
  }

  /// The answer to a purchase, with warnings of what may keep the parcel from arriving.
  private Reply.Json created(Call call, Shipment bought, Violations warnings) {
    var parcel = bought.consignment();
    var told = shipping.leftOff().warnings(call.caller(), bought, warnings);
    var all = validations.warnings(told, parcel.from(), parcel.to());
    return Reply.created(ShipmentJson.of(bought, call.site())).warning(all);
  }

  private Supplier<Today> today(Call call) {
    return () -> days.today(call.caller().workspace());
  }

  private Reply list(Call call) {
    var question = call.query(query -> ShipmentQueryJson.shipments(query, today(call)));
    var page = shipping.shipments().list(call.caller(), question.filter(), question.slice());
    return Reply.ok(
        PageJson.of(page, question.slice(), each -> ShipmentJson.of(each, call.site())));
  }

  private Reply export(Call call) {
    var filter = call.query(query -> ShipmentQueryJson.filterOfShipments(query, today(call)));
    var table = new ShipmentTable(shipping.shipments()).of(call.caller(), filter);
    return Reply.Download.csv("shipments.csv", table);
  }

  private Reply get(Call call) {
    var shipment = shipping.shipments().get(call.caller(), call.path("id"));
    return Reply.ok(ShipmentJson.of(shipment, call.site()));
  }

  /// The labels of all its boxes in one file.
  private Reply download(Call call) {
    var wanted = call.query(LabelRoutes::format);
    var shipment = shipping.shipments().get(call.caller(), call.path("id"));
    var file = art.all(call.caller(), shipment, wanted);
    var name = shipment.trackingNumber().orElse(shipment.id()) + "." + wanted.wire();
    return new Reply.Download(wanted.mediaType(), name, file);
  }

  private Reply cancel(Call call) {
    return call.<Shipment>ok(
        key -> shipping.voids().cancel(call.caller(), call.path("id"), key),
        cancelled -> ShipmentJson.of(cancelled, call.site()));
  }
}
