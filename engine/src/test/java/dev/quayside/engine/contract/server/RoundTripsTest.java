package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.PostgresWire;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How often an engine asks its PostgreSQL, which may be a network away: each line is a round trip.
class RoundTripsTest {

  private static final int MOST_A_LABEL = 15;
  private static final int MOST_A_MINUTE = 30;
  private static final int BUYERS = 4;

  /// So that a sign of life comes ten times a second.
  private static final Duration LEASE = Duration.ofMillis(300);

  @TempDir Path directory;

  @Test
  void aLabelByRateTakesFew() {
    try (var wire = PostgresWire.to(PostgresServer.database(), Duration.ZERO);
        var served = open(wire, Duration.ofHours(1), Leases.LIFETIME)) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
      var first = api.post("/v1/rates", ShopTest.rateRequest()).json().at("/rates/0/id").asText();
      label(api, first);
      var rate = api.post("/v1/rates", ShopTest.rateRequest()).json().at("/rates/0/id").asText();
      await().until(() -> wire.take().isEmpty());
      label(api, rate);
      assertThat(wire.take())
          .filteredOn(asked -> !isSignOfLife(asked))
          .hasSizeLessThanOrEqualTo(MOST_A_LABEL);
      await().until(() -> wire.take().isEmpty());
      label(api, rate);
      assertThat(wire.take()).as("a replayed key").hasSizeLessThanOrEqualTo(2);
    }
  }

  @Test
  void anIdleEngineAsksOneStatementEveryTwoSecondsHoweverManyItsWorkspaces() {
    assertThat(Duration.ofMinutes(1).dividedBy(Leases.LOOKS_EVERY))
        .isLessThanOrEqualTo(MOST_A_MINUTE);
    try (var wire = PostgresWire.to(PostgresServer.database(), Duration.ZERO);
        var served = open(wire, Duration.ofMillis(20), LEASE)) {
      awaitSignsOfLifeAlone(wire);
      for (int i = 0; i < 8; i++) {
        served.workspace("shop-" + i);
      }
      awaitSignsOfLifeAlone(wire);
    }
  }

  /// What an engine says of its purchases under way with each sign of life would otherwise wait for
  /// all of them, and all others for it: over a slow line for longer than a carrier is waited for.
  @Test
  void whilePurchasesAreUnderWayNothingKeepsThemFromEachOther() throws Exception {
    try (var wire = PostgresWire.to(PostgresServer.database(), Duration.ofMillis(30));
        var served = open(wire, Duration.ofHours(1), LEASE);
        var buyers = Executors.newVirtualThreadPerTaskExecutor()) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
      var rates = new ArrayList<String>();
      for (int i = 0; i < BUYERS; i++) {
        rates.add(api.post("/v1/rates", ShopTest.rateRequest()).json().at("/rates/0/id").asText());
      }
      label(api, rates.getFirst() + "x", rates.getFirst());
      wire.take();
      var bought = rates.stream().map(rate -> buyers.submit(() -> label(api, rate))).toList();
      for (var each : bought) {
        each.get();
      }
      var trips = wire.take();
      assertThat(trips)
          .as("signs of life meanwhile")
          .filteredOn(RoundTripsTest::isSignOfLife)
          .hasSizeGreaterThan(3);
      assertThat(trips).filteredOn(trip -> trip.contains("pg_advisory_xact_lock(")).isEmpty();
    }
  }

  /// While ten of them are made nothing else is asked.
  private static void awaitSignsOfLifeAlone(PostgresWire wire) {
    var trips = new ArrayList<String>();
    await()
        .untilAsserted(
            () -> {
              trips.addAll(wire.take());
              var last = trips.subList(Math.max(0, trips.size() - 10), trips.size());
              assertThat(last).hasSize(10).allMatch(trip -> trip.contains("running_engine (name"));
            });
  }

  /// What an engine says every few seconds, which on a busy machine may be now.
  private static boolean isSignOfLife(String asked) {
    return asked.contains("running_engine") || asked.contains("SET asked_until");
  }

  private static void label(Api api, String rate) {
    label(api, rate, rate);
  }

  private static void label(Api api, String key, String rate) {
    var bought =
        api.with("Idempotency-Key", key).post("/v1/labels", "{\"rateId\":\"" + rate + "\"}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
  }

  private ServedEngine open(PostgresWire wire, Duration chores, Duration lease) {
    var options =
        new EngineOptions(
            directory,
            InstantSource.system(),
            RandomGenerator.of("SecureRandom"),
            Duration.ofSeconds(8),
            chores);
    return ServedEngine.open(
        options.withLeases(lease).onDatabase(PostgresServer.shared(wire.address())),
        ServedEngine.FREE_PORTS);
  }
}
