package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.breaker.GuardedCarrier;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import dev.quayside.engine.workspace.Workspaces;
import java.time.Duration;

/// /v1/sandbox: the clock, the carriers' behaviour, whether parcels move. The server answers them
/// on the sandbox listener only.
public final class SandboxRoutes implements Routes {

  private final SandboxClock clock;
  private final SandboxControls controls;
  private final Carriers carriers;
  private final Workspaces workspaces;

  public SandboxRoutes(
      SandboxClock clock, SandboxControls controls, Carriers carriers, Workspaces workspaces) {
    this.clock = clock;
    this.controls = controls;
    this.carriers = carriers;
    this.workspaces = workspaces;
  }

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
    return Reply.ok(SandboxJson.Clock.of(clock.read(call.caller())));
  }

  private Reply advanceClock(Call call, Duration by) {
    var reading = clock.advance(call.caller(), by, call.receipt(200, SandboxJson.Clock::of));
    return Reply.ok(SandboxJson.Clock.of(reading));
  }

  private Reply behaviour(Call call) {
    var code = code(call);
    return Reply.ok(
        SandboxJson.Behaviour.of(code, controls.fault(call.caller().workspace(), code)));
  }

  private Reply behave(Call call, Fault fault) {
    var code = code(call);
    controls.setFault(call.caller().workspace(), code, fault);
    carriers.find(call.caller(), code).ifPresent(SandboxRoutes::callAtOnce);
    return Reply.ok(SandboxJson.Behaviour.of(code, fault));
  }

  /// Who changes the weather wants to see it, not the rest of the breaker that watched the old one.
  private static void callAtOnce(Carrier carrier) {
    if (carrier instanceof GuardedCarrier guarded) {
      guarded.tryNow();
    }
  }

  private Reply settings(Call call) {
    return Reply.ok(new SandboxJson.Settings(workspaces.autoScan(call.caller().workspace())));
  }

  private Reply set(Call call, SandboxJson.Settings settings) {
    workspaces.setAutoScan(call.caller().workspace(), settings.autoScan());
    clock.tell(call.caller());
    return Reply.ok(settings);
  }

  private String code(Call call) {
    return carriers
        .find(call.caller(), call.path("code"))
        .map(carrier -> carrier.profile().code())
        .orElseThrow(() -> ProblemException.notFound("this carrier"));
  }
}
