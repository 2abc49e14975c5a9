package dev.quayside.app.screen.orders.panel;

import dev.quayside.engine.base.problem.Problem;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A panel that asks something about the chosen orders and saves it: whether it is open, whether it
/// is being saved, and why that failed.
public abstract class PanelModel {

  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();

  public final ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  public final ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /// Why the last try failed; null when it did not.
  public final ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Opens it, without the problem of the last time.
  protected final void show() {
    problem.set(null);
    open.set(true);
  }

  public void close() {
    open.set(false);
  }

  protected final void saving() {
    problem.set(null);
    busy.set(true);
  }

  protected final void done() {
    busy.set(false);
  }

  protected final void refused(Problem why) {
    done();
    failed(why);
  }

  /// What is not saved at all, as it cannot be.
  protected final void failed(Problem why) {
    problem.set(why);
  }
}
