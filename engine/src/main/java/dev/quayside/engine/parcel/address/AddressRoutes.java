package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// POST /v1/addresses/validate.
public record AddressRoutes(AddressCheck check) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post(
        "/v1/addresses/validate",
        Role.VIEWER,
        AddressValidationJson::read,
        (call, draft) -> Reply.ok(AddressValidationJson.of(check.validate(call.caller(), draft))));
  }
}
