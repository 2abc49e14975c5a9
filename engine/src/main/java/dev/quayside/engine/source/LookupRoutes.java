package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.api.OrderJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.message.Message;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An order out of a shop's own tables: taken in by a scan, or only tried.
public record LookupRoutes(Lookups lookups, InstantSource clock) implements Routes {

  private static final int LONGEST_KEY = 200;
  private static final int CREATED = 201;
  private static final int KNOWN = 200;

  /// What a key would bring.
  ///
  /// @param columns what each label is taken for; null for one that is not used
  record PreviewJson(
      Map<String, @Nullable String> columns,
      List<Map<String, @Nullable Object>> rows,
      @Nullable OrderJson order,
      @Nullable Message refused,
      long tookMs) {}

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/lookup", Role.OPERATOR, LookupRoutes::key, this::lookup);
    routes.post("/v1/sources/:id/preview", Role.ADMIN, LookupRoutes::key, this::preview);
  }

  private static String key(Fields body) {
    var key = Optional.ofNullable(body.text("key", LONGEST_KEY)).orElse("").strip();
    body.violations().require("key", key);
    return key;
  }

  private Reply lookup(Call call, String key) {
    var found = lookups.find(call.caller(), key);
    return Reply.json(
        found.isNew() ? CREATED : KNOWN, OrderJson.of(found.order(), clock.instant()));
  }

  private Reply preview(Call call, String key) {
    var preview = lookups.preview(call.caller(), call.path("id"), key);
    var order = preview.order();
    return Reply.ok(
        new PreviewJson(
            preview.columns(),
            preview.rows(),
            order == null ? null : OrderJson.of(order, clock.instant()),
            preview.refused(),
            preview.took().toMillis()));
  }
}
