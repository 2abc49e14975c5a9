package dev.quayside.engine.document;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.document.Paper;
import java.util.Locale;
import java.util.Objects;

/// /v1/shipments/:id/documents.
public record DocumentRoutes(ShipmentDocuments papers) implements Routes {

  private static final int MOST_PAGES = 1_000;

  private enum Tongue implements WireWord {
    EN,
    ES
  }

  private record Question(DocumentFormat format, Paper paper, Locale locale, int page) {}

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/shipments/:id/documents", Role.VIEWER, this::list);
    routes.get("/v1/shipments/:id/documents/:kind", Role.VIEWER, this::download);
  }

  private Reply list(Call call) {
    var id = call.path("id");
    var shipment = call.baseUrl() + "/v1/shipments/" + id;
    return call.list(() -> papers.of(call.caller(), id), kind -> DocumentJson.of(kind, shipment));
  }

  private Reply download(Call call) {
    var asked = call.query(DocumentRoutes::question);
    var id = call.path("id");
    var kind =
        DocumentKind.ofWire(call.path("kind"))
            .orElseThrow(() -> ProblemException.notFound(DocumentWords.KIND, call.path("kind")));
    var file =
        switch (asked.format()) {
          case PDF -> papers.pdf(call.caller(), id, kind, asked.paper(), asked.locale());
          case PNG ->
              papers.png(call.caller(), id, kind, asked.paper(), asked.locale(), asked.page());
        };
    var name = kind.wire() + "-" + id + "." + asked.format().wire();
    return new Reply.Download(asked.format().mediaType(), name, file);
  }

  private static Question question(QueryParameters query) {
    var format = query.choice("format", DocumentFormat.values(), DocumentFormat::wire);
    var paper = query.choice("size", Paper.values(), size -> size.name().toLowerCase(Locale.ROOT));
    var tongue = query.choice("language", Tongue.values(), Tongue::wire);
    return new Question(
        Objects.requireNonNullElse(format, DocumentFormat.PDF),
        Objects.requireNonNullElse(paper, Paper.LETTER),
        Locale.of(Objects.requireNonNullElse(tongue, Tongue.EN).wire()),
        query.integer("page", 1, 1, MOST_PAGES));
  }
}
