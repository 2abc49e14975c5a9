package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.time.Duration;

/// /v1/sandbox: the clock, the carriers' behaviour, whether parcels move by themselves. Answered on
/// the sandbox listener only.
public record SandboxRoutes(SandboxLab lab) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/sandbox/clock", Role.VIEWER, this::readClock);
    routes.post("/v1/sandbox/clock", Role.OPERATOR, SandboxJson::advance, this::advanceClock);
    routes.get("/v1/sandbox/carriers/:code", Role.VIEWER, this::behaviour);
    routes.put("/v1/sandbox/carriers/:code", Role.OPERATOR, SandboxJson::fault, this::behave);
    routes.get("/v1/sandbox/settings", Role.VIEWER, this::settings);
    routes.put("/v1/sandbox/settings", Role.OPERATOR, SandboxJson::settings, this::set);
  }

  private Reply readClock(Call call) {
    return Reply.ok(SandboxJson.Clock.of(lab.clock(call.caller())));
  }

  private Reply advanceClock(Call call, Duration by) {
    return call.ok(key -> lab.advance(call.caller(), by, key), SandboxJson.Clock::of);
  }

  private Reply behaviour(Call call) {
    return answer(call, lab.fault(call.caller(), call.path("code")));
  }

  private Reply behave(Call call, CarrierFault fault) {
    lab.behave(call.caller(), call.path("code"), fault);
    return answer(call, fault);
  }

  private static Reply answer(Call call, CarrierFault fault) {
    return Reply.ok(SandboxJson.Behaviour.of(call.path("code"), fault));
  }

  private Reply settings(Call call) {
    return Reply.ok(new SandboxJson.Settings(lab.autoScan(call.caller())));
  }

  private Reply set(Call call, SandboxJson.Settings settings) {
    lab.setAutoScan(call.caller(), settings.autoScan());
    return Reply.ok(settings);
  }
}
