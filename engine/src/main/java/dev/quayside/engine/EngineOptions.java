package dev.quayside.engine;

import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Upgrade;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// The parts and settings of an engine that come from outside.
///
/// @param directory where everything is kept
/// @param desk where what is about the running engine is kept, one engine at a time: the directory
///   itself, but where several engines share a database
/// @param clock real time; workspaces' clocks hang on it
/// @param random for ids and keys
/// @param leases how long other engines on the database take this one for alive when it says
///   nothing
/// @param choresEvery how often recurring work runs
/// @param webhookTargets ranges of addresses, such as `10.1.0.0/16`, that production webhooks may
///   reach although they are not on the public internet
/// @param carrierHosts addresses to use in place of the carriers' own, by carrier code
/// @param upgrading told of each step while data of an earlier version is upgraded, on the thread
///   that opens the engine
public record EngineOptions(
    Path directory,
    Path desk,
    InstantSource clock,
    RandomGenerator random,
    Duration leases,
    Deadlines deadlines,
    Duration choresEvery,
    List<String> webhookTargets,
    Map<String, URI> carrierHosts,
    Consumer<Upgrade> upgrading) {

  private static final Duration CARRIER_DEADLINE = Duration.ofSeconds(8);
  // shorter than a retry with the same Idempotency-Key waits; otherwise that retry would give up
  // before the purchase is decided
  private static final Duration PURCHASE_DEADLINE = Duration.ofSeconds(20);
  private static final Duration CHORES_EVERY = Duration.ofSeconds(5);

  /// Time limits for a carrier's answers.
  ///
  /// @param question for a question
  /// @param purchase for a purchase, which is in doubt after that
  /// @param purchase to answer one, before it is in doubt
  public record Deadlines(Duration question, Duration purchase) {}

  public EngineOptions {
    webhookTargets = List.copyOf(webhookTargets);
    carrierHosts = Map.copyOf(carrierHosts);
  }

  /// Options with which production webhooks reach only the public internet.
  public EngineOptions(
      Path directory,
      InstantSource clock,
      RandomGenerator random,
      Duration carrierDeadline,
      Duration choresEvery) {
    this(
        directory,
        directory,
        clock,
        random,
        Leases.LIFETIME,
        new Deadlines(carrierDeadline, PURCHASE_DEADLINE),
        choresEvery,
        List.of(),
        Map.of(),
        _ -> {});
  }

  public EngineOptions withPurchaseDeadline(Duration deadline) {
    var longer = new Deadlines(deadlines.question(), deadline);
    return new EngineOptions(
        directory,
        desk,
        clock,
        random,
        leases,
        longer,
        choresEvery,
        webhookTargets,
        carrierHosts,
        upgrading);
  }

  public EngineOptions withWebhookTargets(List<String> ranges) {
    return new EngineOptions(
        directory,
        desk,
        clock,
        random,
        leases,
        deadlines,
        choresEvery,
        ranges,
        carrierHosts,
        upgrading);
  }

  public EngineOptions withCarrierHosts(Map<String, URI> hosts) {
    return new EngineOptions(
        directory,
        desk,
        clock,
        random,
        leases,
        deadlines,
        choresEvery,
        webhookTargets,
        hosts,
        upgrading);
  }

  /// One of several engines on the database of the directory.
  ///
  /// @param own the engine's own folder
  public EngineOptions atDesk(Path own) {
    return new EngineOptions(
        directory,
        own,
        clock,
        random,
        leases,
        deadlines,
        choresEvery,
        webhookTargets,
        carrierHosts,
        upgrading);
  }

  /// @param lifetime within which a killed engine's work goes to others
  public EngineOptions withLeases(Duration lifetime) {
    return new EngineOptions(
        directory,
        desk,
        clock,
        random,
        lifetime,
        deadlines,
        choresEvery,
        webhookTargets,
        carrierHosts,
        upgrading);
  }

  public EngineOptions whenUpgrading(Consumer<Upgrade> told) {
    return new EngineOptions(
        directory,
        desk,
        clock,
        random,
        leases,
        deadlines,
        choresEvery,
        webhookTargets,
        carrierHosts,
        told);
  }

  public static EngineOptions at(Path directory) {
    return new EngineOptions(
        directory, InstantSource.system(), new SecureRandom(), CARRIER_DEADLINE, CHORES_EVERY);
  }
}
