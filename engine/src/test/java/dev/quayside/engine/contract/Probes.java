package dev.quayside.engine.contract;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.store.StoreException;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Endpoints that show the rules every endpoint follows.
public final class Probes implements Routes {

  static final String PREFIX = "/v1/probe";

  private static final Logger LOG = LoggerFactory.getLogger(Probes.class);

  public final AtomicInteger effects = new AtomicInteger();
  public final CountDownLatch entered = new CountDownLatch(1);
  public final CountDownLatch leave = new CountDownLatch(1);

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/probe", Role.VIEWER, call -> Reply.ok(Map.of("who", call.caller().keyId())));
    routes.get("/v1/probe/:id", Role.VIEWER, call -> Reply.ok(Map.of("id", call.path("id"))));
    routes.get("/v1/probe-admin", Role.ADMIN, call -> Reply.ok(Map.of()));
    routes.get("/v1/probe-query", Role.VIEWER, Probes::query);
    routes.get(
        "/v1/probe-failure",
        Role.VIEWER,
        call -> {
          throw new IllegalStateException("SELECT secret FROM /var/lib/quayside");
        });
    routes.get(
        "/v1/probe-full-disk",
        Role.VIEWER,
        call -> {
          throw new StoreException("the disk is full: free up disk space, then try again");
        });
    routes.get("/v1/probe-wait", Role.VIEWER, call -> waiting());
    routes.get(
        "/v1/probe-file",
        Role.VIEWER,
        call -> new Reply.Download("application/pdf", "1Z.pdf", new byte[] {1, 2, 3}));
    routes.post("/v1/probe", Role.OPERATOR, Probes::read, (call, sum) -> effect(sum));
    routes.post("/v1/probe-bare", Role.OPERATOR, call -> effect("bare"));
  }

  private static String read(Fields body) {
    var inner = body.requiredObject("inner");
    return body.requiredText("name")
        + body.decimal("price")
        + body.integer("count")
        + body.bool("flag")
        + body.texts("tags", 3)
        + body.instant("at")
        + inner.requiredText("zip")
        + body.objects("items", 2).stream().map(item -> item.integer("quantity")).toList();
  }

  private Reply effect(String sum) {
    LOG.info("an effect");
    return Reply.created(Map.of("sum", sum, "effect", effects.incrementAndGet()));
  }

  private static Reply query(Call call) {
    return call.query(
        query -> Reply.ok(Map.of("page", query.integer("page", 1, 1, Integer.MAX_VALUE))));
  }

  private Reply waiting() {
    entered.countDown();
    try {
      leave.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Reply.ok(Map.of("waited", true));
  }
}
