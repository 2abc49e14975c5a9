package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.time.Duration;
import java.util.regex.Pattern;

/// /v1/rates: answers at once, within some seconds, or later, by the caller's Prefer header (RFC
/// 7240, sections 4.1 and 4.3).
public record RateRoutes(Rates rates, AsyncRateRequests later) implements Routes {

  private static final String LATER = "respond-async";
  private static final String WAIT = "wait";
  private static final String APPLIED = "Preference-Applied";
  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}");

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/rates", Role.VIEWER, RateRequestJson::read, this::ask);
    routes.get("/v1/rates/requests/:id", Role.VIEWER, this::get);
  }

  private Reply ask(Call call, RateRequestJson.Asked asked) {
    var request = asked.request();
    if (call.prefers(LATER)) {
      return call.<AsyncRateRequest>answer(
          key -> later.accept(call.caller(), request, key),
          accepted -> accepted(accepted).warning(request.idle()));
    }
    var wait = call.preference(WAIT).filter(SECONDS.asMatchPredicate());
    if (wait.isPresent()) {
      var seconds = Duration.ofSeconds(Long.parseLong(wait.get()));
      return Reply.ok(RateRequestJson.Answer.of(rates.quote(call.caller(), request, seconds)))
          .warning(request.idle())
          .with(APPLIED, WAIT + "=" + seconds.toSeconds());
    }
    return Reply.ok(RateRequestJson.Answer.of(rates.quote(call.caller(), request)))
        .warning(request.idle());
  }

  private Reply get(Call call) {
    return Reply.ok(RateRequestJson.Async.of(later.get(call.caller(), call.path("id"))));
  }

  private static Reply.Json accepted(AsyncRateRequest asyncRequest) {
    return Reply.json(202, RateRequestJson.Async.of(asyncRequest))
        .with("Location", "/v1/rates/requests/" + asyncRequest.id())
        .with(APPLIED, LATER);
  }
}
