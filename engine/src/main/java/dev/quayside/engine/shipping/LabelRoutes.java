package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.piece.PieceGoods;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.search.ShipmentTable;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.PieceOf;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.printing.measure.Dpi;
import java.util.function.Supplier;

/// /v1/labels.
public record LabelRoutes(
    Shipping shipping,
    LabelPurchase purchase,
    LabelArt art,
    AddressValidations validations,
    WorkspaceDays days)
    implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/labels", Role.OPERATOR, LabelRequestJson::read, this::create);
    routes.get("/v1/labels", Role.VIEWER, this::list);
    routes.get("/v1/labels/export", Role.VIEWER, this::export);
    routes.get("/v1/labels/:id", Role.VIEWER, this::get);
    routes.get("/v1/labels/:id/download", Role.VIEWER, this::download);
    routes.get("/v1/labels/:id/documents", Role.VIEWER, this::documents);
    routes.get("/v1/labels/:id/documents/:kind", Role.VIEWER, this::document);
    routes.post("/v1/labels/:id/cancel", Role.OPERATOR, this::cancel);
    routes.post("/v1/labels/:id/settle", Role.ADMIN, SettlementJson::read, this::settle);
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
    return Reply.created(LabelJson.of(bought, call.site())).warning(all);
  }

  private Supplier<Today> today(Call call) {
    return () -> days.today(call.caller().workspace());
  }

  private Reply list(Call call) {
    var question = call.query(query -> ShipmentQueryJson.labels(query, today(call)));
    var page = shipping.shipments().list(call.caller(), question.filter(), question.slice());
    return Reply.ok(PageJson.of(page, question.slice(), each -> LabelJson.of(each, call.site())));
  }

  private Reply export(Call call) {
    var filter = call.query(query -> ShipmentQueryJson.filterOfLabels(query, today(call)));
    var table = new ShipmentTable(shipping.shipments()).of(call.caller(), filter);
    return Reply.Download.csv("labels.csv", table);
  }

  private Reply get(Call call) {
    return Reply.ok(LabelJson.of(label(call), call.site()));
  }

  private Reply download(Call call) {
    var wanted = call.query(LabelRoutes::format);
    var label = label(call);
    var file = art.file(call.caller(), label, wanted, Dpi.DPI_203);
    var name = label.trackingNumber().orElse(label.labelId()) + "." + wanted.wire();
    return new Reply.Download(wanted.mediaType(), name, file);
  }

  private Reply documents(Call call) {
    var label = call.baseUrl() + "/v1/labels/" + call.path("id");
    return call.list(
        () -> shipping.papers().of(call.caller(), label(call)),
        paper -> LabelDocumentJson.of(paper, label));
  }

  private Reply document(Call call) {
    var label = label(call);
    var kind =
        CarrierDocumentKind.ofWire(call.path("kind"))
            .orElseThrow(() -> ProblemException.notFound(ShipmentWords.PAPER, call.path("kind")));
    var file = shipping.papers().file(call.caller(), label, kind);
    var type = FileType.of(file);
    var name = kind.wire() + "-" + label.labelId() + "." + type.extension();
    return new Reply.Download(type.mediaType(), name, file);
  }

  private Reply cancel(Call call) {
    boolean isOfWhole = call.query(LabelRoutes::isOfWhole);
    var label = label(call);
    if (!isOfWhole) {
      label.piece().ifPresent(LabelRoutes::refusePiece);
    }
    return call.<Shipment>ok(
        key -> shipping.voids().cancel(call.caller(), label.id(), key), LabelJson.Cancelled::of);
  }

  private Reply settle(Call call, HandSettlement word) {
    return call.<Shipment>ok(
        key -> shipping.settlements().byHand(call.caller(), label(call).id(), word, key),
        settled -> LabelJson.of(settled, call.site()));
  }

  /// Whether the caller knows that the void of one box is that of the whole shipment.
  private static boolean isOfWhole(QueryParameters query) {
    return Boolean.TRUE.equals(
        query.choice("wholeShipment", new Boolean[] {true, false}, String::valueOf));
  }

  private static void refusePiece(PieceOf piece) {
    throw ProblemException.refused(
        ProblemCode.CONFLICT, PieceWords.WHOLE_SHIPMENT, piece.number(), piece.of());
  }

  static LabelFormat format(QueryParameters query) {
    var format = query.choice("format", LabelFormat.values(), LabelFormat::wire);
    return format == null ? LabelFormat.PDF : format;
  }

  private Shipment label(Call call) {
    return shipping.shipments().ofLabel(call.caller(), call.path("id"));
  }
}
