package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.source.doubles.database.Erp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// Shops that are a database: the section "Database link" of the contract.
public abstract class DatabaseTest extends SandboxTest {

  public static final String SOURCES = "/v1/sources";
  public static final String LOOKUP = "/v1/orders/lookup";
  private static final ObjectMapper JSON = new ObjectMapper();

  public static final String BY_KEY = "select * from erp_order where ord_no = :key";
  static final String SHIPPED =
      "update erp_order set tracking = :trackingNumber where ord_no = :reference";
  public static final String FOUND =
      "select 1 from erp_order where ord_no = :reference and tracking = :trackingNumber";
  static final String VOIDED = "update erp_order set tracking = null where ord_no = :reference";

  @SuppressWarnings("NullAway.Init") // keep() sets it
  Path data;

  @Override
  @BeforeAll
  protected void start(@TempDir Path directory) {
    super.start(directory);
    data = directory;
  }

  @AfterEach
  protected void removeSources() {
    api.get(SOURCES)
        .json()
        .get("data")
        .forEach(
            each -> api.send("DELETE", SOURCES + "/" + each.get("id").asText() + "?force=true"));
  }

  public static Erp postgres() {
    return postgres(PostgresServer.emptyDatabase());
  }

  public static Erp postgres(PostgresAddress address) {
    var bare = address.url().replaceAll("\\?.*", "");
    return new Erp(bare, address.url(), "postgres", "");
  }

  /// A file in the folder that its owner put it into.
  protected Erp sqlite(String name) {
    try {
      var folder = Files.createDirectories(data.resolve("databases"));
      return new Erp("jdbc:sqlite:" + name, "jdbc:sqlite:" + folder.resolve(name), "", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /// @param more fields, each with a comma before
  public static String draft(String name, Erp erp, Map<String, String> queries, String more) {
    return """
        {"kind":"database","name":"%s","pull":{"everyMinutes":0,"since":"2026-01-01T00:00:00Z"},
         "fields":%s,"queries":%s%s}"""
        .formatted(name, erp.fields(), json(queries), more);
  }

  protected String source(String name, Erp erp, Map<String, String> queries, String more) {
    var made = api.post(SOURCES, draft(name, erp, queries, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  protected String source(Erp erp) {
    return source(
        "ERP",
        erp,
        Map.of("byKey", BY_KEY, "shipped", SHIPPED, "found", FOUND, "voided", VOIDED),
        "");
  }

  Api.Response lookup(String key) {
    return api.post(LOOKUP, "{\"key\":" + json(key) + "}");
  }

  protected JsonNode found(String key) {
    var found = lookup(key);
    assertThat(found.status()).as(found.text()).isEqualTo(201);
    return found.json();
  }

  JsonNode preview(String source, String key) {
    var preview = api.post(SOURCES + "/" + source + "/preview", "{\"key\":" + json(key) + "}");
    assertThat(preview.status()).as(preview.text()).isEqualTo(200);
    return preview.json();
  }

  protected JsonNode order(JsonNode order) {
    return api.get("/v1/orders/" + order.get("id").asText()).json();
  }

  protected JsonNode bought(JsonNode order) {
    var body =
        "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":%s}"
            .formatted(FROM, PARCEL);
    var label = api.post("/v1/orders/" + order.get("id").asText() + "/labels", body);
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return label.json();
  }

  void awaitPostBack(JsonNode order, String status) {
    await()
        .untilAsserted(
            () ->
                assertThat(order(order).at("/origin/postBacks/0/status").asText())
                    .as(order(order).at("/origin").toString())
                    .isEqualTo(status));
  }

  JsonNode synced(String source) {
    var begun = api.post(SOURCES + "/" + source + "/sync", "{}");
    assertThat(begun.status()).as(begun.text()).isEqualTo(202);
    var path = SOURCES + "/" + source + "/syncs/" + begun.json().get("id").asText();
    await().until(() -> !api.get(path).json().get("status").asText().equals("running"));
    return api.get(path).json();
  }
}
