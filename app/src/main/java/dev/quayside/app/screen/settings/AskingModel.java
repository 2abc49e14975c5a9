package dev.quayside.app.screen.settings;

import dev.quayside.app.list.Loading;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// What shows something of the engine's and asks it one question at a time.
public abstract class AskingModel {

  protected final Asking asking;

  protected AskingModel(Background background) {
    asking = new Asking(background);
  }

  /// Asks anew for what is shown.
  public abstract void refresh();

  public final ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// Null when the last answer was a good one.
  public final ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  /// Whether what is shown is there yet.
  public final Loading loading() {
    return asking.loading(this::refresh);
  }
}
