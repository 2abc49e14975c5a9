package dev.quayside.app.window;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A packer without a mouse: what is typed at a window, counted.
final class Hands {

  private static final int MOST_TABS = 80;

  private final FxRobot robot = new FxRobot();
  private final TestWindow window;
  private int keys;

  Hands(TestWindow window) {
    this.window = window;
  }

  /// Keys pressed since the last count.
  int counted() {
    int so = keys;
    keys = 0;
    return so;
  }

  void write(String text) {
    keys += text.length();
    robot.write(text, 0);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void press(KeyCode key) {
    keys++;
    robot.type(key);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void control(KeyCode key) {
    keys++;
    robot.press(KeyCode.CONTROL).type(key).release(KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void shiftControl(KeyCode key) {
    keys++;
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(key).release(KeyCode.SHIFT, KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void erase() {
    robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
  }

  void tabTo(String id) {
    for (int i = 0; i < MOST_TABS; i++) {
      if (isFocused(id)) {
        return;
      }
      press(KeyCode.TAB);
    }
    throw new IllegalStateException("no way to " + id + " from " + focused());
  }

  private String focused() {
    var owner = window.stage().getScene().getFocusOwner();
    return owner == null ? "nothing" : String.valueOf(owner.getId());
  }

  boolean isFocused(String id) {
    for (Node at = window.stage().getScene().getFocusOwner(); at != null; at = at.getParent()) {
      if (id.equals(at.getId())) {
        return true;
      }
    }
    return false;
  }

  String chosen(String box) {
    return String.valueOf(robot.lookup(box).<ComboBox<?>>query().getValue());
  }
}
