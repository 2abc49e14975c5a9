package dev.quayside.engine;

import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.Webhooks;

/// The three ways in which programs and windows learn what has happened.
///
/// @param log events of the last days, to be read back
/// @param live changes as they happen, for windows and streams
public record EventFeeds(EventLog log, LiveEvents live, Webhooks webhooks) {

  /// @param outbox keeps what webhooks are still to be told
  static EventFeeds of(Foundation base, Events events, Outbox outbox) {
    return new EventFeeds(
        new EventLog(base.database(), base.clock()),
        base.live(),
        Webhooks.of(base, events, outbox));
  }
}
