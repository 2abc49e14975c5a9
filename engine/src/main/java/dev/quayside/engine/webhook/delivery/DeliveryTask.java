package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Event;

/// A delivery leased by one worker, with everything needed for one attempt.
///
/// @param secrets the secrets that sign at this time
/// @param number attempt number, from 1
public record DeliveryTask(
    String deliveryId,
    WorkspaceId workspace,
    Environment environment,
    String webhookId,
    String url,
    SealedSecrets secrets,
    Event event,
    int number) {}
