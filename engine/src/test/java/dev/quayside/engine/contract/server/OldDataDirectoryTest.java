package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.OldDatabase;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A shop that an earlier Quayside kept goes on with this one.
class OldDataDirectoryTest {

  @Test
  void aShopGoesOn(@TempDir Path directory) throws IOException {
    OldDatabase.unpack("v082.db.gz", DataDirectory.at(directory).database());
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
      var api = Api.of(served.sandbox()).key(served.key("shop-1", Role.ADMIN));
      var shipments = api.get("/v1/shipments").json().get("data");
      assertThat(shipments).hasSize(6);
      assertThat(shipments.findValuesAsText("status"))
          .contains("created", "delivered", "exception", "cancelled");
      for (var shipment : shipments) {
        var found = api.get("/v1/shipments/" + shipment.get("id").asText());
        assertThat(found.status()).as(found.text()).isEqualTo(200);
      }
      assertThat(api.get("/v1/tracking/794000000014").json().get("carrier").asText())
          .isEqualTo("fedex");
      var before = balance(api);
      var bought = api.post("/v1/labels", ShopTest.order());
      assertThat(bought.status()).as(bought.text()).isEqualTo(201);
      assertThat(balance(api)).isLessThan(before);
      assertThat(api.get("/v1/shipments").json().get("data")).hasSize(7);
    }
  }

  private static double balance(Api api) {
    return api.get("/v1/wallet").json().findValue("balance").asDouble();
  }
}
