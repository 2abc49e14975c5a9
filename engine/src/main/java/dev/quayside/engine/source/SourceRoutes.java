package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.source.SourceJson.KindJson;
import dev.quayside.engine.source.SourceJson.SyncJson;
import dev.quayside.engine.source.catalogue.SourceKinds;
import java.util.Optional;

/// /v1/source-kinds and /v1/sources.
public record SourceRoutes(Sources sources) implements Routes {

  private static final String ONE = "/v1/sources/:id";
  private static final int ACCEPTED = 202;

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/source-kinds", Role.VIEWER, SourceRoutes::kinds);
    routes.post("/v1/sources", Role.ADMIN, SourceJson::read, this::create);
    routes.get("/v1/sources", Role.VIEWER, this::list);
    routes.get(ONE, Role.VIEWER, this::get);
    routes.patch(ONE, Role.ADMIN, SourceJson::readChange, this::change);
    routes.delete(ONE, Role.ADMIN, this::delete);
    routes.post(ONE + "/test", Role.ADMIN, this::test);
    routes.post(
        ONE + "/sync",
        Role.OPERATOR,
        (BodyReader.OrNothing<Boolean>) SourceJson::readSync,
        this::sync);
    routes.post(ONE + "/post-backs", Role.OPERATOR, SourceJson::readTellAgain, this::tellAgain);
    routes.get(ONE + "/syncs", Role.VIEWER, this::syncs);
    routes.get(ONE + "/syncs/:sync", Role.VIEWER, this::oneSync);
  }

  private static Reply kinds(Call call) {
    return call.list(SourceKinds.ALL, KindJson::of);
  }

  private Reply create(Call call, SourceDraft draft) {
    return call.<SourceView>created(
        key -> sources.create(call.caller(), draft, key),
        made -> SourceJson.of(made, call.caller().role()));
  }

  private Reply list(Call call) {
    var role = call.caller().role();
    return call.list(sources.list(call.caller()), view -> SourceJson.of(view, role));
  }

  private Reply get(Call call) {
    return answer(call, sources.get(call.caller(), call.path("id")));
  }

  private Reply change(Call call, SourceDraft draft) {
    return answer(call, sources.change(call.caller(), call.path("id"), draft));
  }

  private void delete(Call call) {
    boolean forced =
        call.query(
            query ->
                "true".equals(query.choice("force", new String[] {"true", "false"}, it -> it)));
    sources.delete(call.caller(), call.path("id"), forced);
  }

  private Reply test(Call call) {
    return call.<SourceView>answer(
        key -> sources.test(call.caller(), call.path("id"), key), tested -> answer(call, tested));
  }

  private Reply sync(Call call, Boolean full) {
    return Reply.json(ACCEPTED, SyncJson.of(sources.sync(call.caller(), call.path("id"), full)));
  }

  private Reply tellAgain(Call call, Optional<String> order) {
    var now = sources.tellAgain(call.caller(), call.path("id"), order.orElse(null));
    return Reply.json(ACCEPTED, SourceJson.of(now, call.caller().role()));
  }

  private Reply syncs(Call call) {
    return call.list(() -> sources.syncs(call.caller(), call.path("id")), SyncJson::of);
  }

  private Reply oneSync(Call call) {
    return Reply.ok(SyncJson.of(sources.sync(call.caller(), call.path("id"), call.path("sync"))));
  }

  private static Reply.Json answer(Call call, SourceView view) {
    return Reply.ok(SourceJson.of(view, call.caller().role()));
  }
}
