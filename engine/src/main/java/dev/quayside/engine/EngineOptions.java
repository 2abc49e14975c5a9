package dev.quayside.engine;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/// What an engine needs from outside.
///
/// @param dataDirectory where everything is kept; one engine at a time
/// @param clock real time; workspaces' clocks hang on it
/// @param random for ids and keys
/// @param carrierDeadline how long a carrier may take to answer a rate request
/// @param choresEvery how often recurring work runs
public record EngineOptions(
    Path dataDirectory,
    InstantSource clock,
    RandomGenerator random,
    Duration carrierDeadline,
    Duration choresEvery) {

  private static final Duration CARRIER_DEADLINE = Duration.ofSeconds(8);
  private static final Duration CHORES_EVERY = Duration.ofSeconds(5);

  public static EngineOptions at(Path dataDirectory) {
    return new EngineOptions(
        dataDirectory, InstantSource.system(), new SecureRandom(), CARRIER_DEADLINE, CHORES_EVERY);
  }
}
