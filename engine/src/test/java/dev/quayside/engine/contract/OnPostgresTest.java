package dev.quayside.engine.contract;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import org.junit.jupiter.api.Nested;

/// A part of the contract on a PostgreSQL. All of it runs there with `-Dquayside.postgres=true`.
class OnPostgresTest {

  @Nested
  class Idempotency extends Section4IdempotencyTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Labels extends Section4LabelsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Lists extends Section24ListsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Batches extends Section19BatchesTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class ShippedAnotherWay extends ShippedAnotherWayTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Webhooks extends Section6EventsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Analytics extends Section10AnalyticsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }
}
