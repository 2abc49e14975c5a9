package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Role;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// A server with the sandbox carriers, and a workspace of its own for every test.
@TestInstance(Lifecycle.PER_CLASS)
public abstract class ShopTest {

  public static final String FROM =
      """
      {"name":"Ann Sender","company":"Dock 7","street1":"500 Terry Francois Blvd","city":"San Francisco",
       "state":"CA","zip":"94158","country":"US","phone":"4155550100"}\
      """;
  public static final String TO =
      """
      {"name":"Bob Buyer","phone":"2125550100","street1":"350 5th Ave","street2":"Floor 21","city":"New York",
       "state":"NY","zip":"10118","country":"US"}\
      """;
  public static final String PARCEL =
      "{\"weightOz\":18.5,\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4}";

  private static final AtomicInteger SHOPS = new AtomicInteger();

  @SuppressWarnings("NullAway.Init") // start() sets it
  protected ServedEngine served;

  @SuppressWarnings("NullAway.Init") // moveIn() sets it
  protected Workspace workspace;

  @SuppressWarnings("NullAway.Init") // moveIn() sets it
  protected Api api;

  @BeforeAll
  protected void start(@TempDir Path directory) {
    served =
        ServedEngine.open(
            on(ServedEngine.engineOptions(directory, clock())),
            ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
  }

  /// For tests of what depends on the day.
  protected InstantSource clock() {
    return InstantSource.system();
  }

  /// For tests on another database than the default.
  protected EngineOptions on(EngineOptions options) {
    return options;
  }

  @AfterAll
  protected void stop() {
    served.close();
  }

  @BeforeEach
  protected void moveIn() {
    workspace = served.workspace("shop-" + SHOPS.incrementAndGet());
    api = as(workspace, Role.ADMIN);
  }

  protected Api as(Workspace who, Role role) {
    return Api.of(served.sandbox()).key(served.key(who, role));
  }

  protected void advance(Duration time) {
    served.engine().accounts().clocks().advance(workspace.id(), time);
  }

  public static String rateRequest() {
    return "{\"from\":" + FROM + ",\"to\":" + TO + ",\"parcel\":" + PARCEL + "}";
  }

  public static String order(String carrier, String service, String more) {
    return "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":%s%s}"
        .formatted(carrier, service, FROM, TO, PARCEL, more);
  }

  public static String order() {
    return order("ups", "ups_ground", "");
  }

  /// Buys a label and returns it.
  protected com.fasterxml.jackson.databind.JsonNode label() {
    var response = api.post("/v1/labels", order());
    org.assertj.core.api.Assertions.assertThat(response.status())
        .as(response.text())
        .isEqualTo(201);
    return response.json();
  }

  /// Holds a refusal to its status and the fields it names.
  ///
  /// @param fields with blanks between them; null for any
  protected static void refused(Api.Response answer, int status, @Nullable String fields) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    if (fields != null) {
      assertThat(answer.fields()).as(answer.text()).containsExactlyInAnyOrder(fields.split(" "));
    }
  }
}
