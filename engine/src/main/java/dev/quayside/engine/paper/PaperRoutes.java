package dev.quayside.engine.paper;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.QueryParameters;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import dev.quayside.printing.document.Paper;
import java.util.Locale;
import java.util.Objects;

/// /v1/shipments/:id/documents.
public final class PaperRoutes implements Routes {

  private static final int MOST_PAGES = 1_000;

  private enum Tongue {
    EN,
    ES;

    String wire() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private record Question(PaperFormat format, Paper paper, Locale locale, int page) {}

  private final Papers papers;

  public PaperRoutes(Papers papers) {
    this.papers = papers;
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/shipments/:id/documents", Role.VIEWER, this::list);
    routes.get("/v1/shipments/:id/documents/:kind", Role.VIEWER, this::download);
  }

  private Reply list(Call call) {
    var id = call.path("id");
    var kinds = papers.of(call.caller(), id);
    return Reply.ok(PaperJson.of(kinds, call.baseUrl() + "/v1/shipments/" + id));
  }

  private Reply download(Call call) {
    var asked = call.query(PaperRoutes::question);
    var id = call.path("id");
    var kind =
        PaperKind.ofWire(call.path("kind"))
            .orElseThrow(() -> ProblemException.notFound("this kind of document"));
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
    var format = query.choice("format", PaperFormat.values(), PaperFormat::wire);
    var paper = query.choice("size", Paper.values(), size -> size.name().toLowerCase(Locale.ROOT));
    var tongue = query.choice("language", Tongue.values(), Tongue::wire);
    return new Question(
        Objects.requireNonNullElse(format, PaperFormat.PDF),
        Objects.requireNonNullElse(paper, Paper.LETTER),
        Locale.of(Objects.requireNonNullElse(tongue, Tongue.EN).wire()),
        query.integer("page", 1, 1, MOST_PAGES));
  }
}
