package dev.quayside.app.shell;

import dev.quayside.engine.money.Money;
import dev.quayside.engine.workspace.Workspace;
import java.util.List;
import java.util.Optional;

/// What the frame around the screens asks of the engine; off the window's thread.
public interface ShellDesk {

  List<Workspace> workspaces();

  Money balance(Workspace workspace);

  /// Name of the default printer; empty when none is set up.
  Optional<String> printer();

  void remember(WindowMemory memory);
}
