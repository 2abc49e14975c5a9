package dev.quayside.engine;

import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.webhook.Webhooks;

/// The three ways in which programs and windows learn what has happened.
///
/// @param log events of the last days, to be read back
/// @param live changes as they happen, for windows and streams
public record EventFeeds(EventLog log, LiveEvents live, Webhooks webhooks) {}
