package dev.quayside.app.shell;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.money.Money;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The money of the open workspace, and which first steps are done there.
final class FundsModel {

  private record Counted(Workspace whose, List<Money> balances, FirstSteps steps) {}

  private final ShellGateway gateway;
  private final Supplier<@Nullable Workspace> here;
  private final BooleanSupplier introduced;
  private final Refresh<Counted> money;
  final ObservableList<Money> balances = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<FirstSteps> firstSteps =
      new ReadOnlyObjectWrapper<>(FirstSteps.NOT_KNOWN);

  /// @param introduced whether the checklist of the first steps is closed
  FundsModel(
      Background background,
      ShellGateway gateway,
      Supplier<@Nullable Workspace> here,
      BooleanSupplier introduced,
      Consumer<Throwable> failed) {
    this.gateway = gateway;
    this.here = here;
    this.introduced = introduced;
    money = new Refresh<>(background, this::count, this::counted, failed);
  }

  ReadOnlyObjectProperty<FirstSteps> firstSteps() {
    return firstSteps.getReadOnlyProperty();
  }

  /// Reads the balances again.
  void now() {
    if (here.get() != null) {
      money.now();
    }
  }

  void soon() {
    money.soon();
  }

  private Callable<Counted> count() {
    var mine = Objects.requireNonNull(here.get());
    boolean known = introduced.getAsBoolean();
    return () ->
        new Counted(
            mine, gateway.balances(mine), known ? FirstSteps.NOT_KNOWN : gateway.firstSteps(mine));
  }

  /// Takes over an answer, unless its workspace was left meanwhile.
  private void counted(Counted answer) {
    if (answer.whose().equals(here.get())) {
      balances.setAll(answer.balances());
      firstSteps.set(answer.steps());
    }
  }
}
