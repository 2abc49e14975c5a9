package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/webhooks.
public record WebhookRoutes(Webhooks webhooks) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.postSecret("/v1/webhooks", Role.ADMIN, WebhookJson::read, this::create);
    routes.get("/v1/webhooks", Role.VIEWER, this::list);
    routes.get("/v1/webhooks/:id", Role.VIEWER, this::get);
    routes.patch("/v1/webhooks/:id", Role.ADMIN, WebhookJson::readChange, this::change);
    routes.delete(
        "/v1/webhooks/:id", Role.ADMIN, call -> webhooks.delete(call.caller(), call.path("id")));
    routes.postSecret(
        "/v1/webhooks/:id/rotate-secret",
        Role.ADMIN,
        (BodyReader.OrNothing<SecretRotation>) WebhookJson::readRotation,
        this::rotate);
    routes.post("/v1/webhooks/:id/enable", Role.ADMIN, this::enable);
    routes.post("/v1/webhooks/:id/test", Role.ADMIN, this::test);
    routes.get("/v1/webhooks/:id/deliveries", Role.VIEWER, this::deliveries);
  }

  private Reply create(Call call, WebhookDraft draft) {
    return call.<NewWebhook>created(
        key -> webhooks.create(call.caller(), draft, key), WebhookJson::of);
  }

  private Reply list(Call call) {
    var asked = call.query(QueryParameters::byAge);
    return Reply.ok(PageJson.of(webhooks.list(call.caller(), asked), asked, WebhookJson::of));
  }

  private Reply get(Call call) {
    return Reply.ok(WebhookJson.of(webhooks.get(call.caller(), call.path("id"))));
  }

  private Reply change(Call call, WebhookChange change) {
    return Reply.ok(WebhookJson.of(webhooks.change(call.caller(), call.path("id"), change)));
  }

  private Reply rotate(Call call, SecretRotation rotation) {
    return call.<NewWebhook>ok(
        key -> webhooks.rotate(call.caller(), call.path("id"), rotation, key), WebhookJson::of);
  }

  private Reply enable(Call call) {
    return call.<Webhook>ok(
        key -> webhooks.enable(call.caller(), call.path("id"), key), WebhookJson::of);
  }

  private Reply test(Call call) {
    return call.ok(key -> webhooks.test(call.caller(), call.path("id"), key), DeliveryJson::of);
  }

  private Reply deliveries(Call call) {
    var asked = call.query(QueryParameters::byAge);
    var page = webhooks.deliveries(call.caller(), call.path("id"), asked);
    return Reply.ok(PageJson.of(page, asked, DeliveryJson::of));
  }
}
