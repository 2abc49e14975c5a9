package dev.quayside.app.screen.settings.copy;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.copy.Copied;
import dev.quayside.engine.copy.CopyKind;
import dev.quayside.engine.copy.CopyOutcome;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What would be copied from another workspace, what of it is wanted, and what became of it.
public final class CopyModel extends AskingModel {

  private final CopyGateway gateway;
  private final Runnable changed;

  /// The workspaces to copy from.
  public final ObservableList<Workspace> others = FXCollections.observableArrayList();

  public final ObjectProperty<@Nullable Workspace> from = new SimpleObjectProperty<>();

  /// Whether what has the same name here is changed.
  public final BooleanProperty replace = new SimpleBooleanProperty();

  private final Map<CopyKind, BooleanProperty> wanted = new EnumMap<>(CopyKind.class);

  /// What copying everything would do now; kinds of which there is nothing are left out.
  public final ObservableList<Copied> found = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<@Nullable List<Copied>> done = new ReadOnlyObjectWrapper<>();

  /// @param changed called when something was copied
  public CopyModel(Background background, CopyGateway gateway, Runnable changed) {
    super(background);
    this.gateway = gateway;
    this.changed = changed;
    for (var kind : CopyKind.values()) {
      wanted.put(kind, new SimpleBooleanProperty(true));
    }
    from.subscribe(_ -> look());
    replace.subscribe(_ -> look());
  }

  /// Whether things of a kind are wanted.
  public BooleanProperty wanted(CopyKind kind) {
    return Objects.requireNonNull(wanted.get(kind));
  }

  /// What the last copying did; null before, and once something else is chosen.
  public ReadOnlyObjectProperty<@Nullable List<Copied>> done() {
    return done.getReadOnlyProperty();
  }

  /// How many things copying what is wanted would add or change.
  public int toDo() {
    return found.stream()
        .filter(each -> wanted(each.kind()).get())
        .mapToInt(each -> each.count(CopyOutcome.NEW) + each.count(CopyOutcome.CHANGED))
        .sum();
  }

  @Override
  public void refresh() {
    asking.load(gateway::others, this::show);
  }

  private void show(List<Workspace> now) {
    var chosen = from.get();
    var next =
        now.stream()
            .filter(each -> chosen != null && each.id().equals(chosen.id()))
            .findFirst()
            .or(() -> now.stream().findFirst())
            .orElse(null);
    others.setAll(now);
    if (Objects.equals(next, from.get())) {
      look();
    } else {
      from.set(next);
    }
  }

  private void look() {
    done.set(null);
    var workspace = from.get();
    if (workspace == null) {
      found.clear();
      return;
    }
    boolean all = replace.get();
    asking.ask(
        () -> gateway.preview(workspace, all),
        now -> {
          show(now, workspace, all);
        });
  }

  /// What was chosen meanwhile is looked at next.
  private void show(List<Copied> now, Workspace workspace, boolean all) {
    if (workspace.equals(from.get()) && all == replace.get()) {
      found.setAll(now.stream().filter(each -> !each.items().isEmpty()).toList());
    } else {
      look();
    }
  }

  public void copy() {
    var workspace = from.get();
    if (workspace == null || toDo() == 0) {
      return;
    }
    Set<CopyKind> kinds = EnumSet.noneOf(CopyKind.class);
    found.stream().map(Copied::kind).filter(kind -> wanted(kind).get()).forEach(kinds::add);
    boolean all = replace.get();
    asking.ask(
        () -> gateway.copy(workspace, kinds, all),
        copied -> {
          changed.run();
          look();
          done.set(copied);
        });
  }
}
