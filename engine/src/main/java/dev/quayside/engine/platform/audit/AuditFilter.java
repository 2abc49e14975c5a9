package dev.quayside.engine.platform.audit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Selects entries; null selects all.
///
/// @param createdAfter this time included
public record AuditFilter(
    @Nullable String action,
    @Nullable String subject,
    @Nullable String userId,
    @Nullable Instant createdAfter) {}
