package dev.quayside.engine.carrier.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.platform.network.EgressPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Servers that end a connection after an answer, and those that do not.
class KeptConnectionsTest {

  private final AtomicInteger connections = new AtomicInteger();
  private final AtomicInteger questions = new AtomicInteger();
  private final AtomicInteger ended = new AtomicInteger();

  @ParameterizedTest
  @CsvSource({
    "HTTP/1.0, ''",
    "HTTP/1.0, 'Content-Length: 2\r\n'",
    "HTTP/1.1, 'Content-Length: 2\r\n'",
    "HTTP/1.1, 'Content-Length: 2\r\nConnection: close\r\n'",
  })
  void everyQuestionIsAnsweredOnce(String version, String headers) throws IOException {
    try (var server = server(version, headers, 1)) {
      asksFiveTimes(server, true);
      assertThat(connections).hasValue(5);
    }
  }

  @Test
  void aConnectionThatLastsIsUsedAgain() throws IOException {
    try (var server =
        server("HTTP/1.0", "Content-Length: 2\r\nConnection: Keep-Alive\r\n", 1_000)) {
      asksFiveTimes(server, false);
      assertThat(connections).hasValue(1);
    }
  }

  /// @param ends whether the next question is asked once the server has ended the connection
  private void asksFiveTimes(ServerSocket server, boolean ends) {
    var http = new CarrierHttp(EgressPolicy.allowing(List.of()));
    var url = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/");
    for (int i = 0; i < 5; i++) {
      var question =
          i % 2 == 0 ? CarrierRequest.get(url) : CarrierRequest.json("POST", url, Map.of());
      assertThat(http.ask(question, Duration.ofSeconds(5))).isInstanceOf(CarrierAnswer.Said.class);
      int asked = i + 1;
      await().until(() -> !ends || ended.get() == asked);
    }
    assertThat(questions).hasValue(5);
  }

  /// @param answers how many it gives on one connection
  private ServerSocket server(String version, String headers, int answers) throws IOException {
    var server = new ServerSocket(0, 10, InetAddress.ofLiteral("127.0.0.1"));
    Thread.ofVirtual().start(() -> serve(server, version + " 200 OK\r\n" + headers, answers));
    return server;
  }

  private void serve(ServerSocket server, String head, int answers) {
    while (!server.isClosed()) {
      try (var socket = server.accept()) {
        connections.incrementAndGet();
        for (int i = 0; i < answers && asked(socket.getInputStream()); i++) {
          questions.incrementAndGet();
          socket.getOutputStream().write((head + "\r\n{}").getBytes(StandardCharsets.ISO_8859_1));
        }
      } catch (IOException over) {
        // the next one
      }
      ended.incrementAndGet();
    }
  }

  /// To the end of the head, and of the two characters that a POST has for a body.
  private static boolean asked(InputStream in) throws IOException {
    var head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        return false;
      }
      head.append((char) next);
    }
    return !head.toString().startsWith("POST") || in.readNBytes(2).length == 2;
  }
}
