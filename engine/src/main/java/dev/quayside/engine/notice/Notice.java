package dev.quayside.engine.notice;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Something that needs a person, or needed one.
///
/// @param subject id, name or code of what it is about; empty for the workspace as a whole
/// @param message what is the matter, and what to do
/// @param createdAt by the installation's clock
/// @param endedAt when it was over; null while it needs a person
public record Notice(
    String id,
    String key,
    NoticeKind kind,
    String subject,
    Message message,
    Instant createdAt,
    @Nullable Instant endedAt) {}
