package dev.quayside.engine.document.picklist;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.measure.Size;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// /v1/pick-lists/:id/document.
public record PickListDocumentRoutes(PickLists lists) implements Routes {

  private static final Locale[] LANGUAGES = {Locale.ENGLISH, Locale.of("es")};
  private static final String PDF = "pdf";

  /// What a list is printed on.
  private enum Sheets {
    LABEL("4x6", Size.FOUR_BY_SIX),
    LETTER("letter", Paper.LETTER.size()),
    A4("a4", Paper.A4.size());

    private final String wire;
    private final Size size;

    Sheets(String wire, Size size) {
      this.wire = wire;
      this.size = size;
    }

    String wire() {
      return wire;
    }
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/pick-lists/:id/document", Role.VIEWER, this::document);
  }

  private Reply document(Call call) {
    record Question(@Nullable Sheets paper, @Nullable Locale language) {}
    var asked =
        call.query(
            query -> {
              query.choice("format", new String[] {PDF}, each -> each);
              return new Question(
                  query.choice("paper", Sheets.values(), Sheets::wire),
                  query.choice("language", LANGUAGES, Locale::getLanguage));
            });
    var view = lists.get(call.caller(), call.path("id"));
    var file =
        PickListArt.pdf(
            view.list(),
            asked.paper() == null ? Size.FOUR_BY_SIX : asked.paper().size,
            asked.language() == null ? Locale.ENGLISH : asked.language());
    return new Reply.Download("application/pdf", view.list().id() + ".pdf", file);
  }
}
