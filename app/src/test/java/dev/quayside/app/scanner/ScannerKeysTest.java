package dev.quayside.app.scanner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.window.TestWindow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// What a scanner types reaches nothing else, and what a person types reaches all it did. The clock
/// is the test's own.
class ScannerKeysTest {

  private static final long MS = 1_000_000;

  private final List<String> heard = new ArrayList<>();
  private final Set<String> known = Set.of("7", "42", "1056", "M-3", "SO-7712");
  private final TextField scan = new TextField();
  private final TextField name = new TextField();
  private final TextField weight = new TextField();
  private final TextField palette = new TextField();
  private final Button button = new Button("Theme");
  private long now;

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void build() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          weight.getStyleClass().add("number");
          var home = new VBox(scan, name, weight);
          new Scene(new VBox(home, palette, button));
          new ScannerKeys(home, scan, new Reader(), () -> true, () -> now);
          for (var node : List.of(scan, name, weight, palette, button)) {
            node.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                  if (event.getCode() == KeyCode.ENTER) {
                    heard.add("Enter");
                  }
                });
          }
        });
  }

  @Test
  void aKnownShortNumberIsTakenAndItsEnterPressesNothing() throws Exception {
    type(button, "7", 5);
    assertThat(heard).containsExactly("restored", "taken 7");
  }

  @Test
  void anUnknownOneGivesEnterBack() throws Exception {
    type(button, "8", 5);
    assertThat(heard).containsExactly("Enter");
  }

  @Test
  void aPersonsEnterIsNotTouched() throws Exception {
    type(button, "7", 120);
    type(name, "42", 120);
    type(weight, "7", 90);
    assertThat(heard).containsExactly("Enter", "Enter", "Enter");
    assertThat(name.getText()).isEqualTo("42");
    assertThat(weight.getText()).isEqualTo("7");
  }

  @Test
  void aScanLeavesNoTraceInAField() throws Exception {
    weight.setText("2");
    type(weight, "42", 5);
    type(name, "SO-7712", 5);
    type(weight, "NO-ORDER", 5);
    assertThat(heard)
        .containsExactly(
            "restored", "taken 42", "restored", "taken SO-7712", "restored", "scanned NO-ORDER");
    assertThat(weight.getText()).isEqualTo("2");
    assertThat(name.getText()).isEmpty();
  }

  /// A busy computer hears a scanner as slowly as a person types.
  @Test
  void anOrdersNumberIsTakenFromAFieldOfNumbersHoweverSlowItCame() throws Exception {
    weight.setText("2");
    type(weight, "1056", 120);
    type(weight, "SO-7712", 120);
    type(weight, "1250", 120);
    type(name, "1056", 120);
    assertThat(heard)
        .containsExactly("restored", "taken 1056", "restored", "scanned SO-7712", "Enter", "Enter");
    assertThat(weight.getText()).isEqualTo("21250");
    assertThat(name.getText()).isEqualTo("1056");
  }

  @Test
  void whatIsNoOrderStaysInAFieldOfWords() throws Exception {
    type(name, "HARBOR", 5);
    assertThat(name.getText()).isEqualTo("HARBOR");
    assertThat(heard).containsExactly("Enter");
  }

  @Test
  void theScanFieldAndFieldsThatSearchTakeTheirOwn() throws Exception {
    type(scan, "SO-7712", 5);
    type(palette, "SO-7712", 5);
    assertThat(heard).containsExactly("Enter", "Enter");
  }

  /// The screen went on to the next parcel within the code.
  @Test
  void aCodeThatBeganElsewhereIsTakenWhole() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          key(button, "M", 5);
          key(button, "-", 5);
          key(scan, "3", 5);
          enter(scan, 5);
        });
    assertThat(heard).containsExactly("restored", "taken M-3");
    assertThat(scan.getText()).isEmpty();
  }

  @Test
  void aScanTooSoonAfterAnotherKeyIsAskedForAgain() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          key(button, "3", 5);
          now += 400 * MS;
          key(button, "4", 5);
          key(button, "2", 5);
          enter(button, 5);
        });
    assertThat(heard).containsExactly("restored", "broken");
  }

  private void type(Node target, String code, long gap) throws Exception {
    now += 2000 * MS;
    TestWindow.onWindowThread(
        () -> {
          for (var letter : code.split("")) {
            key(target, letter, gap);
          }
          enter(target, gap);
        });
  }

  private void key(Node target, String letter, long gap) {
    var known = KeyCode.getKeyCode(letter);
    var code = known == null ? KeyCode.MINUS : known;
    now += gap * MS;
    target.requestFocus();
    fire(target, KeyEvent.KEY_PRESSED, "", code);
    fire(target, KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
    if (target instanceof TextField field) {
      field.setText(field.getText() + letter);
    }
    fire(target, KeyEvent.KEY_RELEASED, "", code);
  }

  private void enter(Node target, long gap) {
    now += gap * MS;
    fire(target, KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
    fire(target, KeyEvent.KEY_RELEASED, "", KeyCode.ENTER);
  }

  private static void fire(Node target, EventType<KeyEvent> type, String letter, KeyCode key) {
    Event.fireEvent(target, new KeyEvent(type, letter, letter, key, false, false, false, false));
  }

  private final class Reader implements ScanReader {

    @Override
    public void submit(String code) {
      heard.add("scanned " + code);
    }

    @Override
    public void submitIfKnown(String code, Runnable taken, Runnable unknown) {
      if (known.contains(code)) {
        taken.run();
        heard.add("taken " + code);
      } else {
        unknown.run();
      }
    }

    @Override
    public void tellBroken() {
      heard.add("broken");
    }

    @Override
    public Runnable keepChoice() {
      return () -> heard.add("restored");
    }
  }
}
