package dev.quayside.engine.contract.server;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.contract.analytics.AnalyticsTest;
import dev.quayside.engine.contract.batches.BatchRoutesTest;
import dev.quayside.engine.contract.http.IdempotencyKeyTest;
import dev.quayside.engine.contract.http.ListsTest;
import dev.quayside.engine.contract.labels.LabelsTest;
import dev.quayside.engine.contract.orders.ShippedAnotherWayTest;
import dev.quayside.engine.contract.webhooks.WebhookDeliveriesTest;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import org.junit.jupiter.api.Nested;

/// A part of the contract on a PostgreSQL. All of it runs there with `-Dquayside.postgres=true`.
class OnPostgresTest {

  @Nested
  class Idempotency extends IdempotencyKeyTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Labels extends LabelsTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Lists extends ListsTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Batches extends BatchRoutesTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class ShippedAnotherWay extends ShippedAnotherWayTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Webhooks extends WebhookDeliveriesTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }

  @Nested
  class Analytics extends AnalyticsTest {
    @Override
    protected EngineOptions on(EngineOptions options) {
      return PostgresServer.on(options);
    }
  }
}
