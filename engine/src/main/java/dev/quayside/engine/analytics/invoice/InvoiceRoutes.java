package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.catalogue.CarrierQueryJson;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// /v1/invoices.
public record InvoiceRoutes(Invoices invoices) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.postTable("/v1/invoices", Role.OPERATOR, InvoiceJson::read, this::take, this::takeTable);
    routes.get("/v1/invoices", Role.VIEWER, this::list);
    routes.get("/v1/invoices/:id", Role.VIEWER, this::get);
    routes.delete(
        "/v1/invoices/:id", Role.ADMIN, call -> invoices.delete(call.caller(), call.path("id")));
    routes.get("/v1/invoices/:id/lines", Role.VIEWER, this::lines);
    routes.get("/v1/invoices/:id/lines/export", Role.VIEWER, this::export);
    routes.get("/v1/analytics/invoices", Role.VIEWER, this::sums);
  }

  private Reply take(Call call, InvoiceJson.Asked asked) {
    return taken(
        call,
        asked.carrier(),
        new ByteArrayInputStream(asked.content().getBytes(StandardCharsets.UTF_8)));
  }

  private Reply takeTable(Call call, InputStream table) {
    var carrier = call.query(query -> Optional.ofNullable(query.text("carrier")));
    return taken(call, carrier.orElse(null), table);
  }

  private Reply taken(Call call, @Nullable String carrier, InputStream file) {
    try {
      return Reply.ok(InvoiceJson.of(invoices.take(call.caller(), carrier, file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Reply list(Call call) {
    record Question(@Nullable String carrier, Slice<Age> slice) {}
    var asked = call.query(query -> new Question(CarrierQueryJson.read(query), query.byAge()));
    return Reply.ok(
        PageJson.of(
            invoices.list(call.caller(), asked.carrier(), asked.slice()),
            asked.slice(),
            InvoiceJson::of));
  }

  private Reply get(Call call) {
    return Reply.ok(InvoiceJson.of(invoices.get(call.caller(), call.path("id"))));
  }

  private Reply lines(Call call) {
    record Question(@Nullable DifferenceKind kind, Slice<InvoiceLineSort> slice) {}
    var asked =
        call.query(
            query ->
                new Question(
                    InvoiceRoutes.kind(query), query.slice(List.of(InvoiceLineSort.values()))));
    var id = call.path("id");
    if (call.wantsTable()) {
      return table(call, asked.kind());
    }
    var currency = invoices.get(call.caller(), id).currency();
    return Reply.ok(
        PageJson.of(
            invoices.lines(call.caller(), id, asked.kind(), asked.slice()),
            asked.slice(),
            line -> InvoiceJson.Line.of(line, currency)));
  }

  private Reply export(Call call) {
    return table(call, call.query(query -> Optional.ofNullable(kind(query))).orElse(null));
  }

  private static @Nullable DifferenceKind kind(QueryParameters query) {
    return query.filter("kind", DifferenceKind.values(), DifferenceKind::wire);
  }

  private Reply table(Call call, @Nullable DifferenceKind kind) {
    var id = call.path("id");
    var out = new ByteArrayOutputStream();
    try {
      invoices.export(call.caller(), id, kind, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Reply.Download.csv(id + ".csv", out.toByteArray());
  }

  private Reply sums(Call call) {
    return Reply.ok(InvoiceJson.Sums.of(invoices.sums(call.caller())));
  }
}
