package dev.quayside.engine;

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

/// What an engine needs from outside.
///
/// @param dataDirectory where everything is kept; one engine at a time
/// @param clock real time; workspaces' clocks hang on it
/// @param random for ids and keys
/// @param carrierDeadline how long a carrier may take to answer a question
/// @param purchaseDeadline how long a carrier may take to answer a purchase, before it is in doubt
/// @param choresEvery how often recurring work runs
/// @param webhookTargets ranges of addresses such as `10.1.0.0/16` that webhooks of production may
///   reach although they are not of the public internet
/// @param carrierHosts where carriers answer in place of their own addresses, by code
/// @param upgrading told of each step while the data of an earlier version is brought to this one,
///   on the thread that opens
public record EngineOptions(
    Path dataDirectory,
    InstantSource clock,
    RandomGenerator random,
    Duration carrierDeadline,
    Duration purchaseDeadline,
    Duration choresEvery,
    List<String> webhookTargets,
    Map<String, URI> carrierHosts,
    Consumer<Upgrade> upgrading) {

  private static final Duration CARRIER_DEADLINE = Duration.ofSeconds(8);
  // shorter than a retry with the same Idempotency-Key waits
  private static final Duration PURCHASE_DEADLINE = Duration.ofSeconds(20);
  private static final Duration CHORES_EVERY = Duration.ofSeconds(5);

  public EngineOptions {
    webhookTargets = List.copyOf(webhookTargets);
    carrierHosts = Map.copyOf(carrierHosts);
  }

  /// Webhooks of production reach the public internet only.
  public EngineOptions(
      Path dataDirectory,
      InstantSource clock,
      RandomGenerator random,
      Duration carrierDeadline,
      Duration choresEvery) {
    this(
        dataDirectory,
        clock,
        random,
        carrierDeadline,
        PURCHASE_DEADLINE,
        choresEvery,
        List.of(),
        Map.of(),
        _ -> {});
  }

  public EngineOptions withPurchaseDeadline(Duration deadline) {
    return new EngineOptions(
        dataDirectory,
        clock,
        random,
        carrierDeadline,
        deadline,
        choresEvery,
        webhookTargets,
        carrierHosts,
        upgrading);
  }

  public EngineOptions withWebhookTargets(List<String> ranges) {
    return new EngineOptions(
        dataDirectory,
        clock,
        random,
        carrierDeadline,
        purchaseDeadline,
        choresEvery,
        ranges,
        carrierHosts,
        upgrading);
  }

  public EngineOptions withCarrierHosts(Map<String, URI> hosts) {
    return new EngineOptions(
        dataDirectory,
        clock,
        random,
        carrierDeadline,
        purchaseDeadline,
        choresEvery,
        webhookTargets,
        hosts,
        upgrading);
  }

  public EngineOptions whenUpgrading(Consumer<Upgrade> told) {
    return new EngineOptions(
        dataDirectory,
        clock,
        random,
        carrierDeadline,
        purchaseDeadline,
        choresEvery,
        webhookTargets,
        carrierHosts,
        told);
  }

  public static EngineOptions at(Path dataDirectory) {
    return new EngineOptions(
        dataDirectory, InstantSource.system(), new SecureRandom(), CARRIER_DEADLINE, CHORES_EVERY);
  }
}
