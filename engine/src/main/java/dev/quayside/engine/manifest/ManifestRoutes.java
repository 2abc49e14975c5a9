package dev.quayside.engine.manifest;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.PageJson;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import org.jspecify.annotations.Nullable;

/// /v1/manifests.
public final class ManifestRoutes implements Routes {

  private final Manifests manifests;

  public ManifestRoutes(Manifests manifests) {
    this.manifests = manifests;
  }

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/manifests", Role.OPERATOR, ManifestJson::read, this::close);
    routes.post("/v1/manifests/preview", Role.VIEWER, ManifestJson::read, this::preview);
    routes.get("/v1/manifests", Role.VIEWER, this::list);
    routes.get("/v1/manifests/:id", Role.VIEWER, this::get);
  }

  private Reply close(Call call, ManifestJson.Asked asked) {
    var closed =
        manifests.close(
            call.caller(),
            asked.carrier(),
            asked.shipDate(),
            asked.labelIds(),
            call.receipt(201, made -> ManifestJson.of(made, call.baseUrl())));
    return Reply.created(ManifestJson.of(closed, call.baseUrl()));
  }

  private Reply preview(Call call, ManifestJson.Asked asked) {
    return Reply.ok(
        ManifestJson.Preview.of(
            manifests.candidates(call.caller(), asked.carrier(), asked.shipDate())));
  }

  private Reply list(Call call) {
    record Question(@Nullable String carrier, Page.Request page) {}
    var asked = call.query(query -> new Question(query.text("carrier"), query.page()));
    var page = manifests.list(call.caller(), asked.carrier(), asked.page());
    return Reply.ok(PageJson.of(page, each -> ManifestJson.of(each, call.baseUrl())));
  }

  private Reply get(Call call) {
    return Reply.ok(ManifestJson.of(manifests.get(call.caller(), call.path("id")), call.baseUrl()));
  }
}
