package dev.quayside.app.engine;

import dev.quayside.engine.Engine;
import dev.quayside.engine.account.workspace.Workspace;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The workspace a screen works in: looked up once, when the engine is open.
public final class ChosenWorkspace {

  private final String slug;
  private volatile @Nullable Workspace found;

  /// @param slug as remembered; one that is gone falls back to the first workspace there is
  public ChosenWorkspace(String slug) {
    this.slug = slug;
  }

  public Workspace in(Engine engine) {
    var known = found;
    if (known == null) {
      known =
          engine.workspaces().bySlug(slug).orElseGet(() -> engine.workspaces().active().getFirst());
      found = known;
    }
    return known;
  }

  /// Never waits: empty until somebody has looked it up.
  public Optional<Workspace> ifFound() {
    return Optional.ofNullable(found);
  }
}
