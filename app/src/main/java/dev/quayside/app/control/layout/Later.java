package dev.quayside.app.control.layout;

import dev.quayside.app.control.Follow;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A part of a view that is seldom shown. It is made when it is first wanted: at the start of the
/// program what is hidden would cost as much as what is seen.
public final class Later<T extends Node> extends VBox {

  private final Supplier<T> part;
  private @Nullable T made;

  /// @param wanted whether it is to be seen
  public Later(ObservableBooleanValue wanted, Supplier<T> part) {
    this.part = part;
    visibleProperty().bind(wanted);
    managedProperty().bind(wanted);
    Follow.value(
        this,
        wanted,
        now -> {
          if (now) {
            made();
          }
        });
  }

  /// The part itself, now made if it was not before.
  public T made() {
    if (made == null) {
      made = part.get();
      getChildren().add(made);
    }
    return made;
  }
}
