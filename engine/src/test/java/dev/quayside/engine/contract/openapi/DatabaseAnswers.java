package dev.quayside.engine.contract.openapi;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.source.doubles.database.Erp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Brings about what the endpoints of a shop's own tables answer.
///
/// @param data the data directory of the engine
record DatabaseAnswers(Api api, String from, Path data) {

  private static final String SOURCES = "/v1/sources";
  private static final String LOOKUP = "/v1/orders/lookup";

  void bring() {
    tables();
    var erp = source("ERP", "erp.db", "ord");
    api.post(erp + "/preview", key("SO-1"));
    api.post(erp + "/preview", key(""));
    var wrong = source("Typo", "erp.db", "nowhere");
    api.post(wrong + "/preview", key("SO-1"));
    api.send("DELETE", wrong);
    var shop = api.get(SOURCES).json().get("data");
    for (var each : shop) {
      if (!each.get("kind").asText().equals("database")) {
        api.post(SOURCES + "/" + each.get("id").asText() + "/preview", key("1"));
      }
    }
    var order = api.post(LOOKUP, key("SO-1")).json().get("id").asText();
    api.post(LOOKUP, key("SO-1"));
    api.post(LOOKUP, key("SO-404"));
    api.post(LOOKUP, key("both"));
    var gone = source("Gone", "gone.db", "ord");
    api.post(LOOKUP, key("SO-404"));
    api.post(gone + "/preview", key("SO-1"));
    api.send("DELETE", gone);
    api.post(
        "/v1/orders/" + order + "/labels",
        "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"from\":" + from + "}");
    api.send("DELETE", erp + "?force=true");
  }

  private static String key(String key) {
    return "{\"key\":\"" + key + "\"}";
  }

  private String source(String name, String file, String table) {
    var draft =
        """
        {"kind":"database","name":"%s","pull":{"everyMinutes":0},"rowsAre":"parcels",
         "fields":{"url":"jdbc:sqlite:%s"},"columns":[{"column":"reference","header":"NO"}],
         "queries":{"byKey":"select * from %s where no = :key or batch = :key"}}"""
            .formatted(name, file, table);
    return SOURCES + "/" + api.post(SOURCES, draft).json().get("id").asText();
  }

  private void tables() {
    try {
      var file = Files.createDirectories(data.resolve("databases")).resolve("erp.db");
      new Erp("", "jdbc:sqlite:" + file, "", "")
          .run(
              "create table ord (no text, batch text, name text, street1 text, city text, state text, zip text,"
                  + " weight_oz real)",
              """
              insert into ord values
                ('SO-1', 'both', 'Ann Buyer', '350 5th Ave', 'New York', 'NY', '10118', 20),
                ('SO-1', 'both', 'Ann Buyer', '350 5th Ave', 'New York', 'NY', '10118', 32.5),
                ('SO-2', 'both', 'Bob Buyer', '350 5th Ave', 'New York', 'NY', '10118', 10),
                ('SO-2', 'both', 'Bob Buyer', '350 5th Ave', 'New York', 'NY', '10118', 10)""");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
