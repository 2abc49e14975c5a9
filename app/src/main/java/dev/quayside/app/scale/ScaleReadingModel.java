package dev.quayside.app.scale;

import dev.quayside.app.task.Background;
import java.time.Duration;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Reads the scale several times a second while one is chosen, which also shows when it stops
/// answering.
public final class ScaleReadingModel implements ScaleReading {

  private static final Duration LOOK_AGAIN = Duration.ofMillis(150);

  private final Background background;
  private final DeskScale scale;
  private final ReadOnlyObjectWrapper<Weighing> weighing =
      new ReadOnlyObjectWrapper<>(Weighing.NONE);
  private final ReadOnlyBooleanWrapper automatic = new ReadOnlyBooleanWrapper();
  private Background.Timer next = () -> {};

  public ScaleReadingModel(Background background, DeskScale scale) {
    this.background = background;
    this.scale = scale;
  }

  @Override
  public ReadOnlyObjectProperty<Weighing> weighing() {
    return weighing.getReadOnlyProperty();
  }

  @Override
  public ReadOnlyBooleanProperty automatic() {
    return automatic.getReadOnlyProperty();
  }

  /// Starts again, after another scale, or another use of it, was chosen.
  public void look() {
    next.cancel();
    automatic.set(scale.choice().automatic());
    weighing.set(scale.now());
    if (scale.choice().address() != null) {
      next = background.after(LOOK_AGAIN, this::look);
    }
  }
}
