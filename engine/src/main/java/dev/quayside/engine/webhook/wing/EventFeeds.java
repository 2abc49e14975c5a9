package dev.quayside.engine.webhook.wing;

import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.WebhookRoutes;
import dev.quayside.engine.webhook.Webhooks;
import dev.quayside.engine.webhook.eventlog.EventRoutes;
import dev.quayside.engine.webhook.eventlog.EventStreams;
import java.util.List;

/// Wing `webhook`: the three ways in which programs and windows learn what has happened.
///
/// @param log events of the last days, to be read back
/// @param live changes as they happen, for windows and streams
public record EventFeeds(EventLog log, LiveEvents live, Webhooks webhooks) implements Wing {

  /// @param outbox keeps what webhooks are still to be told
  public static EventFeeds of(Foundation base, Events events, Outbox outbox) {
    return new EventFeeds(
        new EventLog(base.database(), base.clock()),
        base.live(),
        Webhooks.of(base, events, outbox));
  }

  @Override
  public List<Routes> routes() {
    return List.of(
        new WebhookRoutes(webhooks), new EventRoutes(log, webhooks, new EventStreams(log, live)));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(caller -> webhooks.deleteOld(caller.workspace())).seldom().byOneEngine(),
        Chore.each(caller -> log.deleteOld(caller.workspace())).seldom().byOneEngine());
  }

  @Override
  public List<Worker> workers() {
    return List.of(new Worker(Stage.FOLLOW_UP, webhooks::start, webhooks::close));
  }
}
