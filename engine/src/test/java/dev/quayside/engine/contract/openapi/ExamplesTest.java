package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// docs/examples as they stand, through a proxy that holds all they send and get to the OpenAPI
/// document: clients in other languages, which know the API from its document only.
@Timeout(240)
class ExamplesTest extends ShopTest {

  private static final int PATIENCE_SECONDS = 120;

  /// `node docs/examples/day.mjs monday 200` is run by hand.
  private static final int ORDERS = 12;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path directory;

  @Test
  void aShopsDayInNode() throws Exception {
    assertThat(said(node(), "shop.mjs")).contains("delivered", "refunded").endsWith("done\n");
  }

  @Test
  void aShopsDayInPython() throws Exception {
    var python = onPath("python3");
    assumeTrue(python.isPresent(), "python3 is not installed: its client is not run");
    assertThat(said(python.get(), "shop.py")).contains("delivered", "refunded").endsWith("done\n");
  }

  @Test
  void aShopsDayInJava() throws Exception {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toFile();
    assertThat(said(java, "Shop.java")).contains("delivered", "refunded").endsWith("done\n");
  }

  @Test
  void aDeskDoesItsWholeDayOnceHoweverOftenItIsTold() throws Exception {
    var program = node();
    try (var printer = new PracticePrinter(Duration.ofMillis(1), 100)) {
      String[] day = {"day.mjs", "monday", Integer.toString(ORDERS), printer.address()};
      var first = said(program, day);
      assertThat(first)
          .contains("heard: %d labels, %d orders shipped".formatted(ORDERS + 1, ORDERS))
          .endsWith("done\n");
      await().until(() -> printer.printed().size() == ORDERS + 1);
      var balance = api.get("/v1/wallet").text();

      var second = said(program, day);
      assertThat(second).contains("heard: 0 labels, 0 orders shipped, 0 manifests");
      assertThat(done(second)).isEqualTo(done(first));
      assertThat(printer.printed()).hasSize(ORDERS + 1);
      assertThat(api.get("/v1/wallet").text()).isEqualTo(balance);
      assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt())
          .isEqualTo(ORDERS + 1);
    }
  }

  private static String done(String said) {
    return said.substring(0, said.indexOf("heard:"));
  }

  private String said(File program, String... example) throws Exception {
    var said = directory.resolve("said.txt");
    var command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(example));
    try (var proxy = new ValidatingProxy(served.sandbox())) {
      var builder =
          new ProcessBuilder(command)
              .directory(Path.of("../docs/examples").toFile())
              .redirectErrorStream(true)
              .redirectOutput(said.toFile());
      builder.environment().put("QUAYSIDE_URL", proxy.url());
      builder.environment().put("QUAYSIDE_KEY", served.key(workspace, Role.ADMIN));
      var client = builder.start();
      try {
        assertThat(client.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it is done").isTrue();
      } finally {
        client.destroyForcibly();
      }
      assertThat(proxy.violations()).isEmpty();
      assertThat(client.exitValue()).as(Files.readString(said)).isZero();
      assertThat(proxy.checked()).isGreaterThan(example.length);
    }
    return Files.readString(said);
  }

  private static Optional<File> onPath(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> new File(folder, program))
        .filter(File::canExecute)
        .findFirst();
  }

  private static File node() throws Exception {
    var node = onPath("node");
    assumeTrue(node.isPresent(), "node 20 or newer is not installed: its client is not run");
    var version =
        new ProcessBuilder(node.get().toString(), "-p", "parseInt(process.versions.node)").start();
    var number =
        new String(
            version.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    assumeTrue(
        Integer.parseInt(number.strip()) >= 20, "node is older than 20: its client is not run");
    return node.get();
  }
}
