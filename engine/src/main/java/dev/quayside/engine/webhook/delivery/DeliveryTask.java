package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Event;

/// A delivery that one worker has leased, with all it needs for one attempt.
///
/// @param secrets those that sign at this moment
/// @param number of the attempt, from 1
public record DeliveryTask(
    String deliveryId,
    WorkspaceId workspace,
    Environment environment,
    String webhookId,
    String url,
    SealedSecrets secrets,
    Event event,
    int number) {}
