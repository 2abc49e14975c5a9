package dev.quayside.engine;

import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Upgrade;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The parts and settings of an engine that come from outside.
///
/// @param postgres the database that several engines share; null for the one that belongs to the
///   folder
/// @param clock real time; workspaces' clocks hang on it
/// @param random for ids and keys
/// @param station the name of this engine's desk; null to keep the one its folder has, else the
///   computer's
/// @param pinRounds how often a PIN or badge is hashed, see {@link #PIN_ROUNDS}
/// @param upgrading told of each step while the data of an earlier version is brought to this one,
///   on the thread that opens
public record EngineOptions(
    Folders folders,
    @Nullable SharedDatabase postgres,
    InstantSource clock,
    RandomGenerator random,
    Times times,
    Hosts hosts,
    @Nullable String station,
    int pinRounds,
    Consumer<Upgrade> upgrading) {

  private static final Duration CARRIER_DEADLINE = Duration.ofSeconds(8);
  // shorter than a retry with the same Idempotency-Key waits; otherwise that retry would give up
  // before the purchase is decided
  private static final Duration PURCHASE_DEADLINE = Duration.ofSeconds(20);

  /// Rounds of PBKDF2-HMAC-SHA512: what OWASP's password storage cheat sheet names for it, a large
  /// part of a second for each guess at a stolen database.
  public static final int PIN_ROUNDS = 210_000;

  private static final Duration CHORES_EVERY = Duration.ofSeconds(5);

  /// @param data where everything is kept
  /// @param own where what is about the running engine is kept, one engine at a time: the same
  ///   folder, but where several engines share a database
  public record Folders(Path data, Path own) {

    /// Whether no other engine may work on the file in it.
    boolean isOne() {
      return data.equals(own);
    }
  }

  /// @param lease how long other engines on the database take this one for alive when it says
  ///   nothing
  /// @param question how long a carrier may take to answer a question
  /// @param purchase how long a carrier may take to answer a purchase, which is in doubt after that
  /// @param chores how often recurring work runs
  /// @param ofDatabase whether engines that share a database go by its clock; a test that sets the
  ///   time goes by its own
  public record Times(
      Duration lease, Duration question, Duration purchase, Duration chores, boolean ofDatabase) {}

  /// @param webhookTargets ranges of addresses such as `10.1.0.0/16` that webhooks of production
  ///   may reach although they are not of the public internet
  /// @param carriers where carriers answer in place of their own addresses, by code
  /// @param sources where shops of a kind answer in place of their own addresses, by kind
  /// @param printFrom hosts, with or without a port, that programs may name files of to be printed
  public record Hosts(
      List<String> webhookTargets,
      Map<String, URI> carriers,
      Map<String, URI> sources,
      List<String> printFrom) {
    public Hosts {
      printFrom = List.copyOf(printFrom);
      webhookTargets = List.copyOf(webhookTargets);
      carriers = Map.copyOf(carriers);
      sources = Map.copyOf(sources);
    }
  }

  /// Options with which production webhooks reach only the public internet.
  public EngineOptions(
      Path directory,
      InstantSource clock,
      RandomGenerator random,
      Duration carrierDeadline,
      Duration choresEvery) {
    this(
        new Folders(directory, directory),
        null,
        clock,
        random,
        new Times(Leases.LIFETIME, carrierDeadline, PURCHASE_DEADLINE, choresEvery, true),
        new Hosts(List.of(), Map.of(), Map.of(), List.of()),
        null,
        PIN_ROUNDS,
        _ -> {});
  }

  public static EngineOptions at(Path directory) {
    return new EngineOptions(
        directory, InstantSource.system(), new SecureRandom(), CARRIER_DEADLINE, CHORES_EVERY);
  }

  /// On the data that a folder belongs to.
  public static EngineOptions on(FolderDatabase kept) {
    return at(kept.directory().root()).onDatabase(kept.shared());
  }

  /// One of several engines on the database of the directory.
  ///
  /// @param own the engine's own folder
  public EngineOptions withOwnFolder(Path own) {
    return with(new Folders(folders.data, own));
  }

  /// On a PostgreSQL in place of a SQLite file in the folder.
  ///
  /// @param shared null for the database the folder was last used with
  public EngineOptions onDatabase(@Nullable SharedDatabase shared) {
    return new EngineOptions(
        folders, shared, clock, random, times, hosts, station, pinRounds, upgrading);
  }

  public EngineOptions withPurchaseDeadline(Duration deadline) {
    return with(new Times(times.lease, times.question, deadline, times.chores, times.ofDatabase));
  }

  /// By this computer's clock, also where the database is shared.
  public EngineOptions onOwnTime() {
    return with(new Times(times.lease, times.question, times.purchase, times.chores, false));
  }

  /// @param time real time
  public EngineOptions onTime(InstantSource time) {
    return new EngineOptions(
        folders, postgres, time, random, times, hosts, station, pinRounds, upgrading);
  }

  /// @param lifetime within which a killed engine's work goes to others
  public EngineOptions withLeases(Duration lifetime) {
    return with(
        new Times(lifetime, times.question, times.purchase, times.chores, times.ofDatabase));
  }

  public EngineOptions withWebhookTargets(List<String> ranges) {
    return with(new Hosts(ranges, hosts.carriers, hosts.sources, hosts.printFrom));
  }

  public EngineOptions withCarrierHosts(Map<String, URI> carriers) {
    return with(new Hosts(hosts.webhookTargets, carriers, hosts.sources, hosts.printFrom));
  }

  public EngineOptions withSourceHosts(Map<String, URI> sources) {
    return with(new Hosts(hosts.webhookTargets, hosts.carriers, sources, hosts.printFrom));
  }

  /// @param from hosts, with or without a port, that programs may name files of to be printed
  public EngineOptions withPrintFrom(List<String> from) {
    return with(new Hosts(hosts.webhookTargets, hosts.carriers, hosts.sources, from));
  }

  /// @param name null to keep the one the folder has
  public EngineOptions atStation(@Nullable String name) {
    return new EngineOptions(
        folders, postgres, clock, random, times, hosts, name, pinRounds, upgrading);
  }

  public EngineOptions whenUpgrading(Consumer<Upgrade> told) {
    return new EngineOptions(
        folders, postgres, clock, random, times, hosts, station, pinRounds, told);
  }

  /// Fewer rounds than a stolen database must cost are for tests only.
  public EngineOptions withPinRounds(int rounds) {
    return new EngineOptions(
        folders, postgres, clock, random, times, hosts, station, rounds, upgrading);
  }

  private EngineOptions with(Folders others) {
    return new EngineOptions(
        others, postgres, clock, random, times, hosts, station, pinRounds, upgrading);
  }

  private EngineOptions with(Times others) {
    return new EngineOptions(
        folders, postgres, clock, random, others, hosts, station, pinRounds, upgrading);
  }

  private EngineOptions with(Hosts others) {
    return new EngineOptions(
        folders, postgres, clock, random, times, others, station, pinRounds, upgrading);
  }
}
