package dev.quayside.app.shell;

import dev.quayside.engine.money.Money;
import dev.quayside.engine.workspace.Workspace;
import java.util.List;
import java.util.Optional;

/// What the frame around the screens asks of the engine; off the window's thread.
public interface ShellDesk {

  List<Workspace> workspaces();

  Money balance(Workspace workspace);

  /// The default printer; empty when none is set up.
  Optional<PrinterLight> printer();

  void remember(WindowMemory memory);

  /// A printer in the top bar.
  ///
  /// @param waiting jobs that wait for it or for a person
  record PrinterLight(String name, int waiting) {}
}
