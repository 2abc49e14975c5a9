import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.Png;
import dev.quayside.app.window.TestWindow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.awaitility.core.ConditionTimeoutException;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A person's hands at the desk: keys, a scanner, and a picture of what they see. What no key
/// reaches and what a proof reader finds is told on standard output.
abstract class AtDesk {

  final FxRobot robot = new FxRobot();
  final TestWindow window;
  private final String name;
  private int pages;

  /// @param name of the folder of its pictures, in `target/story`
  AtDesk(TestWindow window, String name) {
    this.window = window;
    this.name = name;
  }

  void picture(String step) throws Exception {
    window.drawn();
    var page = "%s/%02d-%s".formatted(name, ++pages, step);
    Png.write(window.picture(), Path.of("target", "story", page + ".png"));
    PictureBook.faults(window).forEach(fault -> say(step + ": " + fault));
  }

  /// Tab by tab; tells when no number of tabs comes there, and goes on with the focus set.
  void tabTo(String id) throws Exception {
    for (int i = 0; i < 120; i++) {
      if (isFocused(id)) {
        return;
      }
      robot.type(KeyCode.TAB);
    }
    say("no key reaches #" + id);
    TestWindow.onWindowThread(
        () -> window.stage().getScene().getRoot().lookupAll("#" + id).forEach(Node::requestFocus));
  }

  boolean isFocused(String id) throws Exception {
    return TestWindow.onWindowThread(
        () -> {
          var owner = window.stage().getScene().getFocusOwner();
          return owner != null && id.equals(owner.getId());
        });
  }

  /// Which of the controls in sight no number of tabs reaches. Of toggles side by side one is
  /// enough: arrows go on.
  void reachable() throws Exception {
    var seen = new ArrayList<Node>();
    var begin = window.stage().getScene().getFocusOwner();
    for (int i = 0; i < 150; i++) {
      var owner = window.stage().getScene().getFocusOwner();
      if (owner != null && seen.contains(owner)) {
        break;
      }
      seen.add(owner);
      robot.type(KeyCode.TAB);
    }
    TestWindow.onWindowThread(() -> missed(window.stage().getScene().getRoot(), seen));
    TestWindow.onWindowThread(
        () -> {
          if (begin != null) begin.requestFocus();
        });
  }

  void missed(Node node, List<Node> seen) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Control control && isOperated(control) && !seen.contains(control)) {
      say(
          "no tab reaches "
              + control.getClass().getSimpleName()
              + " #"
              + control.getId()
              + " "
              + (control instanceof javafx.scene.control.Labeled labeled
                  ? labeled.getText() + " / " + labeled.getAccessibleText()
                  : ""));
      return;
    }
    if (node instanceof Parent parent
        && !(node instanceof ComboBoxBase<?>)
        && !(node instanceof TextInputControl)
        && !(node instanceof TableView<?>)
        && !(node instanceof ListView<?>)) {
      parent.getChildrenUnmodifiable().forEach(child -> missed(child, seen));
    }
  }

  static boolean isOperated(Control control) {
    return !control.isDisabled()
        && !(control instanceof ToggleButton)
        && (control instanceof ButtonBase
            || control instanceof TextInputControl
            || control instanceof ComboBoxBase<?>
            || control instanceof TableView<?>
            || control instanceof ListView<?>);
  }

  void wedge(String code) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          for (var letter : code.split("")) {
            fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
          }
          fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
        });
    WaitForAsyncUtils.waitForFxEvents();
    try {
      TestWindow.until(() -> !window.ship().busy.get());
    } catch (ConditionTimeoutException busy) {
      say("busy after " + code);
    }
  }

  void fire(javafx.event.EventType<KeyEvent> type, String letter, KeyCode key) {
    var scene = window.stage().getScene();
    var target = Objects.requireNonNullElse(scene.getFocusOwner(), scene.getRoot());
    Event.fireEvent(target, new KeyEvent(type, letter, letter, key, false, false, false, false));
  }

  void press(KeyCode modifier, KeyCode key) {
    robot.press(modifier).type(key).release(modifier);
    WaitForAsyncUtils.waitForFxEvents();
  }

  void say(String words) {
    System.out.println(name + " " + pages + ": " + words);
  }
}
