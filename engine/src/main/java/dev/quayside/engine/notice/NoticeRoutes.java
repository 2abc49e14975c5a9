package dev.quayside.engine.notice;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;

/// /v1/notices.
public record NoticeRoutes(Notices notices, Settings settings) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/notices", Role.VIEWER, this::list);
    routes.get("/v1/notices/settings", Role.ADMIN, this::settings);
    routes.put("/v1/notices/settings", Role.ADMIN, NoticeJson::read, this::keep);
  }

  private Reply list(Call call) {
    return call.list(notices.open(call.caller()), NoticeJson::of);
  }

  private Reply settings(Call call) {
    return Reply.ok(NoticeJson.Wanted.of(NoticeSettings.of(settings, call.caller())));
  }

  private Reply keep(Call call, NoticeSettings wanted) {
    return Reply.ok(NoticeJson.Wanted.of(wanted.keep(settings, call.caller())));
  }
}
