package dev.quayside.engine.platform.event;

import java.time.Instant;

/// Something that happened in a workspace.
///
/// @param data JSON text, in the shape the API shows
public record Event(String id, EventType type, String subject, String data, Instant createdAt) {}
