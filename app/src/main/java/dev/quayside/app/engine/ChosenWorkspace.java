package dev.quayside.app.engine;

import dev.quayside.engine.Engine;
import dev.quayside.engine.account.workspace.Workspace;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The workspace a screen works in: looked up once, when the engine is open.
public final class ChosenWorkspace {

  private final String slug;
  private volatile @Nullable Workspace found;

  /// @param slug as remembered; if there is no such workspace, the first one is used
  public ChosenWorkspace(String slug) {
    this.slug = slug;
  }

  public Workspace in(Engine engine) {
    var known = found;
    if (known == null) {
      known =
          engine
              .accounts()
              .workspaces()
              .bySlug(slug)
              .orElseGet(() -> engine.accounts().workspaces().active().getFirst());
      found = known;
    }
    return known;
  }

  /// The workspace; empty until it has been looked up. Never blocks.
  public Optional<Workspace> ifFound() {
    return Optional.ofNullable(found);
  }
}
