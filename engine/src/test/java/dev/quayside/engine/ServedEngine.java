package dev.quayside.engine;

import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.server.Routes;
import dev.quayside.engine.server.Server;
import dev.quayside.engine.server.ServerOptions;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;

/// A running engine with its API on free ports, and routes only tests need.
public final class ServedEngine implements AutoCloseable {

  public static final ServerOptions FREE_PORTS = ServerOptions.standard().withPorts(0, 0);

  private final Engine engine;
  private final Server server;

  private ServedEngine(Engine engine, Server server) {
    this.engine = engine;
    this.server = server;
  }

  public static ServedEngine open(
      Path directory, ServerOptions options, Engine.Networks networks, List<Routes> more) {
    var engine =
        Engine.open(
            new EngineOptions(
                directory,
                InstantSource.system(),
                RandomGenerator.of("SecureRandom"),
                Duration.ofSeconds(8),
                Duration.ofHours(1)),
            networks);
    return new ServedEngine(engine, engine.serve(options, more));
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
    var workspace = engine.workspaces().bySlug(slug).orElseThrow();
    return engine.keys().create(workspace.id(), workspace.environment(), role).secret();
  }

  /// A fresh sandbox workspace.
  public Workspace workspace(String slug) {
    return engine
        .onboarding()
        .open(new Workspaces.Draft(slug, slug, "desk"), Environment.SANDBOX, Receipt.none())
        .workspace();
  }

  @Override
  public void close() {
    server.close();
    engine.close();
  }
}
