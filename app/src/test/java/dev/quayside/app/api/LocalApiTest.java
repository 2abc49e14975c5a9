package dev.quayside.app.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The API beside the window, on real listeners.
class LocalApiTest {

  private static final Map<String, String> PORTS =
      Map.of("QUAYSIDE_PORT", "9180", "QUAYSIDE_SANDBOX_PORT", "9181");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @SuppressWarnings("NullAway.Init")
  private Engine engine;

  @BeforeEach
  void open() {
    engine = Engine.open(EngineOptions.at(data));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void answersWhereItSaysUntilItIsSwitchedOff() throws IOException {
    try (var api = new LocalApi(engine::serve, data, new ApiChoice(true, 0, 0))) {
      assertThat(api.open()).isInstanceOf(ApiState.Answers.class);
      var urls = ((ApiState.Answers) api.state()).urls();
      assertThat(listens(urls.sandbox())).isTrue();
      assertThat(listens(urls.production())).isTrue();
      assertThat(api.choose(new ApiChoice(false, 0, 0))).isEqualTo(new ApiState.Off());
      assertThat(listens(urls.sandbox())).isFalse();
    }
  }

  @Test
  void aTakenPortIsToldAndAnotherOneHelps() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        var api = new LocalApi(engine::serve, data, new ApiChoice(true, taken.getLocalPort(), 0))) {
      assertThat(api.open()).isInstanceOf(ApiState.Blocked.class);
      assertThat(api.choose(new ApiChoice(true, 0, 0))).isInstanceOf(ApiState.Answers.class);
    }
  }

  @Test
  void theChoiceIsRememberedAndADamagedFileIsNoChoice() throws IOException {
    try (var api = new LocalApi(engine::serve, data, ApiChoice.first(Map.of()))) {
      api.choose(new ApiChoice(false, 9100, 9101));
    }
    assertThat(ApiChoice.load(data, PORTS)).isEqualTo(new ApiChoice(false, 9100, 9101));
    Files.writeString(data.resolve("api.properties"), "on=true\nport=99999\nsandboxPort=\\u00");
    assertThat(ApiChoice.load(data, Map.of())).isEqualTo(ApiChoice.first(Map.of()));
  }

  @Test
  void untilSomebodyChoosesThePortsAreThoseOfTheEnvironmentAsForServe() {
    assertThat(ApiChoice.load(data, PORTS)).isEqualTo(new ApiChoice(true, 9180, 9181));
    assertThat(ApiChoice.load(data, Map.of("QUAYSIDE_PORT", "x", "QUAYSIDE_SANDBOX_PORT", "70000")))
        .isEqualTo(ApiChoice.first(Map.of()));
  }

  private static boolean listens(URI url) {
    try (var _ = new Socket(url.getHost(), url.getPort())) {
      return true;
    } catch (IOException refused) {
      return false;
    }
  }
}
