package dev.quayside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/// A running engine with its API on free ports, and routes only tests need.
public final class ServedEngine implements AutoCloseable {

  private static final int FEW_PIN_ROUNDS = 1_000;

  public static final ServerOptions FREE_PORTS = ServerOptions.standard().withPorts(0, 0);

  private final Path directory;
  private final Engine engine;
  private final Server server;

  private ServedEngine(Path directory, Engine engine, Server server) {
    this.directory = directory;
    this.engine = engine;
    this.server = server;
    Document.serve(sandbox(), production());
  }

  /// With the carriers the engine ships with.
  public static ServedEngine open(Path directory, ServerOptions options) {
    return open(engineOptions(directory), options);
  }

  /// With the carriers the engine ships with.
  public static ServedEngine open(EngineOptions engineOptions, ServerOptions options) {
    var engine = Engine.open(engineOptions);
    try {
      return new ServedEngine(engineOptions.folders().data(), engine, engine.serve(options));
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  /// Without carriers, and with routes of the test's own.
  public static ServedEngine open(Path directory, ServerOptions options, Routes more) {
    return open(directory, options, more, System::nanoTime);
  }

  /// @param nanoClock what the rate limits go by
  public static ServedEngine open(
      Path directory, ServerOptions options, Routes more, LongSupplier nanoClock) {
    return open(engineOptions(directory), options, more, nanoClock);
  }

  /// Without carriers, and with routes of the test's own.
  public static ServedEngine open(EngineOptions engineOptions, ServerOptions options, Routes more) {
    return open(engineOptions, options, more, System::nanoTime);
  }

  private static ServedEngine open(
      EngineOptions engineOptions, ServerOptions options, Routes more, LongSupplier nanoClock) {
    var engine = Engine.open(engineOptions, (_, _, _, _, _, _) -> List.of());
    try {
      return new ServedEngine(
          engineOptions.folders().data(), engine, engine.serve(options, List.of(more), nanoClock));
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  public static EngineOptions engineOptions(Path directory) {
    return engineOptions(directory, InstantSource.system());
  }

  /// Whose chores a test does itself.
  public static EngineOptions engineOptions(Path directory, InstantSource clock) {
    return PostgresServer.maybe(
        new EngineOptions(
                directory,
                clock,
                RandomGenerator.of("SecureRandom"),
                Duration.ofSeconds(8),
                Duration.ofHours(1))
            .withPinRounds(FEW_PIN_ROUNDS));
  }

  public Engine engine() {
    return engine;
  }

  public Server server() {
    return server;
  }

  public URI sandbox() {
    return server.baseUrls().sandbox();
  }

  public URI production() {
    return server.baseUrls().production();
  }

  /// A fresh key of the workspace `slug`.
  public String key(String slug, Role role) {
    return key(engine.accounts().workspaces().bySlug(slug).orElseThrow(), role);
  }

  public String key(Workspace workspace, Role role) {
    return engine.accounts().keys().create(workspace.id(), workspace.environment(), role).secret();
  }

  /// A fresh sandbox workspace.
  public Workspace workspace(String slug) {
    return engine
        .accounts()
        .onboarding()
        .open(new Workspaces.Draft(slug, slug, "desk"), Environment.SANDBOX, RequestKey.none())
        .workspace();
  }

  /// The file of this installation's database.
  public Path database() {
    return DataDirectory.at(directory).database();
  }

  /// Looks through every byte this installation has on disk.
  public void assertNotStored(String secret) throws IOException {
    try (var files = Files.list(directory)) {
      for (var file : files.toList()) {
        var bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        assertThat(bytes.contains(secret)).as("%s holds a secret", file).isFalse();
      }
    }
  }

  @Override
  public void close() {
    server.close();
    engine.close();
  }
}
