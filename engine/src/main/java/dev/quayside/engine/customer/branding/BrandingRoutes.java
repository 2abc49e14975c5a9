package dev.quayside.engine.customer.branding;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/branding.
public record BrandingRoutes(Brandings brandings) implements Routes {

  private static final String LOGO = "/v1/branding/logo";

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/branding", Role.VIEWER, this::answer);
    routes.put("/v1/branding", Role.ADMIN, BrandingJson::read, this::change);
    routes.get(LOGO, Role.VIEWER, this::logo);
    routes.put(LOGO, Role.ADMIN, BrandingJson::readLogo, this::changeLogo);
    routes.delete(LOGO, Role.ADMIN, call -> brandings.removeLogo(call.caller()));
  }

  private Reply answer(Call call) {
    return Reply.ok(
        BrandingJson.of(
            brandings.get(call.caller()),
            brandings.logo(call.caller().workspace()),
            call.baseUrl() + LOGO));
  }

  private Reply change(Call call, BrandingDraft draft) {
    brandings.keep(call.caller(), draft);
    return answer(call);
  }

  private Reply logo(Call call) {
    return brandings
        .logo(call.caller().workspace())
        .<Reply>map(logo -> new Reply.Download("image/png", "logo.png", logo.png()))
        .orElseThrow(() -> ProblemException.notFound(BrandingWords.A_LOGO));
  }

  private Reply changeLogo(Call call, byte[] file) {
    brandings.keepLogo(call.caller(), file);
    return answer(call);
  }
}
