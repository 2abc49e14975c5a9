package dev.quayside.engine.platform.audit;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Selects entries; null selects all.
///
/// @param subjects the ids of one thing, such as a shipment and its label; empty for all
/// @param createdAfter this time included
/// @param createdBefore this time excluded
public record AuditFilter(
    @Nullable String action,
    List<String> subjects,
    @Nullable String userId,
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore) {}
