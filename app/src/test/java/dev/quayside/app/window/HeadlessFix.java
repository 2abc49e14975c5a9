package dev.quayside.app.window;

import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// The headless platform of JavaFX 26 marks every press as a pop-up trigger, which for example
/// stops a table header from sorting. Presses of the primary button are fired again without it.
public final class HeadlessFix {

  private HeadlessFix() {}

  public static void install(Scene scene) {
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, HeadlessFix::fix);
    scene.addEventFilter(MouseEvent.MOUSE_RELEASED, HeadlessFix::fix);
  }

  private static void fix(MouseEvent event) {
    if (!event.isPopupTrigger() || event.getButton() == MouseButton.SECONDARY) {
      return;
    }
    event.consume();
    Event.fireEvent(
        event.getTarget(),
        new MouseEvent(
            event.getSource(),
            event.getTarget(),
            event.getEventType(),
            event.getSceneX(),
            event.getSceneY(),
            event.getScreenX(),
            event.getScreenY(),
            event.getButton(),
            event.getClickCount(),
            event.isShiftDown(),
            event.isControlDown(),
            event.isAltDown(),
            event.isMetaDown(),
            event.isPrimaryButtonDown(),
            event.isMiddleButtonDown(),
            event.isSecondaryButtonDown(),
            false,
            false,
            event.isStillSincePress(),
            event.getPickResult()));
  }
}
