package dev.quayside.engine.account.workspace;

import java.time.Duration;
import java.time.Instant;

/// The time of a workspace's clock.
///
/// @param ahead how far it is ahead of real time
public record ClockReading(Instant now, Duration ahead) {}
