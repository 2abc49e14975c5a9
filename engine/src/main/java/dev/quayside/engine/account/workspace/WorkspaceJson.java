package dev.quayside.engine.account.workspace;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.station.Station;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A newly made workspace, on the wire (docs/api/workspaces.md).
record WorkspaceJson(
    String id,
    String name,
    String slug,
    String plan,
    String environment,
    Instant createdAt,
    Key apiKey) {

  /// Its first key; this is the only time it is shown.
  record Key(String id, String key, String role) {}

  /// An existing workspace.
  record Known(
      String id,
      String name,
      String slug,
      String plan,
      String environment,
      Instant createdAt,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant archivedAt) {

    static Known of(Workspace workspace) {
      return new Known(
          workspace.id().value(),
          workspace.name(),
          workspace.slug(),
          workspace.plan(),
          workspace.environment().wire(),
          workspace.createdAt(),
          workspace.archivedAt());
    }
  }

  /// The owner of a credential.
  ///
  /// @param station the desk whose engine was asked
  /// @param user the person who signed in; null for a key
  record Me(Known workspace, String keyId, String role, Station station, @Nullable User user) {

    static Me of(Caller caller, Workspace workspace, Station station) {
      var person = caller.person();
      return new Me(
          Known.of(workspace),
          caller.keyId(),
          caller.role().wire(),
          station,
          person == null ? null : new User(person.id(), person.name()));
    }
  }

  record User(String id, String name) {}

  static WorkspaceJson of(Onboarding.Opened opened) {
    var workspace = opened.workspace();
    var key = opened.key();
    return new WorkspaceJson(
        workspace.id().value(),
        workspace.name(),
        workspace.slug(),
        workspace.plan(),
        workspace.environment().wire(),
        workspace.createdAt(),
        new Key(key.key().id(), key.secret(), key.key().role().wire()));
  }

  static WorkspaceChange readChange(Fields body) {
    var change = new WorkspaceChange(body.text("name"), body.bool("archived"));
    change.check(body.violations());
    return change;
  }

  static Workspaces.Draft read(Fields body) {
    var draft = new Workspaces.Draft(body.text("name"), body.text("slug"), body.text("plan"));
    draft.check(body.violations());
    return draft;
  }
}
