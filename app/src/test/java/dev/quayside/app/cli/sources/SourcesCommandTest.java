package dev.quayside.app.cli.sources;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.quayside.app.cli.Run;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `quayside sources`, with a WooCommerce shop that has no orders and knows one secret.
class SourcesCommandTest {

  private static final String SECRET = "cs_hush-very-secret";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static Engine engine;

  @SuppressWarnings("NullAway.Init")
  private static Server server;

  @SuppressWarnings("NullAway.Init")
  private static HttpServer shop;

  @BeforeAll
  static void start() throws IOException {
    engine = Engine.open(EngineOptions.at(directory.resolve("data")));
    server = engine.serve(ServerOptions.standard().withPorts(0, 0));
    shop = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    shop.createContext("/", SourcesCommandTest::answer);
    shop.start();
  }

  @AfterAll
  static void stop() {
    shop.stop(0);
    server.close();
    engine.close();
  }

  private static void answer(HttpExchange exchange) throws IOException {
    var basic = java.util.Base64.getEncoder().encodeToString(("ck_1:" + SECRET).getBytes(UTF_8));
    boolean known =
        ("Basic " + basic).equals(exchange.getRequestHeaders().getFirst("Authorization"));
    var body = (known ? "[]" : "{}").getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(known ? 200 : 401, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Test
  void aShopIsAddedTestedPulledAndRemoved() throws IOException {
    assertThat(done("kinds").out()).contains("woocommerce  WooCommerce", "consumerSecret");
    var id = added("Main", SECRET);
    assertThat(done("test", id).out()).contains("Main (WooCommerce, " + id, "connected");
    assertThat(done("sync", id, "--full", "--wait").out()).contains("0 new", "(done)");
    assertThat(done("list", "-q").out().strip()).isEqualTo(id);
    assertThat(done("show", id, "--json").out()).contains("\"id\":\"" + id).doesNotContain(SECRET);
    assertThat(done("remove", id).out()).contains("Shop removed: " + id);
    var gone = run("show", id);
    assertThat(gone.exitCode()).isEqualTo(1);
    assertThat(gone.err()).hasLineCount(1);
  }

  @Test
  void aPullThatFailedIsExit1() throws IOException {
    var id = added("Wrong", "cs_wrong");
    var failed = run("sync", id, "--wait");
    assertThat(failed.exitCode()).isEqualTo(1);
    assertThat(failed.err()).contains("the pull failed", "Wrong").doesNotContain("cs_wrong");
    done("remove", id, "--force");
  }

  @Test
  void withSandboxAWorkspaceWhereMoneyIsSpentIsRefused() {
    assertThat(run("list", "--sandbox").exitCode()).isZero();
    var production =
        engine.accounts().workspaces().active().stream()
            .filter(each -> each.environment() == Environment.PRODUCTION)
            .map(Workspace::slug)
            .findFirst()
            .orElseThrow();
    var refused = run("list", "--sandbox", "--workspace", production);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err())
        .contains("'" + production + "' is not in the sandbox")
        .hasLineCount(1);
  }

  private static String added(String name, String secret) throws IOException {
    var fields =
        Files.writeString(
            directory.resolve(name + ".json"),
            """
            {"url": "http://127.0.0.1:%d/%s", "consumerKey": "ck_1", "consumerSecret": "%s"}"""
                .formatted(shop.getAddress().getPort(), name, secret));
    return done("add", "woocommerce", "--name", name, "--fields", fields.toString(), "-q")
        .out()
        .strip();
  }

  private static Run done(String... command) {
    var run = run(command);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private static Run run(String... command) {
    var all = new ArrayList<>(List.of("sources"));
    all.addAll(List.of(command));
    all.addAll(List.of("--data", directory.resolve("data").toString()));
    return Run.of(all.toArray(String[]::new));
  }
}
