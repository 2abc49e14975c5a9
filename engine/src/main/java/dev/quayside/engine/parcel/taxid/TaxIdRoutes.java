package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/tax-ids.
public record TaxIdRoutes(TaxIds taxIds) implements Routes {

  private static final String ALL = "/v1/tax-ids";

  @Override
  public void register(RouteTable routes) {
    routes.get(ALL, Role.OPERATOR, this::get);
    routes.put(ALL, Role.ADMIN, KeptTaxIdsJson::read, this::keep);
  }

  private Reply get(Call call) {
    return Reply.ok(KeptTaxIdsJson.of(taxIds.get(call.caller())));
  }

  private Reply keep(Call call, KeptTaxIds chosen) {
    return Reply.ok(KeptTaxIdsJson.of(taxIds.keep(call.caller(), chosen)));
  }
}
