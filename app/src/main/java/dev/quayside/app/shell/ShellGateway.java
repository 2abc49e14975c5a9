package dev.quayside.app.shell;

import dev.quayside.app.shell.palette.Found;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.store.Upgrade;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// The frame's access to the engine; called off the window's thread.
public interface ShellGateway {

  /// Registers a listener for the migration of an earlier version's data, which happens before
  /// anything else is answered. Called on any thread.
  void whenUpgrading(Consumer<Upgrade> told);

  /// Registers a listener for why the database cannot be opened yet; it is tried again by itself.
  /// Called on any thread.
  void whenWaiting(Consumer<Problem> told);

  /// Has all screens ask anew, after an outage in which they may have missed something.
  void lookAtEverything();

  /// The workspaces that can be opened; archived ones cannot.
  List<Workspace> workspaces();

  /// The money free to spend, in each currency that was ever used; the first is USD.
  List<Money> balances(Workspace workspace);

  /// All jobs of this run, and the workspace's jobs that still need an answer from the packer.
  Printing printing(Workspace workspace);

  /// Calls `changed` with what has changed in a workspace, from any thread.
  ///
  /// @return stops listening
  Runnable listen(Workspace workspace, Consumer<Set<Live>> changed);

  /// A few shipments, orders and presets that match the words, the best first.
  List<Found> find(Workspace workspace, String words);

  FirstSteps firstSteps(Workspace workspace);

  void remember(WindowMemory memory);
}
