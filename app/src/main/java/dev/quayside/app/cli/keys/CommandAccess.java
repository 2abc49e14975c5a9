package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.store.PropertiesFile;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/// The owner's access to the API of a data directory from the command line: a token valid for an
/// hour. Its key is made once for each workspace and role and is listed in `keys list`, where it
/// can be revoked; only its id is stored, never the key.
///
/// @param environment decides which listener the token is for
public record CommandAccess(Environment environment, String token) {

  private static final String FILE = "command-line.properties";

  /// @throws CommandFailure listing the workspaces, when there is none of this slug
  public static CommandAccess of(FolderDatabase kept, String slug, Role role) {
    try (var records = KeyRecords.open(kept)) {
      var workspace = records.workspace(slug);
      var tokens =
          new Tokens(
              records.keys(), records.users()::find, records.clocks()::now, records.signingKey());
      var file = kept.directory().root().resolve(FILE);
      var token = tokens.issue(key(records, workspace, role, file).caller());
      return new CommandAccess(workspace.environment(), token.token());
    }
  }

  private static ApiKey key(KeyRecords records, Workspace workspace, Role role, Path file) {
    var ids = new PropertiesFile(file).read();
    return Optional.ofNullable(ids.get(name(workspace, role)))
        .flatMap(id -> records.keys().find(workspace.id(), id))
        .orElseGet(() -> made(records, workspace, role, ids, file));
  }

  /// The name under which the key's id is stored; a slug never contains a full stop.
  private static String name(Workspace workspace, Role role) {
    return role == Role.OPERATOR ? workspace.slug() : workspace.slug() + "." + role.wire();
  }

  private static ApiKey made(
      KeyRecords records, Workspace workspace, Role role, Map<String, String> ids, Path file) {
    var key = records.create(workspace, KeyDraft.unnamed(role)).key();
    var stored = new Properties();
    stored.putAll(ids);
    stored.setProperty(name(workspace, role), key.id());
    try {
      OwnerOnly.create(file);
      try (var writer = Files.newBufferedWriter(file)) {
        stored.store(writer, null);
      }
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be written: is the disk full?");
    }
    return key;
  }

  /// Leaves the token out, so that it cannot get into a log line.
  @Override
  public String toString() {
    return "CommandAccess[" + environment + "]";
  }
}
