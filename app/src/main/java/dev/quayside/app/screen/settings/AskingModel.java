package dev.quayside.app.screen.settings;

import dev.quayside.app.list.Loading;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// A model that shows data of the engine and asks it one question at a time.
public abstract class AskingModel {

  protected final Asking asking;

  protected AskingModel(Background background) {
    asking = new Asking(background);
  }

  /// Asks again for the content to show.
  public abstract void refresh();

  /// Shows changes made elsewhere, where there can be any; called regularly while the content stays
  /// in sight.
  public void lookAgain() {}

  /// Does what another screen asked for, once the content is in sight.
  public void take(NavigationRequest request) {}

  public final ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// Why the last question failed; null when it did not.
  public final ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  /// Whether the content has been loaded.
  public final Loading loading() {
    return asking.loading(this::refresh);
  }
}
