package dev.quayside.engine.platform.audit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One act of a person or a program.
///
/// @param action the name of an event, as `label.created`, or as `user.signed_in`
/// @param subject the id of what it was done to
/// @param userId who had signed in; null when nobody had to
/// @param userName as it was then; null with `userId`
/// @param keyId the API key, or `desk` for the window
/// @param station name of the desk, as it was then; null for what a command beside it did
/// @param correlationId of the request; null for the window
/// @param createdAt by the installation's clock, also in a sandbox with its own
public record AuditEntry(
    String id,
    String action,
    String subject,
    @Nullable String userId,
    @Nullable String userName,
    String keyId,
    @Nullable String station,
    @Nullable String correlationId,
    Instant createdAt) {}
