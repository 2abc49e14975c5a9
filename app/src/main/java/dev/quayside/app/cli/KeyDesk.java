package dev.quayside.app.cli;

import dev.quayside.engine.access.ApiKey;
import dev.quayside.engine.access.ApiKeys;
import dev.quayside.engine.event.LiveEvents;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.store.DataDirectory;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.wallet.Wallets;
import dev.quayside.engine.workspace.Clocks;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;

/// Keys and workspaces without an engine, so that both can be looked after while one runs.
final class KeyDesk implements AutoCloseable {

  private final Database database;
  private final Workspaces workspaces;
  private final ApiKeys keys;

  private KeyDesk(Database database) {
    this.database = database;
    var clock = InstantSource.system();
    var random = new SecureRandom();
    var ids = new Ids(clock, random);
    var clocks = new Clocks(database, clock);
    workspaces =
        new Workspaces(
            database, new Wallets(database, ids, clocks::now, new LiveEvents()), ids, clock);
    workspaces.makeDefaults();
    keys = new ApiKeys(database, ids, random, clock);
  }

  static KeyDesk open(Path directory) {
    return new KeyDesk(Database.open(DataDirectory.at(directory).database()));
  }

  ApiKeys keys() {
    return keys;
  }

  List<Workspace> workspaces() {
    return workspaces.all();
  }

  /// @throws CommandFailure naming the workspaces there are
  Workspace workspace(String slug) {
    return workspaces
        .bySlug(slug)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "there is no workspace '"
                        + slug
                        + "': choose one of "
                        + workspaces().stream()
                            .map(Workspace::slug)
                            .collect(Collectors.joining(", "))));
  }

  /// @throws CommandFailure when no workspace has such a working key
  void revoke(String id) {
    var key =
        workspaces().stream()
            .flatMap(workspace -> keys.list(workspace.id()).stream())
            .filter(one -> one.id().equals(id) && one.revokedAt() == null)
            .map(ApiKey::workspace)
            .findFirst()
            .orElseThrow(
                () -> new CommandFailure("there is no working key '" + id + "': see keys list"));
    keys.revoke(key, id);
  }

  @Override
  public void close() {
    database.close();
  }
}
