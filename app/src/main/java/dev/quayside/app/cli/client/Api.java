package dev.quayside.app.cli.client;

import dev.quayside.app.DataPlace;
import dev.quayside.app.cli.keys.CommandAccess;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.route.BaseUrls;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The API of a data directory: served by the engine that runs on it, else by one opened for the
/// command.
public final class Api implements AutoCloseable {

  private final @Nullable Engine engine;
  private final @Nullable Server server;
  private final FolderDatabase kept;
  private final String workspace;
  private final Role role;
  private final Environment environment;
  private ApiCalls calls;

  private Api(
      @Nullable Engine engine,
      @Nullable Server server,
      FolderDatabase kept,
      String workspace,
      Role role,
      BaseUrls urls) {
    this.engine = engine;
    this.server = server;
    this.kept = kept;
    this.workspace = workspace;
    this.role = role;
    var access = CommandAccess.of(kept, workspace, role);
    environment = access.environment();
    calls = new ApiCalls(urls.of(environment), access.token());
  }

  /// @param role of the token, so that a mistake can do no more than it allows
  public static Api open(FolderDatabase kept, String workspace, Role role) {
    if (kept.directory().isHeld()) {
      var urls =
          ServedAt.read(kept.directory().root())
              .orElseThrow(
                  () ->
                      new CommandFailure(
                          "Quayside is open on this data and serves no API: switch it on in"
                              + " Settings, or close it"));
      return new Api(null, null, kept, workspace, role, urls);
    }
    var engine = Engine.open(EngineOptions.on(kept).atStation(DataPlace.ofSystem().station(null)));
    try {
      // the token first: a wrong workspace is reported before a server is started
      CommandAccess.of(kept, workspace, role);
      var server = engine.serve(ServerOptions.standard().withPorts(0, 0));
      return new Api(engine, server, kept, workspace, role, server.baseUrls());
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  /// Renews the token and looks up the API's address, which may have changed with a restart.
  ///
  /// @throws Unanswered while the API is not served
  public void renew() {
    var access = CommandAccess.of(kept, workspace, role);
    var url =
        server == null
            ? ServedAt.read(kept.directory().root())
                .map(urls -> urls.of(access.environment()))
                .orElseThrow(() -> new Unanswered("Quayside serves no API now"))
            : calls.url();
    calls = new ApiCalls(url, access.token());
  }

  /// The environment of the workspace.
  public Environment environment() {
    return environment;
  }

  public ApiCalls calls() {
    return calls;
  }

  public Answer get(String path, Map<String, String> query) {
    return Answer.of(file(path, query));
  }

  /// The bytes of a file the API answers with.
  public byte[] file(String path, Map<String, String> query) {
    return calls.send("GET", ApiCalls.asked(path, query), null, "").body();
  }

  /// @param body null for none
  /// @param idempotencyKey empty for none
  /// @throws Unanswered when it is unknown whether it was done
  public Answer post(String path, @Nullable Object body, String idempotencyKey) {
    var json = body == null ? new byte[0] : JsonText.bytes(body);
    return Answer.of(calls.send("POST", path, json, idempotencyKey).body());
  }

  /// @return what is left; empty where the answer says nothing
  public Answer delete(String path) {
    return Answer.of(calls.send("DELETE", path, null, "").body());
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
    }
    if (engine != null) {
      engine.close();
    }
  }
}
