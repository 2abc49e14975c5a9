package dev.quayside.app.shell;

import dev.quayside.app.shell.palette.Found;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.store.Upgrade;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// What the frame around the screens asks of the engine; off the window's thread.
public interface ShellGateway {

  /// Calls on any thread while the data of an earlier version is brought to this one, before
  /// anything else is answered.
  void whenUpgrading(Consumer<Upgrade> told);

  /// Those that are worked in; archived ones are not entered.
  List<Workspace> workspaces();

  /// What is free to spend, in each currency that was ever used; the first is USD.
  List<Money> balances(Workspace workspace);

  /// Of all jobs of this run, and those of the workspace that somebody has still to answer for.
  Printing printing(Workspace workspace);

  /// Calls with what has changed in a workspace, from any thread.
  ///
  /// @return ends it
  Runnable listen(Workspace workspace, Consumer<Set<Live>> changed);

  /// Shipments, orders and presets that fit the words: few, the best first.
  List<Found> find(Workspace workspace, String words);

  FirstSteps firstSteps(Workspace workspace);

  void remember(WindowMemory memory);
}
