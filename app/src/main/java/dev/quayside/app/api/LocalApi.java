package dev.quayside.app.api;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Serves the API on the engine of this process, while the window is open. The methods may block
/// and are called off the window's thread.
public final class LocalApi implements AutoCloseable {

  private final Function<ServerOptions, Server> serve;
  private final Path dataDirectory;
  private ApiChoice choice;
  private ApiState state = new ApiState.Off();
  private @Nullable Server server;

  /// @param serve opens the listeners on the open engine
  public LocalApi(Function<ServerOptions, Server> serve, Path dataDirectory, ApiChoice choice) {
    this.serve = serve;
    this.dataDirectory = dataDirectory;
    this.choice = choice;
  }

  public synchronized ApiChoice choice() {
    return choice;
  }

  public synchronized ApiState state() {
    return state;
  }

  /// Opens the API, if it is switched on.
  public synchronized ApiState open() {
    close();
    if (choice.on()) {
      try {
        var opened =
            serve.apply(ServerOptions.standard().withPorts(choice.port(), choice.sandboxPort()));
        server = opened;
        state = new ApiState.Answers(opened.baseUrls());
      } catch (ProblemException e) {
        state = new ApiState.Blocked(e.problem());
      }
    }
    return state;
  }

  /// Makes and stores another choice. Requests in flight are finished first.
  public synchronized ApiState choose(ApiChoice wanted) {
    choice = wanted;
    wanted.save(dataDirectory);
    return open();
  }

  @Override
  public synchronized void close() {
    if (server != null) {
      server.close();
      server = null;
    }
    state = new ApiState.Off();
  }
}
