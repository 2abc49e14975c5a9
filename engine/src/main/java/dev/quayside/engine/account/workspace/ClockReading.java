package dev.quayside.engine.account.workspace;

import java.time.Duration;
import java.time.Instant;

/// What a workspace's clock shows.
///
/// @param ahead of real time
public record ClockReading(Instant now, Duration ahead) {}
