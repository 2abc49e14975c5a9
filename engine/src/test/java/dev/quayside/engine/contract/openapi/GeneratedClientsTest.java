package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.ShopTest;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Clients are generated from the OpenAPI document as a shop's programmer would, with the settings
/// the generators come with (Go alone needs one); they compile, and each buys a label by a rate
/// from this server and downloads it.
///
/// The generators are where `src/test/clients/install.sh` puts them.
class GeneratedClientsTest extends ShopTest {

  private static final Path SOURCES = Path.of("src/test/clients").toAbsolutePath();
  private static final Path INSTALLED = Path.of("target/clients").toAbsolutePath();
  private static final String JARS = INSTALLED.resolve("jars") + "/*";

  @SuppressWarnings("NullAway.Init") // generate() sets it
  private Path folder;

  @BeforeAll
  void generate(@TempDir Path fresh) throws IOException {
    assumeTrue(
        Files.exists(INSTALLED.resolve("installed")),
        "no clients are generated from the document: run engine/src/test/clients/install.sh (Maven,"
            + " npm, python3) to have them checked");
    folder = fresh;
    try (var files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
    Files.writeString(
        folder.resolve("openapi.json"), Document.of(served.sandbox()).served().toString());
    java(
        "-jar",
        INSTALLED.resolve("jars/openapi-generator-cli.jar").toString(),
        "batch",
        "--fail-fast",
        "python.json",
        "java.json",
        "typescript.json",
        "go.json");
  }

  @Test
  void redoclyFindsNoError() {
    run(node("redocly"), "lint", "openapi.json");
  }

  @Test
  void python() {
    buys(INSTALLED.resolve("python/bin/python").toString(), "buy.py");
  }

  @Test
  void java() throws IOException {
    var compile =
        new ArrayList<>(
            List.of(tool("javac"), "-J-XX:TieredStopAtLevel=1", "-proc:none", "-nowarn"));
    compile.addAll(List.of("-d", "classes", "-cp", JARS, "Buy.java"));
    try (Stream<Path> sources = Files.walk(folder.resolve("java/src/main"))) {
      sources.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(compile::add);
    }
    run(compile.toArray(String[]::new));
    buys(tool("java"), "-cp", "classes" + File.pathSeparator + JARS, "Buy");
  }

  /// Without optimizing: it buys one label.
  @Test
  void go() throws IOException {
    assumeTrue(installed("go"), "the Go client is not built: install Go");
    var program = Files.createDirectories(folder.resolve("go/buy"));
    Files.move(folder.resolve("buy.go"), program.resolve("main.go"));
    run("go", "build", "-C", "go", "-gcflags=-N -l", "-o", "buy/buy", "./buy");
    buys(program.resolve("buy").toString());
  }

  @Test
  void typeScript() throws IOException {
    Files.createSymbolicLink(folder.resolve("node_modules"), INSTALLED.resolve("node_modules"));
    run(node("openapi-typescript"), "openapi.json", "-o", "schema.ts");
    run(node("openapi-ts"), "-i", "openapi.json", "-o", "hey", "-c", "@hey-api/client-fetch");
    run(node("tsc"), "-p", ".");
    buys("node", "out/buy.js");
    buys("node", "out/fetch.js");
    buys("node", "out/hey.js");
  }

  /// Runs a program that buys a label and prints its tracking number.
  private void buys(String... program) {
    var command = new ArrayList<>(List.of(program));
    command.add(served.sandbox().toString());
    command.add(served.key(workspace, dev.quayside.engine.base.identity.Role.OPERATOR));
    var number = run(command.toArray(String[]::new)).strip();
    var bought = api.get("/v1/labels?trackingNumber=" + number).json();
    assertThat(bought.get("data")).as(number).hasSize(1);
  }

  private void java(String... arguments) {
    var command =
        new ArrayList<>(List.of(tool("java"), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of(arguments));
    run(command.toArray(String[]::new));
  }

  /// Runs a program to its end.
  ///
  /// @return what it said
  private String run(String... command) {
    try {
      var said = folder.resolve("said");
      var builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().put("REDOCLY_TELEMETRY", "off");
      builder.environment().put("GOTOOLCHAIN", "local");
      builder.environment().put("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true");
      var program = builder.redirectErrorStream(true).redirectOutput(said.toFile()).start();
      boolean ended = program.waitFor(10, TimeUnit.MINUTES);
      program.destroyForcibly();
      var text = Files.readString(said, StandardCharsets.UTF_8);
      assertThat(ended && program.exitValue() == 0).as(text).isTrue();
      return text;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static boolean installed(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
  }

  private static String node(String program) {
    return INSTALLED.resolve("node_modules/.bin").resolve(program).toString();
  }

  private static String tool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }
}
