package dev.quayside.engine.contract;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import org.junit.jupiter.api.Nested;

/// A part of the contract on a PostgreSQL. All of it runs there with `-Dquayside.postgres=true`.
class OnPostgresTest {

  @Nested
  class Idempotency extends IdempotencyKeyTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Labels extends LabelsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Lists extends ListsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Batches extends BatchRoutesTest {
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
  class Webhooks extends WebhookDeliveriesTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Analytics extends AnalyticsTest {
    @Override
    EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }
}
