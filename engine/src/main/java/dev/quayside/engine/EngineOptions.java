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
/// @param webhookTargets ranges of addresses such as `10.1.0.0/16` that webhooks of production may
///   reach although they are not of the public internet
/// @param carrierHosts where carriers answer in place of their own addresses, by code
/// @param sourceHosts where shops of a kind answer in place of their own addresses, by kind
/// @param upgrading told of each step while the data of an earlier version is brought to this one,
///   on the thread that opens
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
    Map<String, URI> sourceHosts,
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
    sourceHosts = Map.copyOf(sourceHosts);
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
        sourceHosts,
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
        sourceHosts,
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
        sourceHosts,
        upgrading);
  }

  public EngineOptions withSourceHosts(Map<String, URI> hosts) {
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
        sourceHosts,
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
        sourceHosts,
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
        sourceHosts,
        told);
  }

  public static EngineOptions at(Path directory) {
    return new EngineOptions(
        directory, InstantSource.system(), new SecureRandom(), CARRIER_DEADLINE, CHORES_EVERY);
  }
}
