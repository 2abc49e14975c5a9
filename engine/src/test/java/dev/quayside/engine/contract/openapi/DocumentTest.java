package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.ShopTest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// That the judge judges: a server that says one thing and does another is found out.
class DocumentTest extends ShopTest {

  private static final String WALLET =
      "{\"balance\":1.00,\"held\":0.00,\"available\":1.00,\"currency\":\"USD\"}";

  @SuppressWarnings("NullAway.Init") // pretend() sets it
  private HttpServer liar;

  private int status = 200;
  private String body = WALLET;
  private final Map<String, String> headers = new HashMap<>();

  @BeforeEach
  void pretend() throws IOException {
    var document = Document.of(served.sandbox()).served().toString();
    status = 200;
    body = WALLET;
    headers.clear();
    headers.put("X-Correlation-ID", "abc");
    headers.put("Content-Type", "application/json");
    headers.put("ETag", "W/\"%s\"".formatted("0".repeat(32)));
    liar = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    liar.createContext(
        "/",
        exchange -> {
          boolean asked = exchange.getRequestURI().getPath().endsWith("openapi.json");
          var bytes = (asked ? document : body).getBytes(StandardCharsets.UTF_8);
          headers.forEach(exchange.getResponseHeaders()::set);
          exchange.sendResponseHeaders(asked ? 200 : status, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    liar.start();
  }

  @AfterEach
  void giveUp() {
    liar.stop(0);
  }

  private Api.Response ask() {
    return api.at(URI.create("http://127.0.0.1:" + liar.getAddress().getPort())).get("/v1/wallet");
  }

  private void isFoundOut(String word) {
    assertThatThrownBy(this::ask).isInstanceOf(AssertionError.class).hasMessageContaining(word);
  }

  @Test
  void theTruthPasses() {
    assertThat(ask().status()).isEqualTo(200);
  }

  @Test
  void aFieldTooManyOrTooFewOrOfAnotherTypeIsFoundOut() {
    body = WALLET.replace("{", "{\"secret\":1,");
    isFoundOut("secret");
    body = WALLET.replace("\"held\":0.00,", "");
    isFoundOut("held");
    body = WALLET.replace("1.00,\"held\"", "\"1.00\",\"held\"");
    isFoundOut("balance");
    body = WALLET.replace("USD", "usd");
    isFoundOut("currency");
  }

  @Test
  void anUndescribedStatusIsFoundOut() {
    status = 202;
    isFoundOut("202");
  }

  @Test
  void anErrorCodeOfAnotherOperationIsFoundOut() {
    status = 400;
    headers.remove("ETag");
    body = "{\"error\":{\"code\":\"INVALID_REQUEST\",\"message\":\"page: must be an integer\"}}";
    assertThat(ask().status()).isEqualTo(400);
    body = body.replace("INVALID_REQUEST", "INVALID_SERVICE");
    isFoundOut("code");
  }

  @Test
  void aHeaderTooManyOrTooFewIsFoundOut() {
    headers.put("Retry-After", "30");
    isFoundOut("Retry-After");
    headers.remove("Retry-After");
    headers.put("Content-Type", "text/plain");
    isFoundOut("text/plain");
    headers.put("Content-Type", "application/json");
    headers.remove("X-Correlation-ID");
    isFoundOut("GET /v1/wallet");
  }
}
