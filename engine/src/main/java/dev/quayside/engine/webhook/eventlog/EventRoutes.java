package dev.quayside.engine.webhook.eventlog;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.EventJson;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.webhook.Delivery;
import dev.quayside.engine.webhook.Webhooks;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// /v1/events.
public record EventRoutes(EventLog log, Webhooks webhooks, EventStreams streams) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/events", Role.VIEWER, this::list);
    routes.get("/v1/events/stream", Role.VIEWER, this::stream);
    routes.get("/v1/events/:id", Role.VIEWER, this::get);
    routes.post(
        "/v1/events/:id/resend",
        Role.OPERATOR,
        (BodyReader.OrNothing<Asked>) EventRoutes::webhook,
        this::resend);
  }

  private Reply list(Call call) {
    var asked = call.query(EventQueryJson::read);
    var found = log.list(call.caller().workspace(), asked);
    return Reply.ok(EventQueryJson.answer(asked, found, call.listener()));
  }

  private Reply get(Call call) {
    var id = call.path("id");
    return Reply.ok(
        log.find(call.caller().workspace(), id)
            .map(event -> EventJson.of(event, call.listener()))
            .orElseThrow(() -> ProblemException.notFound(WebhookWords.EVENT, id)));
  }

  private Reply stream(Call call) {
    var caller = call.caller();
    var wanted = call.query(query -> EventQueryJson.wanted(query, call.header("Last-Event-ID")));
    return new Reply.Stream(
        "text/event-stream",
        caller.keyId(),
        sink -> streams.tell(caller, wanted, new Reader(sink)));
  }

  private record Reader(Reply.Sink sink) implements EventSink {
    @Override
    public void write(byte[] text) throws IOException {
      sink.write(text);
    }

    @Override
    public boolean isWelcome() {
      return sink.isWelcome();
    }
  }

  private static Asked webhook(Fields body) {
    return new Asked(body.text("webhookId"));
  }

  private Reply resend(Call call, Asked asked) {
    return call.<List<Delivery>>answer(
        key -> webhooks.resend(call.caller(), call.path("id"), asked.webhookId(), key),
        queued -> Reply.json(202, ResendJson.of(queued)));
  }

  /// @param webhookId null for all webhooks
  private record Asked(@Nullable String webhookId) {}
}
