package dev.quayside.engine.webhook;

import dev.quayside.engine.event.Event;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.WorkspaceId;

/// A delivery that one worker has leased, with all it needs for one attempt.
///
/// @param sealedSecret as it is at rest
/// @param number of the attempt, from 1
record Errand(
    String deliveryId,
    WorkspaceId workspace,
    Environment environment,
    String webhookId,
    String url,
    String sealedSecret,
    Event event,
    int number) {}
