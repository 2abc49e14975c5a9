package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.carrier.catalogue.CarrierQueryJson;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.document.Paper;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// /v1/manifests.
public record ManifestRoutes(Manifests manifests, ManifestArt art) implements Routes {

  private static final Locale[] LANGUAGES = {Locale.ENGLISH, Locale.of("es")};

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/manifests", Role.OPERATOR, ManifestJson::read, this::close);
    routes.post("/v1/manifests/preview", Role.VIEWER, ManifestJson::read, this::preview);
    routes.get("/v1/manifests", Role.VIEWER, this::list);
    routes.get("/v1/manifests/:id", Role.VIEWER, this::get);
    routes.get("/v1/manifests/:id/download", Role.VIEWER, this::download);
    routes.get("/v1/manifests/:id/documents/:number", Role.VIEWER, this::document);
    routes.post("/v1/manifests/:id/settle", Role.ADMIN, ManifestJson::readWord, this::settle);
  }

  private Reply close(Call call, ManifestOrder asked) {
    return call.<Manifest>created(
        key -> manifests.close(call.caller(), asked, key), closed -> json(call, closed));
  }

  private Reply preview(Call call, ManifestOrder asked) {
    return Reply.ok(ManifestJson.Preview.of(manifests.candidates(call.caller(), asked)));
  }

  private Reply list(Call call) {
    record Question(@Nullable String carrier, Slice<Age> slice) {}
    var asked = call.query(query -> new Question(CarrierQueryJson.read(query), query.byAge()));
    var page = manifests.list(call.caller(), asked.carrier(), asked.slice());
    return Reply.ok(PageJson.of(page, asked.slice(), each -> json(call, each)));
  }

  private Reply download(Call call) {
    record Question(@Nullable Locale language, @Nullable Paper paper) {}
    var asked =
        call.query(
            query ->
                new Question(
                    query.choice("language", LANGUAGES, Locale::getLanguage),
                    query.choice(
                        "paper", Paper.values(), paper -> paper.name().toLowerCase(Locale.ROOT))));
    var manifest = manifests.get(call.caller(), call.path("id"));
    var file =
        art.pdf(
            manifest,
            call.caller().environment(),
            asked.language() == null ? Locale.ENGLISH : asked.language(),
            asked.paper());
    return new Reply.Download("application/pdf", manifest.id() + ".pdf", file);
  }

  private Reply get(Call call) {
    return Reply.ok(json(call, manifests.get(call.caller(), call.path("id"))));
  }

  private Reply document(Call call) {
    var id = call.path("id");
    var number = call.path("number");
    var file =
        manifests.carrierDocument(
            call.caller(), id, number.matches("\\d{1,3}") ? Integer.parseInt(number) : 0);
    var type = FileType.of(file);
    return new Reply.Download(type.mediaType(), id + "-" + number + "." + type.extension(), file);
  }

  private Reply settle(Call call, boolean taken) {
    return call.<Manifest>ok(
        key -> manifests.settle(call.caller(), call.path("id"), taken, key),
        settled -> json(call, settled));
  }

  private static ManifestJson json(Call call, Manifest manifest) {
    return ManifestJson.of(manifest, call.baseUrl());
  }
}
