package dev.quayside.engine.mail;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A letter to one customer about one event.
///
/// @param error why the last attempt failed; null when none did
public record PostedLetter(
    String id,
    String shipmentId,
    Occasion occasion,
    String recipient,
    LetterStatus status,
    int attempts,
    @Nullable String error,
    Instant createdAt) {}
