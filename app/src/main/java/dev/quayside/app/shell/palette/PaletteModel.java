package dev.quayside.app.shell.palette;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.problem.Problem;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of Ctrl+K: whether it is open, and the records that match the typed words.
public final class PaletteModel {

  private static final Duration TYPING_PAUSE = Duration.ofMillis(120);

  /// In letters: shorter words match too many records.
  private static final int SHORTEST = 2;

  private final Background background;
  private final BiFunction<Workspace, String, List<Found>> records;
  private final Supplier<@Nullable Workspace> where;
  public final BooleanProperty open = new SimpleBooleanProperty();

  /// The records that match, the best first.
  public final ObservableList<Found> found = FXCollections.observableArrayList();

  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private Background.Timer pause = () -> {};
  private int question;

  public PaletteModel(
      Background background,
      BiFunction<Workspace, String, List<Found>> records,
      Supplier<@Nullable Workspace> where) {
    this.background = background;
    this.records = records;
    this.where = where;
  }

  /// Whether a search for records is under way.
  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  /// Why records cannot be searched; actions can be found all the same.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Searches records once the typing pauses; the earlier results stay until then.
  public void find(String words) {
    int mine = ++question;
    var wanted = words.strip();
    var here = where.get();
    pause.cancel();
    boolean asks = wanted.length() >= SHORTEST && here != null;
    asking.set(asks);
    problem.set(null);
    if (here == null || !asks) {
      found.clear();
    } else {
      pause = background.after(TYPING_PAUSE, () -> ask(here, wanted, mine));
    }
  }

  private void ask(Workspace here, String words, int mine) {
    background.run(
        () -> records.apply(here, words),
        all -> {
          if (mine == question) {
            found.setAll(all);
            asking.set(false);
          }
        },
        failure -> {
          if (mine == question) {
            found.clear();
            problem.set(Failures.problem(failure));
            asking.set(false);
          }
        });
  }
}
